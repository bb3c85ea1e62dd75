/// How many pixels a screen has, and their shape.
@MainActor open class UIScreenMode: PlatformObject {
    /// - ObjC: -
    package init(size: CGSize) {
        self.size = size
        super.init(platform: ())
    }

    /// In pixels.
    public final let size: CGSize

    /// The width of a pixel in its heights: they are square.
    open var pixelAspectRatio: CGFloat { 1 }
}
