import Testing

@testable import ParallaxGTK

@Suite struct PathTrailTests {
    private func trail(_ path: String, _ links: [String: String] = [:]) -> PathTrail {
        PathTrail(of: path) { links[$0] }
    }

    @Test func `a path without links leads through its folders`() {
        let trail = trail("/home/me/./stage.json")
        #expect(trail.way == ["/home", "/home/me"])
        #expect(trail.end == "/home/me/stage.json")
    }

    @Test func `links of folders and files are on the way, and what they lead to is`() {
        let links = ["/home/me": "../data", "/data/stage.json": "/srv/a/real.json", "/srv/a": "b"]
        let trail = trail("/home/me/stage.json", links)
        #expect(trail.way == ["/home", "/home/me", "/data", "/data/stage.json", "/srv", "/srv/a", "/srv/b"])
        #expect(trail.end == "/srv/b/real.json")
    }

    @Test func `the folder above a link's is that of what it leads to`() {
        #expect(trail("/a/link/../x", ["/a/link": "/b/c"]).end == "/b/x")
        #expect(trail("/../../x").end == "/x")
    }

    @Test func `links in a circle end, and so do long chains`() {
        #expect(trail("/a/x", ["/a": "/b", "/b": "/a"]).end.hasSuffix("/x"))
        #expect(trail("/a", ["/a": "a"]).end == "/a")
    }

    @Test func `an entry's folder is the path without its name`() {
        #expect(PathTrail.folder(of: "/a/b") == "/a")
        #expect(PathTrail.folder(of: "/a") == "/")
        #expect(PathTrail.folder(of: "/") == "/")
    }
}
