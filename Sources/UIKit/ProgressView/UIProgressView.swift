/// A bar that fills from left to right with the progress of a task. Its height is determined by its style.
open class UIProgressView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        backgroundColor = nil
        clipsToBounds = true
        prepare()
    }

    /// Makes a progress view of 150 points width at the origin.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: style.height))
        progressViewStyle = style
        // Property observers are not called in initialisers.
        showPictures()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        progressViewStyle = coder.decodeCase(Style.self, forKey: "UIProgressViewStyle") ?? .default
        progressTintColor = coder.decode(UIColor.self, forKey: "UIProgressTintColor")
        trackTintColor = coder.decode(UIColor.self, forKey: "UITrackTintColor")
        prepare()
        setProgress(Float(coder.decodeNumber(forKey: "UIProgress") ?? 0), animated: false)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(progressViewStyle, forKey: "UIProgressViewStyle", unless: .default)
        coder.encode(ifPresent: progressTintColor, forKey: "UIProgressTintColor")
        coder.encode(ifPresent: trackTintColor, forKey: "UITrackTintColor")
        coder.encode(CGFloat(storedProgress), forKey: "UIProgress", unless: 0)
    }

    private let track = UIImageView(frame: .zero)
    private let filling = UIImageView(frame: .zero)

    override var ownParts: [UIView] { [track, filling] }

    private func prepare() {
        addSubview(track)
        addSubview(filling)
        // The setter of `frame` sets the style's height.
        frame = super.frame
        showPictures()
    }

    /// The style: height and colours.
    open var progressViewStyle = Style.default {
        didSet {
            frame = super.frame
            showPictures()
        }
    }

    /// The tint of the filled part; nil, the default, means the style's colour. (iOS 5.)
    open var progressTintColor: UIColor? { didSet { showPictures() } }

    /// The tint of the track; nil, the default, means the style's colour. (iOS 5.)
    open var trackTintColor: UIColor? { didSet { showPictures() } }

    /// A stretchable image for the filled part; nil, the default, means the style's. (iOS 5.)
    open var progressImage: UIImage? { didSet { showPictures() } }

    /// A stretchable image for the track; nil, the default, means the style's. (iOS 5.)
    open var trackImage: UIImage? { didSet { showPictures() } }

    private var storedProgress: Float = 0

    /// The progress from 0 to 1; other values are limited to that range. 0 by default.
    open var progress: Float {
        get { storedProgress }
        set { setProgress(newValue, animated: false) }
    }

    /// - Parameter animated: True if the change is animated. (iOS 5.)
    open func setProgress(_ progress: Float, animated: Bool) {
        let progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
        guard progress != storedProgress else { return }
        // A hidden filling is first placed at the left end, from where it grows.
        if storedProgress == 0 { filling.frame = fillingFrame }
        storedProgress = progress
        guard animated, window != nil else { return placeFilling() }
        UIView.animate(withDuration: UIProgressView.moveDuration) { self.placeFilling() }
    }

    private static let moveDuration: TimeInterval = 0.25

    // MARK: Size

    open override var frame: CGRect {
        get { super.frame }
        set {
            super.frame = CGRect(
                x: newValue.minX, y: newValue.minY, width: newValue.width, height: progressViewStyle.height)
        }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            super.bounds = CGRect(
                x: newValue.minX, y: newValue.minY, width: newValue.width, height: progressViewStyle.height)
        }
    }

    /// The current width, and the height of the style.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: super.bounds.width, height: progressViewStyle.height)
    }

    // MARK: Parts

    open override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = bounds
        placeFilling()
    }

    private func placeFilling() {
        // A subclass that overrides `draw` draws the whole bar.
        track.isHidden = drawsContent
        filling.isHidden = storedProgress <= 0 || drawsContent
        filling.frame = fillingFrame
        setNeedsDisplay()
    }

    private var fillingFrame: CGRect {
        // The filling is never narrower than its two round ends.
        var done = bounds
        done.size.width = min(max(bounds.width * CGFloat(storedProgress), bounds.height), bounds.width)
        return progressViewStyle == .bar ? done.insetBy(dx: 1, dy: 1) : done
    }

    private func showPictures() {
        let tints = (progressTintColor?.cgColor.rgba, trackTintColor?.cgColor.rgba)
        track.image = trackImage ?? ProgressPicture(part: .track, style: progressViewStyle, tint: tints.1).image
        filling.image = progressImage ?? ProgressPicture(part: .filling, style: progressViewStyle, tint: tints.0).image
        setNeedsLayout()
    }

    override var automaticAccessibility: AutomaticAccessibility {
        AutomaticAccessibility(
            isElement: true, label: "Progress", value: "\(Int((storedProgress * 100).rounded()))%",
            traits: .updatesFrequently)
    }
}
