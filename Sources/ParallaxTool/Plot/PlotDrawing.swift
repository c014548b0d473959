import Foundation
import ParallaxDocument

/// Panels as SVG: one below another, each with a graph for every unit, in colours for light and for dark.
struct PlotDrawing {
    let heading: String
    let panels: [PlotPanel]

    private static let width = 960.0
    private static let (left, right) = (84.0, 176.0)
    private static let graphHeight = 150.0
    private static let colours = 6

    /// The whole picture.
    var svg: String {
        var body: [String] = []
        var y = 56.0
        for panel in panels {
            body.append(text(panel.title, x: Self.left, y: y + 20, "title"))
            y += 52
            let units = PlotPanel.Unit.allCases.filter { unit in panel.series.contains { $0.unit == unit } }
            for (index, unit) in units.enumerated() {
                body += graph(panel, unit, top: y, isFirst: index == 0, isLast: index == units.count - 1)
                y += Self.graphHeight + (index == units.count - 1 ? 62 : 22)
            }
        }
        let height = Int(y + 8)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Int(Self.width)) \(height)" width="\(Int(Self.width))" height="\(height)" role="img" aria-label="\(Self.escaped(heading))">
            <style>\(Self.style)</style>
            <rect class="paper" width="100%" height="100%"/>
            \(text(heading, x: Self.left, y: 38, "heading"))
            \(body.joined(separator: "\n"))
            </svg>

            """
    }

    private func graph(
        _ panel: PlotPanel, _ unit: PlotPanel.Unit, top: Double, isFirst: Bool, isLast: Bool
    ) -> [String] {
        let series = panel.series.enumerated().filter { $0.element.unit == unit }
        let across = PlotAxis(holding: [panel.xs[0], panel.xs[panel.xs.count - 1]], isExact: true, count: 8)
        let rest: [Double] = unit == .factor ? [0, 1] : [0]
        let up = PlotAxis(holding: series.flatMap(\.element.values) + rest, isExact: false, count: 4)
        let inner = Self.width - Self.left - Self.right
        func x(_ value: Double) -> Double { Self.left + across.part(value) * inner }
        func y(_ value: Double) -> Double { top + (1 - up.part(value)) * Self.graphHeight }

        var parts: [String] = []
        if let pull = panel.pull, pull.upperBound > pull.lowerBound {
            parts.append(
                #"<rect class="pull" x="\#(n(x(pull.lowerBound)))" y="\#(n(top))" width="\#(n(x(pull.upperBound) - x(pull.lowerBound)))" height="\#(n(Self.graphHeight))"/>"#
            )
            if isFirst { parts.append(text("pulled", x: x(pull.lowerBound) + 6, y: top + 14, "small")) }
        }
        for tick in up.ticks {
            parts.append(line(Self.left, y(tick), Self.left + inner, y(tick), tick == 0 ? "zero" : "grid"))
            parts.append(text(up.text(tick), x: Self.left - 8, y: y(tick) + 4, "tick end"))
        }
        for tick in across.ticks {
            parts.append(line(x(tick), top, x(tick), top + Self.graphHeight, "grid"))
            if isLast {
                parts.append(
                    text(across.text(tick), x: x(tick), y: top + Self.graphHeight + 18, "tick middle"))
            }
        }
        for (index, place) in panel.places.enumerated() {
            parts.append(line(x(place.x), top, x(place.x), top + Self.graphHeight, "place"))
            guard isFirst else { continue }
            let isNear = panel.places[..<index].contains { (x($0.x) - x(place.x)).magnitude < 56 }
            let side =
                x(place.x) < Self.left + 30 ? "" : (x(place.x) > Self.left + inner - 30 ? " end" : " middle")
            parts.append(text(place.name, x: x(place.x), y: top - (isNear ? 18 : 6), "small" + side))
        }
        parts.append(
            #"<text class="tick middle" transform="translate(\#(n(Self.left - 56)) \#(n(top + Self.graphHeight / 2))) rotate(-90)">\#(unit.label)</text>"#
        )
        if isLast {
            parts.append(
                text(panel.axis, x: Self.left + inner / 2, y: top + Self.graphHeight + 40, "tick middle"))
        }
        var lowest = -Double.infinity
        for (index, series) in series.sorted(by: {
            y($0.element.values.last ?? 0) < y($1.element.values.last ?? 0)
        }) {
            let points = zip(panel.xs, series.values).map { "\(n(x($0))),\(n(y($1)))" }
            parts.append(
                #"<polyline class="series c\#(index % Self.colours)" points="\#(simplified(points).joined(separator: " "))"/>"#
            )
            // Names stand at the curves' ends, apart from one another.
            let level = max(
                min(y(series.values.last ?? 0) + 4, top + Self.graphHeight), lowest + 32, top + 12)
            lowest = level
            let (least, most) = (series.values.min() ?? 0, series.values.max() ?? 0)
            parts.append(
                text(series.name, x: Self.left + inner + 12, y: level, "name f\(index % Self.colours)"))
            parts.append(
                text("\(short(least)) … \(short(most))", x: Self.left + inner + 12, y: level + 14, "small"))
        }
        return parts
    }

    /// Points in the middle of a straight run say nothing.
    private func simplified(_ points: [String]) -> [String] {
        var kept: [String] = []
        for (index, point) in points.enumerated() {
            if index > 0, index < points.count - 1, kept.count > 0 {
                let level = point.split(separator: ",")[1]
                let isLevel =
                    kept[kept.count - 1].hasSuffix("," + level) && points[index + 1].hasSuffix("," + level)
                if isLevel { continue }
            }
            kept.append(point)
        }
        return kept
    }

    // MARK: Elements

    private func line(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ name: String) -> String {
        #"<line class="\#(name)" x1="\#(n(x0))" y1="\#(n(y0))" x2="\#(n(x1))" y2="\#(n(y1))"/>"#
    }

    private func text(_ words: String, x: Double, y: Double, _ name: String) -> String {
        #"<text class="\#(name)" x="\#(n(x))" y="\#(n(y))">\#(Self.escaped(words))</text>"#
    }

    private func n(_ value: Double) -> String {
        let text = String(format: "%.1f", value)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private func short(_ value: Double) -> String {
        let text = CheckFinding.rounded(value)
        return text.hasPrefix("-") ? "−" + text.dropFirst() : text
    }

    /// A text within XML, which knows no control characters, not even as escapes of its own.
    private static func escaped(_ text: String) -> String {
        Complaint.printable(text).replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(
            of: "<", with: "&lt;"
        )
        .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
    }

    /// Six colours that people with any colour vision tell apart, on white and on black (after Okabe and Ito, 2008).
    private static let style = """
        text { font: 13px system-ui, -apple-system, "Segoe UI", Inter, sans-serif; fill: #444 }
        .heading { font-size: 20px; font-weight: 600; fill: #111 } .title { font-size: 15px; font-weight: 600; fill: #111 }
        .small { font-size: 11px; fill: #767676 } .tick { font-size: 12px } .name { font-weight: 600 }
        .end { text-anchor: end } .middle { text-anchor: middle }
        .paper { fill: #fff } .pull { fill: #f4f1ea } .grid { stroke: #e6e6e6 } .zero { stroke: #b0b0b0 }
        .place { stroke: #8a8a8a; stroke-dasharray: 3 4 }
        .series { fill: none; stroke-width: 2.5; stroke-linejoin: round; stroke-linecap: round }
        .c0 { stroke: #0072b2 } .c1 { stroke: #d55e00 } .c2 { stroke: #009e73 } .c3 { stroke: #b5578f } .c4 { stroke: #a07800 } .c5 { stroke: #3a86c8 }
        .f0 { fill: #0072b2 } .f1 { fill: #d55e00 } .f2 { fill: #00805d } .f3 { fill: #b5578f } .f4 { fill: #8a6700 } .f5 { fill: #2c72ad }
        @media (prefers-color-scheme: dark) {
        text { fill: #c8c8c8 } .heading, .title { fill: #f5f5f5 } .small { fill: #9a9a9a }
        .paper { fill: #15171c } .pull { fill: #1f222a } .grid { stroke: #2a2d35 } .zero { stroke: #5a5e68 } .place { stroke: #777c88 }
        .c0, .c5 { stroke: #56b4e9 } .c1 { stroke: #e69f00 } .c2 { stroke: #2fc79b } .c3 { stroke: #dd8fc0 } .c4 { stroke: #f0e442 }
        .f0, .f5 { fill: #56b4e9 } .f1 { fill: #e69f00 } .f2 { fill: #2fc79b } .f3 { fill: #dd8fc0 } .f4 { fill: #f0e442 }
        }
        """
}
