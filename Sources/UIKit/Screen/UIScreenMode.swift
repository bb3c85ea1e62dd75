/// The resolution and the pixel shape of a screen.
@MainActor open class UIScreenMode: PlatformObject {
    /// - ObjC: -
    package init(size: CGSize) {
        self.size = size
        super.init(platform: ())
    }

    /// In pixels.
    public final let size: CGSize

    /// The ratio of a pixel's width to its height: 1, since pixels are square.
    open var pixelAspectRatio: CGFloat { 1 }
}
