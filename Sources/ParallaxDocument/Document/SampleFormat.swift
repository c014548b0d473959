import Parallax

/// A layout as JSON: how a person asks what an effect does at one place, and how all painters are held to the same
/// numbers.
///
/// ```swift
/// print(SampleFormat.line(of: stage.layout(at: 37.5)))
/// // {"travel": 37.5, "screen": [390, 844], "viewport": [0, 0, 390, 844], "layers": [{"id": "row.0", …}]}
/// ```
///
/// Numbers are the shortest that read back as themselves, written as JavaScript writes them.
public enum SampleFormat {
    /// A layout as one line, without a line end.
    public static func line(of layout: StageLayout) -> String { JSONWriter().line(of: json(of: layout)) }

    static func json(of layout: StageLayout) -> JSONValue {
        let (screen, viewport) = (layout.screen, layout.viewport)
        return [
            "travel": .number(layout.travel),
            "screen": .numbers(screen.width, screen.height),
            "viewport": .numbers(viewport.x, viewport.y, viewport.width, viewport.height),
            "layers": .list(layout.layers.map(json(of:))),
        ]
    }

    private static func json(of layer: Layer) -> JSONValue {
        [
            "id": .string(layer.handle.id),
            "quad": json(of: layer.quad),
            "opacity": .number(layer.opacity),
            "clip": layer.clip.map(json(of:)) ?? .null,
            "shadow": layer.shadow.map(json(of:)) ?? .null,
        ]
    }

    private static func json(of quad: Quad) -> JSONValue {
        .list([quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft].map { .numbers($0.x, $0.y) })
    }

    private static func json(of shadow: Shadow) -> JSONValue {
        [
            "x": .number(shadow.x), "y": .number(shadow.y), "radius": .number(shadow.radius),
            "opacity": .number(shadow.opacity),
        ]
    }
}
