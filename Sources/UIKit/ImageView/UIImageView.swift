/// Displays an image or an animation of images.
///
/// The image's pixels are the contents of the layer: nothing is drawn or copied.
open class UIImageView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    /// A view with the size of the image.
    public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

    /// A view with the size of the image.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
        // Property observers are not called in initialisers.
        showImage()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeImageView(coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeImageView(coder)
    }

    /// The displayed image. Setting it does not change the size of the view.
    open var image: UIImage? { didSet { if image !== oldValue { imageDidChange() } } }

    /// Is told of a new image, to lay out the view.
    final weak var contentObserver: (any ContentObserver)?

    private func imageDidChange() {
        showImage()
        contentObserver?.contentDidChange(of: self)
    }

    /// The image while ``isHighlighted`` is true; nil uses ``image``.
    open var highlightedImage: UIImage? { didSet { if isHighlighted { showImage() } } }

    /// True to display the highlighted image or animation. The default is false.
    open var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            showImage()
            if isAnimating { startAnimating() }
        }
    }

    override var drawsPatterns: Bool { false }

    override class func builtInAction(_ action: Selector) -> (@MainActor (UIResponder) -> Void)? {
        switch action.name {
        case "startAnimating": { ($0 as? UIImageView)?.startAnimating() }
        case "stopAnimating": { ($0 as? UIImageView)?.stopAnimating() }
        default: super.builtInAction(action)
        }
    }

    override var automaticAccessibility: AutomaticAccessibility {
        AutomaticAccessibility(isElement: accessibility?.label != nil, traits: .image)
    }

    // MARK: Animation

    /// The frames of the animation, which are shown for equal times. Setting them stops a running animation.
    open var animationImages: [UIImage]? { didSet { stopAnimating() } }

    /// The frames of the animation while the view is highlighted.
    open var highlightedAnimationImages: [UIImage]? { didSet { if isHighlighted { stopAnimating() } } }

    /// The duration of one animation cycle, in seconds. 0, the default, means 1/30 second per image.
    open var animationDuration: TimeInterval = 0

    /// The number of cycles; 0, the default, repeats without end.
    open var animationRepeatCount = 0

    /// True while the animation runs.
    open var isAnimating: Bool { hasStarted && (window == nil || hasRunningAnimation) }

    /// True after the animation was started and until it is stopped. It restarts when the view enters a window.
    private var hasStarted = false

    private var hasRunningAnimation: Bool { layer.animation(forKey: UIImageView.animationKey) != nil }

    override func windowDidChange() {
        if window != nil, hasStarted, !hasRunningAnimation { startAnimating() }
    }

    /// Starts the animation of ``animationImages``, which is shown instead of ``image``.
    open func startAnimating() {
        let own = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages
        let moving = own == nil ? shownImage : nil
        let frames = own ?? moving?.images ?? []
        guard !frames.isEmpty else { return }
        hasStarted = true
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.values = frames.compactMap(\.cgImage)
        animation.calculationMode = .discrete
        let duration = moving?.duration ?? animationDuration
        animation.duration = duration > 0 ? duration : Double(frames.count) / 30
        animation.repeatCount = animationRepeatCount > 0 ? Float(animationRepeatCount) : .infinity
        layer.add(animation, forKey: UIImageView.animationKey)
    }

    /// Stops the animation and displays ``image`` again.
    open func stopAnimating() {
        hasStarted = false
        layer.removeAnimation(forKey: UIImageView.animationKey)
    }

    // MARK: Layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

    private var shownImage: UIImage? { (isHighlighted ? highlightedImage : nil) ?? image }

    /// The size in points for which a tiled image was rendered; nil for other images.
    private var tiledSize: CGSize?

    /// A tiled image is rendered at the size of the view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if let tiledSize, tiledSize != bounds.size { showImage() }
    }

    private func showImage() {
        let image = shownImage
        if let frames = image?.images, !frames.isEmpty, animationImages == nil {
            startAnimating()
        } else if hasStarted, animationImages == nil, highlightedAnimationImages == nil {
            stopAnimating()
        }
        tiledSize = nil
        if let image, image.needsTiling, contentMode == .scaleToFill {
            tiledSize = bounds.size
            return showTiles(of: image)
        }
        layer.contents = image?.layerPixels
        layer.contentsScale = image?.scale ?? ScreenScale.current
        let center = image?.stretchableCenter ?? Self.whole
        layer.contentsCenter = center == Self.whole ? chosenStretch : center
    }

    private func showTiles(of image: UIImage) {
        let size = bounds.size
        let isSmall = size.width > 0 && size.height > 0 && max(size.width, size.height) <= UIImageView.longestTiling
        layer.contents =
            isSmall ? ImageContext.draw(size: size, scale: image.scale) { _ in image.draw(in: bounds) }.cgImage : nil
        layer.contentsScale = image.scale
        layer.contentsCenter = Self.whole
    }

    /// Tiled images are rendered only for views up to this length, in points.
    private static let longestTiling: CGFloat = 4096

    private static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    private final var chosenStretch = UIImageView.whole

    /// The part of the image that is stretched. The caps of a stretchable image take precedence.
    open override var contentStretch: CGRect {
        get { chosenStretch }
        set {
            chosenStretch = newValue
            showImage()
        }
    }

    private static let animationKey = "UIImageView.animation"
}

extension UIImage {
    /// The pixels for a layer, with the orientation applied, since layers have none.
    var layerPixels: CGImage? {
        imageOrientation == .up ? cgImage : ImageContext.draw(size: size, scale: scale) { _ in draw(at: .zero) }.cgImage
    }

    /// True if the area between the caps is larger than a point, so that tiling differs from stretching.
    var needsTiling: Bool {
        guard isResizable, resizingMode == .tile else { return false }
        return size.width - capInsets.left - capInsets.right > 1 || size.height - capInsets.top - capInsets.bottom > 1
    }

    /// The area between the caps, in unit coordinates.
    private var innerRect: CGRect {
        func span(_ leading: CGFloat, _ trailing: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
            leading + trailing < length ? (leading / length, (length - leading - trailing) / length) : (0, 1)
        }
        let (x, width) = span(capInsets.left, capInsets.right, size.width)
        let (y, height) = span(capInsets.top, capInsets.bottom, size.height)
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// The area that is stretched, in unit coordinates.
    var stretchableCenter: CGRect {
        guard size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
        if isResizable { return innerRect }
        func span(_ cap: Int, _ length: CGFloat) -> (CGFloat, CGFloat) {
            cap > 0 && CGFloat(cap) < length ? (CGFloat(cap) / length, 1 / length) : (0, 1)
        }
        let (x, width) = span(leftCapWidth, size.width)
        let (y, height) = span(topCapHeight, size.height)
        return CGRect(x: x, y: y, width: width, height: height)
    }
}
