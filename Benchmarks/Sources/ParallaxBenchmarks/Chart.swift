import Foundation

/// What every picture of the report looks like, for light and for dark.
enum Chart {
    static func svg(width: Double, height: Double, label: String, _ body: [String]) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(n(width)) \(n(height))" width="\(n(width))" height="\(n(height))" role="img" aria-label="\(escaped(label))">
        <style>
        text { font: 13px Inter, "Helvetica Neue", sans-serif; fill: #33363d }
        .heading { font-size: 17px; font-weight: 600 } .small { font-size: 11px; fill: #6b7078 } .end { text-anchor: end }
        .middle { text-anchor: middle } .paper { fill: #ffffff } .grid { stroke: #e3e5e9 } .limit { stroke: #c2413b; stroke-width: 1.5 }
        .good { fill: #2f7d6b } .bad { fill: #c2413b } .one { stroke: #2f6fb0; fill: none; stroke-width: 2.5 }
        .two { stroke: #c07a1c; fill: none; stroke-width: 2.5 } .dot1 { fill: #2f6fb0 } .dot2 { fill: #c07a1c }
        .limitText { fill: #c2413b; font-size: 11px }
        @media (prefers-color-scheme: dark) {
        text { fill: #d9dce2 } .small { fill: #969ba5 } .paper { fill: #17191e } .grid { stroke: #2d3037 } .limit { stroke: #e5736d }
        .good { fill: #57b8a1 } .bad { fill: #e5736d } .one { stroke: #6aa9e6 } .two { stroke: #e2a552 } .dot1 { fill: #6aa9e6 }
        .dot2 { fill: #e2a552 } .limitText { fill: #e5736d } }
        </style>
        <rect class="paper" width="100%" height="100%"/>
        \(body.joined(separator: "\n"))
        </svg>

        """
    }

    static func text(_ words: String, x: Double, y: Double, _ look: String = "") -> String {
        "<text x=\"\(n(x))\" y=\"\(n(y))\" class=\"\(look)\">\(escaped(words))</text>"
    }

    static func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ look: String) -> String {
        "<line x1=\"\(n(x1))\" y1=\"\(n(y1))\" x2=\"\(n(x2))\" y2=\"\(n(y2))\" class=\"\(look)\"/>"
    }

    /// A number, to a hundredth.
    static func n(_ value: Double) -> String { String(format: "%g", (value * 100).rounded() / 100) }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
    }
}

/// Every figure as a bar, as long as the part of its limit that it takes: those that end before the line are within.
struct LimitChart {
    let sections: [Report.Section]

    var svg: String {
        let (left, right, width) = (40.0, 130.0, 960.0)
        // Half as much again as the limit ends the scale.
        let unit = (width - left - right) / 1.5
        var (y, body) = (
            40.0, [Chart.text("How much of its limit each figure takes", x: left, y: 34, "heading")]
        )
        body.append(Chart.text("limit", x: left + unit, y: 56, "limitText middle"))
        for section in sections {
            y += 34
            body.append(Chart.text(section.title, x: left, y: y, "small"))
            for figure in section.figures {
                let part = figure.measured / figure.limit
                y += 20
                body.append(Chart.text(figure.name, x: left, y: y))
                y += 6
                let length = max(1, min(part.isFinite ? part : 1.5, 1.5) * unit)
                body.append(
                    "<rect x=\"\(Chart.n(left))\" y=\"\(Chart.n(y))\" width=\"\(Chart.n(length))\" height=\"9\" rx=\"2\" class=\"\(figure.isWithin ? "good" : "bad")\"/>"
                )
                // Beside the bars alone, and the numbers in a column behind the longest of them: lines and words cross no words.
                body.append(Chart.line(left + unit, y, left + unit, y + 13, "limit"))
                body.append(
                    Chart.text(
                        "\(Figure.rounded(figure.measured)) of \(Figure.rounded(figure.limit))",
                        x: width - right + 10, y: y + 9, "small"))
                y += 12
            }
        }
        return Chart.svg(width: width, height: y + 18, label: "Figures beside their limits", body)
    }
}

/// How laying out a frame grows with the list, from ten rows to ten million.
struct GrowthChart {
    let places: [Growth.Place]

    var svg: String {
        let (left, top, inner, height) = (84.0, 84.0, 680.0, 300.0)
        let values = places.flatMap { [$0.scrolling.value, $0.jumping.value] }
        let most = max(2, (values.max() ?? 2).rounded(.up))
        func x(_ index: Int) -> Double { left + inner * Double(index) / Double(max(places.count - 1, 1)) }
        func y(_ value: Double) -> Double { top + height * (1 - value / most) }
        var body = [
            Chart.text("A frame of a list: time over that of ten rows", x: left, y: 34, "heading"),
            Chart.text(
                "ten rows take \(Figure.time(places.first?.scrolling.nanoseconds.reference ?? 0)) while scrolling; each point was measured in turns with them",
                x: left, y: 54, "small"),
        ]
        for tick in 0...Int(most) {
            body.append(Chart.line(left, y(Double(tick)), left + inner, y(Double(tick)), "grid"))
            body.append(Chart.text("\(tick) ×", x: left - 8, y: y(Double(tick)) + 4, "small end"))
        }
        for (index, place) in places.enumerated() {
            body.append(Chart.text(Self.words(place.rows), x: x(index), y: top + height + 20, "small middle"))
        }
        body.append(Chart.text("rows", x: left + inner / 2, y: top + height + 42, "small middle"))
        let limit = y(1.2)
        body.append(Chart.line(left, limit, left + inner, limit, "limit"))
        body.append(Chart.text("1.2 ×, the limit while scrolling", x: left + 8, y: limit - 6, "limitText"))
        var labels: [(words: String, y: Double)] = []
        for (look, dot, name, value) in [
            ("two", "dot2", "after a jump anywhere", { (place: Growth.Place) in place.jumping.value }),
            ("one", "dot1", "while scrolling", { $0.scrolling.value }),
        ] {
            let points = places.indices.map { "\(Chart.n(x($0))),\(Chart.n(y(value(places[$0]))))" }
            body.append("<polyline points=\"\(points.joined(separator: " "))\" class=\"\(look)\"/>")
            for index in places.indices {
                body.append(
                    "<circle cx=\"\(Chart.n(x(index)))\" cy=\"\(Chart.n(y(value(places[index]))))\" r=\"3.5\" class=\"\(dot)\"/>"
                )
            }
            guard let last = places.last else { continue }
            labels.append(("\(name): \(Figure.rounded(value(last))) ×", y(value(last)) + 4))
        }
        // Two that end at the same height are named one below the other.
        labels.sort { $0.y < $1.y }
        for index in labels.indices {
            if index > 0 { labels[index].y = max(labels[index].y, labels[index - 1].y + 18) }
            body.append(Chart.text(labels[index].words, x: left + inner + 10, y: labels[index].y))
        }
        return Chart.svg(
            width: 1_000, height: top + height + 60, label: "Time of a frame from ten rows to ten million",
            body)
    }

    /// 10,000,000 with commas.
    private static func words(_ rows: Int) -> String {
        var (digits, result) = (Array(String(rows)), "")
        while digits.count > 3 {
            result = "," + String(digits.suffix(3)) + result
            digits.removeLast(3)
        }
        return String(digits) + result
    }
}
