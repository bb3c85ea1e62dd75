/// A bar that fills from left to right as work is done. Its height is that of its style.
open class UIProgressView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A bar of 150 points at the origin.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: style.height))
        progressViewStyle = style
    }

    private func setUp() {
        isOpaque = false
        isUserInteractionEnabled = false
        backgroundColor = nil
        contentMode = .redraw
        // The height is the style's.
        frame = super.frame
    }

    /// The look of the bar.
    open var progressViewStyle = Style.default {
        didSet {
            frame = super.frame
            setNeedsDisplay()
        }
    }

    private var storedProgress: Float = 0

    /// How much is done: 0 … 1; what is outside is cut off.
    open var progress: Float {
        get { storedProgress }
        set {
            let progress = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
            guard progress != storedProgress else { return }
            storedProgress = progress
            setNeedsDisplay()
        }
    }

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

    /// The present width, and the height of the style.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: super.bounds.width, height: progressViewStyle.height)
    }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        switch progressViewStyle {
        case .default: BarPicture.whiteTrack.draw(in: bounds, context)
        case .bar: BarPicture.darkTrack.draw(in: bounds, context)
        }
        guard storedProgress > 0 else { return }
        // What is done is never narrower than its two round ends.
        let width = max(bounds.width * CGFloat(storedProgress), bounds.height)
        var done = bounds
        done.size.width = min(width, bounds.width)
        switch progressViewStyle {
        case .default: BarPicture.blueFilling.draw(in: done, context)
        case .bar: BarPicture.whiteFilling.draw(in: done.insetBy(dx: 1, dy: 1), context)
        }
    }

    override var automaticAccessibility: AutomaticAccessibility {
        AutomaticAccessibility(
            isElement: true, label: "Progress", value: "\(Int((storedProgress * 100).rounded()))%",
            traits: .updatesFrequently)
    }
}
