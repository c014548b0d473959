@MainActor open class UIResponder: NSObject {
    public override init() { super.init() }
    open var next: UIResponder? { nil }
}

public final class UIEvent: NSObject {}
