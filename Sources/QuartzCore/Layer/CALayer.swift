@_exported import CoreGraphics

open class CALayer: PlatformObject {
    public init() { super.init(platform: ()) }
    open var bounds = CGRect.zero
}
