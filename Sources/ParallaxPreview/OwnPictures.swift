#if GTK
import Foundation
import Parallax
import ParallaxDocument

/// A person's own pictures in the place of a stage's.
struct OwnPictures {
    /// One picture alone goes where it is put.
    private var placed: [LayerHandle: String] = [:]
    /// Several go to all places in turn.
    private var everywhere: [String] = []

    var isEmpty: Bool { placed.isEmpty && everywhere.isEmpty }
    /// Their files.
    var files: [URL] { (everywhere + placed.values).map { URL(fileURLWithPath: $0) } }

    /// Takes pictures that were dropped on a layer.
    mutating func take(_ pictures: [String], at place: LayerHandle?) {
        if pictures.count == 1, let place {
            placed[place] = pictures[0]
        } else if !pictures.isEmpty {
            (placed, everywhere) = ([:], pictures)
        }
    }

    /// The document with them, each by its whole path.
    func put(into document: StageDocument) -> StageDocument {
        var document = document
        var turn = 0
        func next(_ place: LayerHandle) -> String? {
            if let own = placed[place] { return own }
            guard !everywhere.isEmpty else { return nil }
            defer { turn += 1 }
            return everywhere[turn % everywhere.count]
        }
        if document.header?.picture != nil, let own = next(LayerHandle(.headerPicture)) {
            document.header?.picture = own
        }
        for index in (document.list?.rows ?? []).indices where document.list?.rows[index].picture != nil {
            if let own = next(LayerHandle(.row, index)) { document.list?.rows[index].picture = own }
        }
        for index in (document.pages?.items ?? []).indices {
            guard let own = next(LayerHandle(.page, index)) else { continue }
            if document.pages?.items[index].picture != nil {
                document.pages?.items[index].picture = own
            } else {
                document.pages?.items[index].backdrop = own
            }
        }
        return document
    }
}
#endif
