/// Spinning spokes that show that a task of unknown duration is in progress.
///
/// The spokes have the size of the style, in the middle of the view.
open class UIActivityIndicatorView: UIView {
    /// Makes an indicator with the style ``Style/white``.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes an indicator of the style's size, at the origin.
    public convenience init(activityIndicatorStyle style: Style) {
        self.init(frame: CGRect(origin: .zero, size: style.size))
        storedStyle = style
        showStill()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        storedStyle = coder.decodeCase(Style.self, forKey: "UIActivityIndicatorViewStyle") ?? .white
        color = coder.decode(UIColor.self, forKey: "UIColor")
        hidesWhenStopped = coder.decodeFlag(forKey: "UIHidesWhenStopped") ?? true
        // The spokes keep their size in a larger view. Archives do not contain this content mode.
        if contentMode == .scaleToFill { contentMode = .center }
        showStill()
        if coder.decodeFlag(forKey: "UIAnimating") == true {
            hasStarted = true
            addAnimation()
        } else if hidesWhenStopped {
            isHidden = true
        }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(storedStyle.rawValue, forKey: "UIActivityIndicatorViewStyle")
        coder.encode(ifPresent: color, forKey: "UIColor")
        coder.encode(ifFalse: hidesWhenStopped, forKey: "UIHidesWhenStopped")
        coder.encode(ifTrue: hasStarted, forKey: "UIAnimating")
    }

    private func setUp() {
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .center
        isHidden = true
        showStill()
    }

    private var storedStyle = Style.white

    /// The style: size and colour. Setting it resizes the view to the style's size.
    open var activityIndicatorViewStyle: Style {
        get { storedStyle }
        set {
            storedStyle = newValue
            sizeToFit()
            showStill()
            if hasStarted { addAnimation() }
        }
    }

    /// The colour of the spokes; nil, the default, means that of the style. (iOS 5.)
    open var color: UIColor? {
        didSet {
            showStill()
            if hasStarted { addAnimation() }
        }
    }

    private var steps: [UIImage] { ActivityIndicatorPicture.steps(for: storedStyle, color: color?.cgColor.rgba) }

    /// True if the view is hidden while it is not animating. The default is true.
    open var hidesWhenStopped = true { didSet { showOrHide() } }

    // MARK: Animating

    private var hasStarted = false

    /// True if the spokes are spinning.
    open var isAnimating: Bool { hasStarted }

    /// Starts spinning, one turn a second, and shows the view.
    open func startAnimating() {
        guard !hasStarted else { return }
        hasStarted = true
        showOrHide()
        addAnimation()
    }

    /// Stops spinning, and hides the view if ``hidesWhenStopped`` is true.
    open func stopAnimating() {
        hasStarted = false
        layer.removeAnimation(forKey: UIActivityIndicatorView.animationKey)
        showOrHide()
    }

    override func windowDidChange() {
        if window != nil, hasStarted, layer.animation(forKey: UIActivityIndicatorView.animationKey) == nil {
            addAnimation()
        }
    }

    private func addAnimation() {
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.values = steps.compactMap(\.cgImage)
        animation.calculationMode = .discrete
        animation.duration = 1
        animation.repeatCount = .infinity
        layer.add(animation, forKey: UIActivityIndicatorView.animationKey)
    }

    private func showStill() {
        let picture = steps.first
        layer.contentsScale = picture?.scale ?? 1
        layer.contents = picture?.cgImage
    }

    private func showOrHide() {
        isHidden = hidesWhenStopped && !hasStarted
    }

    private static let animationKey = "spin"

    // MARK: Size and description

    /// The size of the style.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { storedStyle.size }

    override class func builtInAction(_ action: Selector) -> (@MainActor (UIResponder) -> Void)? {
        switch action.name {
        case "startAnimating": { ($0 as? UIActivityIndicatorView)?.startAnimating() }
        case "stopAnimating": { ($0 as? UIActivityIndicatorView)?.stopAnimating() }
        default: super.builtInAction(action)
        }
    }

    override var automaticAccessibility: AutomaticAccessibility {
        AutomaticAccessibility(
            isElement: true, label: hasStarted ? "In progress" : "Progress halted", value: hasStarted ? "1" : "0",
            traits: .updatesFrequently)
    }
}
