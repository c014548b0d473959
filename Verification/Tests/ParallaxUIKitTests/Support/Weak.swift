/// Sees whether an object is still there.
struct Weak<Object: AnyObject> {
    private(set) weak var object: Object?

    init(_ object: Object?) { self.object = object }
}
