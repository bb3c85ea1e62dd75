@_exported import QuartzCore

@MainActor open class UIResponder: PlatformObject {
    public init() { super.init(platform: ()) }
    open var next: UIResponder? { nil }
}

@MainActor open class UIView: UIResponder {
    public convenience override init() { self.init(frame: .zero) }
    public init(frame: CGRect) { self.frame = frame; super.init() }
    open var frame: CGRect
}
open class XView: UIView { var k = 1; public override init(frame: CGRect) { super.init(frame: frame); k = 2 } }
@MainActor func test() { let v = XView(); print(v.k, v == v, v.hash) }
