import Foundation
import Parallax
import ParallaxDocument

/// The key frames as numbers, for the page's script: what it needs to move layers where the style sheet can't.
struct FrameTable {
    let parts: PageParts
    let policy: MotionPolicy
    let entersOnce: Bool
    let canCull: Bool

    /// The numbers as JSON that can stand in markup.
    var json: String {
        let stage = parts.stage
        let enters = parts.all.contains { part in part.carriers.contains { $0.timeline == .time } }
        let spacing = stage.pages.map { [JSONValue.Member("spacing", .number($0.spacing))] } ?? []
        let model = JSONValue.object(
            [
                .init("isVertical", .boolean(stage.axis == .vertical)),
                .init("isMirrored", .boolean(stage.axis == .horizontal && stage.direction == .rightToLeft)),
            ] + spacing + [
                .init("culls", .boolean(canCull)), .init("enters", .boolean(enters && policy != .none)),
                .init("once", .boolean(entersOnce)),
                .init("full", table(policy)), .init("reduced", table(policy == .full ? .reduced : policy)),
            ])
        // Nothing in it ends the element that holds it.
        return JSONWriter().line(of: model).replacingOccurrences(of: "<", with: "\\u003C")
    }

    private func table(_ policy: MotionPolicy) -> JSONValue {
        .list(parts.all.flatMap(\.carriers).compactMap { entry($0, policy) })
    }

    private func entry(_ carrier: Carrier, _ policy: MotionPolicy) -> JSONValue? {
        let moving = carrier.properties(policy).filter { !$0.isStill }
        guard carrier.timeline != .time, !moving.isEmpty, let frames = carrier.frames[policy] else {
            return nil
        }
        let measures = Set(moving.flatMap { $0.parts.joined() }.flatMap { $0.factors.keys })
            .union([carrier.driver.unit])
        return .object([
            .init("name", .string(carrier.name)),
            .init("driver", .string(String(describing: carrier.driver.quantity))),
            .init("unit", .string(carrier.driver.unit.property ?? "")),
            .init("lengths", .list(measures.compactMap(\.property).sorted().map { .string($0) })),
            .init("stops", .list(frames.stops.map { .number($0) })),
            .init("properties", .list(moving.map(property))),
        ])
    }

    private func property(_ property: DrivenProperty) -> JSONValue {
        .object([
            .init("name", .string(property.name)),
            .init("texts", .list(texts(property))),
            .init("gaps", .list(property.parts.map(gap))),
        ])
    }

    /// The texts about the gaps, with the unit of what stands before each.
    private func texts(_ property: DrivenProperty) -> [JSONValue] {
        property.pattern.enumerated().map { index, text in
            .string((index > 0 && property.isLength[index - 1] ? "px" : "") + text)
        }
    }

    /// What stands in one gap: for each measure, its multiples at the stops.
    private func gap(_ sums: [LengthSum]) -> JSONValue {
        let measures = Measure.allCases.filter { measure in sums.contains { $0[measure] != 0 } }
        return .list(
            measures.map { measure in
                .list([
                    .string(measure.property ?? ""),
                    .list(sums.map { .number(($0[measure] * 1e10).rounded() / 1e10) }),
                ])
            })
    }
}
