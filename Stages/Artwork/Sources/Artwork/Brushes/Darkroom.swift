import CPixbuf
import Foundation

/// How a finished sheet is turned into a picture for the screen.
struct Darkroom {
    /// A multiplier on all light.
    var exposure: Float = 1

    /// How much the corners fall off.
    var vignette: Float = 0.22

    /// How colourful the picture is; 1 leaves it as painted.
    var saturation: Float = 1.06

    /// The strength of the film grain.
    var grain: Float = 0.011

    /// Lifts the contrast around the middle grey; 0 leaves it as painted.
    var contrast: Float = 0.08

    /// The bytes of the picture, three to a dot.
    func develop(_ sheet: Canvas) -> [UInt8] {
        let noise = Noise(77)
        let width = sheet.width
        var bytes = [UInt8](repeating: 0, count: width * sheet.height * 3)
        bytes.withUnsafeMutableBufferPointer { buffer in
            let out = buffer
            sheet.rows { y in
                for x in 0..<width {
                    let p = sheet.spot(x, y)
                    let off = (p - Canvas.size / 2) / Canvas.size.x
                    let fall = 1 - vignette * smooth(0.2, 0.85, off.length)
                    let light = (sheet.dots[y * width + x] * exposure * fall).saturated(saturation)
                    var tone = SIMD3(
                        encoded(shoulder(light.x)), encoded(shoulder(light.y)), encoded(shoulder(light.z)))
                    let grey = tone.luminance
                    tone += (tone - 0.46) * contrast * (1 - abs(2 * grey - 1))
                    let cast = noise.dice(Int32(x), Int32(y)) + noise.dice(Int32(x), Int32(y) + 90_000) - 1
                    let soft = noise(SIMD2(Float(x), Float(y)) * 0.45)
                    tone += (cast * 0.75 + soft * 0.6) * grain * (1.1 - 0.6 * grey)
                    for (i, channel) in [tone.x, tone.y, tone.z].enumerated() {
                        let dither = noise.dice(Int32(x) + Int32(i) * 5_000, Int32(y) - 40_000)
                        out[(y * width + x) * 3 + i] = UInt8(min(max(channel * 255 + dither, 0), 255))
                    }
                }
            }
        }
        return bytes
    }

    /// A film's shoulder: straight up to three quarters, then bending softly towards white.
    private func shoulder(_ value: Float) -> Float {
        let knee: Float = 0.6
        guard value > knee else { return max(value, 0) }
        return 1 - (1 - knee) * expf(-(value - knee) / (1 - knee))
    }
}

/// A picture could not be written.
struct WritingFailed: Error, CustomStringConvertible {
    let description: String
}

/// Writes the bytes of a picture as a JPEG file.
func write(_ bytes: [UInt8], width: Int, height: Int, quality: Int, to path: String) throws {
    var bytes = bytes
    let done = bytes.withUnsafeMutableBufferPointer { buffer in
        let pixels = gdk_pixbuf_new_from_data(
            buffer.baseAddress, GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height), Int32(width * 3),
            nil, nil)
        defer { g_object_unref(pixels.map { gpointer($0) }) }
        return "quality".withCString { key in
            String(quality).withCString { value in
                var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: key), nil]
                var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
                return gdk_pixbuf_savev(pixels, path, "jpeg", &keys, &values, nil) != 0
            }
        }
    }
    if !done { throw WritingFailed(description: "cannot write \(path)") }
}
