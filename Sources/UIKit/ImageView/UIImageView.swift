/// Shows an image, or a row of them as an animation.
///
/// The image is the layer's contents: nothing is drawn or copied.
open class UIImageView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    /// A view of the image's size.
    public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

    /// A view of the image's size.
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

    /// What is shown. Setting it does not change the view's size.
    open var image: UIImage? { didSet { if image !== oldValue { imageDidChange() } } }

    /// Who places the view by its image.
    final weak var contentObserver: (any ContentObserver)?

    private func imageDidChange() {
        showImage()
        contentObserver?.contentDidChange(of: self)
    }

    /// What is shown instead while ``isHighlighted``.
    open var highlightedImage: UIImage? { didSet { if isHighlighted { showImage() } } }

    /// Whether the highlighted image, or animation, is shown.
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

    /// The images of the animation, shown for equal times. Setting them stops a running animation.
    open var animationImages: [UIImage]? { didSet { stopAnimating() } }

    /// The images of the animation while the view is highlighted.
    open var highlightedAnimationImages: [UIImage]? { didSet { if isHighlighted { stopAnimating() } } }

    /// The time of one round in seconds; 0 means 1/30 second an image.
    open var animationDuration: TimeInterval = 0

    /// How many rounds; 0 means for ever.
    open var animationRepeatCount = 0

    /// Whether the animation is running.
    open var isAnimating: Bool { hasStarted && (window == nil || hasRunningAnimation) }

    /// Whether the animation was started and not stopped; it begins again when the view comes into a window.
    private var hasStarted = false

    private var hasRunningAnimation: Bool { layer.animation(forKey: UIImageView.animationKey) != nil }

    override func windowDidChange() {
        if window != nil, hasStarted, !hasRunningAnimation { startAnimating() }
    }

    /// Shows ``animationImages`` one after the other, over ``image``.
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

    /// Shows ``image`` again.
    open func stopAnimating() {
        hasStarted = false
        layer.removeAnimation(forKey: UIImageView.animationKey)
    }

    // MARK: Layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

    private var shownImage: UIImage? { (isHighlighted ? highlightedImage : nil) ?? image }

    /// The size in points that a repeated image was drawn in; nil for other images.
    private var tiledSize: CGSize?

    /// An image that is repeated between its ends is drawn as large as the view.
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

    /// Repeated images are not drawn for views that are longer, in points.
    private static let longestTiling: CGFloat = 4096

    private static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    private final var chosenStretch = UIImageView.whole

    /// The part of the image that is stretched. Images with caps have their own, which comes first.
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
    /// The pixels for a layer, which knows no orientation.
    var layerPixels: CGImage? {
        imageOrientation == .up ? cgImage : ImageContext.draw(size: size, scale: scale) { _ in draw(at: .zero) }.cgImage
    }

    /// Whether there is more than a point between the ends, which is seen to be repeated.
    var needsTiling: Bool {
        guard isTiled else { return false }
        return size.width - capInsets.left - capInsets.right > 1 || size.height - capInsets.top - capInsets.bottom > 1
    }

    /// What is between the ends, in unit coordinates.
    private var innerRect: CGRect {
        func span(_ leading: CGFloat, _ trailing: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
            leading + trailing < length ? (leading / length, (length - leading - trailing) / length) : (0, 1)
        }
        let (x, width) = span(capInsets.left, capInsets.right, size.width)
        let (y, height) = span(capInsets.top, capInsets.bottom, size.height)
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// The part that is stretched, in unit coordinates.
    var stretchableCenter: CGRect {
        guard size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
        if isTiled { return innerRect }
        func span(_ cap: Int, _ length: CGFloat) -> (CGFloat, CGFloat) {
            cap > 0 && CGFloat(cap) < length ? (CGFloat(cap) / length, 1 / length) : (0, 1)
        }
        let (x, width) = span(leftCapWidth, size.width)
        let (y, height) = span(topCapHeight, size.height)
        return CGRect(x: x, y: y, width: width, height: height)
    }
}
