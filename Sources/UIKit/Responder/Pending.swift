// Stands in until the application's own UIWindow, UIEvent and UITouch land; delete this file with them.
@MainActor open class UIWindow: UIView {
    package weak var firstResponder: UIResponder?
    open override var window: UIWindow? { self }
}
@MainActor open class UIEvent: PlatformObject {
    public enum EventSubtype: Int { case none = 0, motionShake = 1 }
    public init() { super.init(platform: ()) }
}
@MainActor open class UITouch: PlatformObject {
    public init() { super.init(platform: ()) }
    open var tapCount: Int { 1 }
    open func location(in view: UIView?) -> CGPoint { .zero }
}
