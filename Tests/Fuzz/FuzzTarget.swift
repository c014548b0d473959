import Foundation
import Parallax
import ParallaxDocument

/// What `Scripts/fuzz.sh` calls with bytes that libFuzzer has made up. A trap, or an end that never comes, is a fault.
///
/// The first byte says what the others are taken for: a stage, an effect, a gesture script, a JPEG, WebP or PNG file, or a camera's
/// note.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    guard let kind = bytes.first else { return 0 }
    let data = Data(bytes.dropFirst())
    switch kind {
    case UInt8(ascii: "e"): readEffect(data)
    case UInt8(ascii: "g"): playScript(String(decoding: data, as: UTF8.self))
    case UInt8(ascii: "j"):
        for isCutOff in [
            JPEGStructure.isCutOff, PNGStructure.isCutOff, WebPStructure.isCutOff, HEIFStructure.isCutOff,
        ] { _ = data.withUnsafeBytes(isCutOff) }
    case UInt8(ascii: "w"):
        let part = data.withUnsafeBytes { WebPStructure.part("ICCP", of: $0) }
        precondition(part.map { $0.upperBound <= data.count } ?? true)
        _ = data.withUnsafeBytes(ExifNote.orientation(inFile:))
    case UInt8(ascii: "x"): _ = data.withUnsafeBytes(ExifNote.orientation(in:))
    default: readStage(data)
    }
    return 0
}

private func readStage(_ data: Data) {
    let document: StageDocument
    do {
        document = try StageDocument(data: data)
    } catch {
        precondition(error.all.allSatisfy { $0.line != nil && !$0.sentence.isEmpty })
        return
    }
    let written = document.json
    let again = try! StageDocument(data: Data(written.utf8))
    precondition(again == document && again.json == written, "what is written reads as something else")
    let stage = document.stage()
    for travel in [0, 300, -5_000, Double.infinity] {
        for layer in stage.layout(at: travel, ages: .all(0.2)).layers.prefix(20) {
            precondition(layer.opacity >= 0 && layer.opacity <= 1, "an opacity that is none")
            precondition(
                layer.quad.topLeft.x.isFinite && layer.quad.bottomRight.y.isFinite, "a layer that is nowhere")
        }
    }
}

private func readEffect(_ data: Data) {
    guard let document = try? EffectDocument(data: data) else { return }
    for travel in [0.0, 250, -1e6] {
        let pose = document.effect.pose(item: 500..<750, viewport: travel..<(travel + 844))
        precondition(pose.opacity >= 0 && pose.opacity <= 1)
    }
}

private func playScript(_ text: String) {
    guard let script = try? GestureScript(text) else { return }
    var stage = Stage(screen: Dimensions(width: 390, height: 844))
    stage.rows = Rows(RowHeights(count: 30, height: 250))
    var playback = Playback(stage, script: script)
    precondition(playback.duration >= 0 && playback.duration.isFinite)
    _ = playback.layout(at: min(playback.duration, 3))
}
