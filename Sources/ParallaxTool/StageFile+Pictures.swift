import ParallaxDocument

// What is wrong with the pictures of a stage.

extension StageFile {
    /// How much of each picture is looked at.
    enum Depth {
        /// Whether it is there, is a picture, was not cut off and is not too large: no time to speak of.
        case start
        /// All of it.
        case whole
    }

    /// A line about each picture that can't be shown; a picture that comes again and again is looked at once.
    func pictureProblems(_ depth: Depth) -> [Diagnostic] {
        var known: [String: String?] = [:]
        return document.pictures.compactMap { picture in
            let found = known[picture.file.path] ?? Self.complaint(about: picture.file, depth)
            known[picture.file.path] = .some(found)
            return found.map { places.diagnostic(at: picture.path, $0) }
        }
    }

    /// Complains about all pictures that can't be shown.
    func checkPictures(_ depth: Depth) throws {
        let problems = pictureProblems(depth)
        if !problems.isEmpty { throw DocumentProblems(problems) }
    }
}
