/// A wheel of spokes that turns while something of unknown length goes on.
///
/// The wheel has the size of its style whatever the view's size is, and lies in the middle.
open class UIActivityIndicatorView: UIView {
    /// A wheel of the ``Style/white`` style.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A wheel of the style's size, at the origin.
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
        // The wheel keeps its size in a view of another one. Archives leave the mode for that out.
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

    /// Size and colour of the wheel. Setting it gives the view the style's size.
    open var activityIndicatorViewStyle: Style {
        get { storedStyle }
        set {
            storedStyle = newValue
            sizeToFit()
            showStill()
            if hasStarted { addAnimation() }
        }
    }

    /// The colour of the wheel; nil, the default, means the style's. (Since iOS 5.)
    open var color: UIColor? {
        didSet {
            showStill()
            if hasStarted { addAnimation() }
        }
    }

    private var steps: [UIImage] { ActivityIndicatorPicture.steps(for: storedStyle, color: color?.cgColor.rgba) }

    /// Whether the view is hidden while the wheel stands still. True by default.
    open var hidesWhenStopped = true { didSet { showOrHide() } }

    // MARK: Turning

    private var hasStarted = false

    /// Whether the wheel turns.
    open var isAnimating: Bool { hasStarted }

    /// Makes the wheel turn, once a second, and shows it.
    open func startAnimating() {
        guard !hasStarted else { return }
        hasStarted = true
        showOrHide()
        addAnimation()
    }

    /// Makes the wheel stand still.
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
