extension Effect {
    /// A page that is opaque at rest and fades out over one page to either side: opacity `max(0, 1 − |page distance|)`.
    public static let pageFade = Effect {
        Track(.opacity, over: .pageDistance, .linear(through: [(-1, 0), (0, 1), (1, 0)]))
    }
}
