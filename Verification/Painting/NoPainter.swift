#if !Painter
import Foundation

@main struct PaintExamples {
    static func main() {
        FileHandle.standardError.write(Data("Built without the trait Painter, which paints.\n".utf8))
        exit(3)
    }
}
#endif
