#if Painter
import Foundation

/// What a JPEG file is made of: segments that say how long they are, and the picture's data between markers.
///
/// Decoders fill up what is missing of a file that was cut off with grey and say nothing; so it is looked for here.
enum JPEGStructure {
    /// Whether a JPEG file ends before its picture does. A file that is no JPEG file is not cut off.
    ///
    /// Markers are followed from segment to segment (ITU-T T.81, annex B), so that a small preview in one of them is not taken
    /// for the picture.
    static func isCutOff(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard bytes.count > 3, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return false }
        var position = 2
        while position + 1 < bytes.count {
            guard bytes[position] == 0xFF else {
                // The picture's data, or padding between segments: on to the next marker.
                position += 1
                continue
            }
            switch bytes[position + 1] {
            case 0xD9: return false
            // A byte 255 of the data, fill bytes, restarts and markers without a length.
            case 0x00, 0x01, 0xD0...0xD8: position += 2
            case 0xFF: position += 1
            default:
                guard position + 3 < bytes.count else { return true }
                position += 2 + Int(bytes[position + 2]) * 256 + Int(bytes[position + 3])
            }
        }
        return true
    }
}
#endif
