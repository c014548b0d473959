// Says one word, as any tool that stands on Foundation does it.
import Foundation

FileHandle.standardOutput.write(Data("ready\n".utf8))
