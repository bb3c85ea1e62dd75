/// A pin with a coloured head.
open class MKPinAnnotationView: MKAnnotationView {
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private final func setUp() {
        bounds.size = PinPicture.size
        centerOffset = CGPoint(
            x: PinPicture.size.width / 2 - PinPicture.tip.x, y: PinPicture.size.height / 2 - PinPicture.tip.y)
        calloutOffset = CGPoint(x: PinPicture.head.x - PinPicture.size.width / 2, y: 0)
    }

    open var pinColor = MKPinAnnotationColor.red { didSet { if pinColor != oldValue { setNeedsDisplay() } } }

    /// True if the pin falls onto the map when it is added. The default is false.
    open var animatesDrop = false

    open override func draw(_ rect: CGRect) {
        if let image { return image.draw(in: bounds) }
        guard let context = UIGraphicsGetCurrentContext() else { return }
        PinPicture(color: pinColor).draw(in: context, isLifted: isLifted)
    }

    // MARK: Moving

    /// True while the pin is above the map, with its shadow apart.
    final private(set) var isLifted = false { didSet { if isLifted != oldValue { setNeedsDisplay() } } }

    /// How far the finger lifts the pin, in points.
    static let lift: CGFloat = 26

    open override func setDragState(_ newDragState: DragState, animated: Bool) {
        super.setDragState(newDragState, animated: animated)
        switch newDragState {
        case .starting: rise(animated)
        case .ending, .canceling: settle(animated)
        case .none, .dragging: break
        }
    }

    private final func rise(_ animated: Bool) {
        isLifted = true
        let up = CGAffineTransform(translationX: 0, y: -MKPinAnnotationView.lift)
        guard animated else {
            transform = up
            return take(.dragging)
        }
        UIView.animate(
            withDuration: 0.2, animations: { self.transform = up },
            completion: { _ in if self.dragState == .starting { self.take(.dragging) } })
    }

    /// The pin jumps a little higher, then falls.
    private final func settle(_ animated: Bool) {
        let down = {
            self.transform = .identity
        }
        guard animated else {
            down()
            isLifted = false
            return take(.none)
        }
        let higher = CGAffineTransform(translationX: 0, y: -MKPinAnnotationView.lift - 12)
        UIView.animate(
            withDuration: 0.1, delay: 0, options: .curveEaseOut, animations: { self.transform = higher },
            completion: { _ in
                UIView.animate(
                    withDuration: 0.15, delay: 0, options: .curveEaseIn, animations: down,
                    completion: { _ in
                        self.isLifted = false
                        self.take(.none)
                    })
            })
    }

    /// Lets the pin fall from above the upper edge of the map.
    final func drop(from height: CGFloat, after delay: TimeInterval) {
        let fall = CAKeyframeAnimation(keyPath: "transform.translation.y")
        // After the fall the pin is pushed a little into the ground, and comes up again.
        fall.values = [-height, -height, 0, 3, 0]
        let length = 0.35
        let whole = delay + length + 0.15
        fall.keyTimes = [0, delay / whole, (delay + length) / whole, (delay + length + 0.07) / whole, 1].map {
            NSNumber(value: $0)
        }
        fall.duration = whole
        fall.timingFunctions = [.linear, .easeIn, .easeOut, .linear].map { CAMediaTimingFunction(name: $0) }
        layer.add(fall, forKey: "drop")
    }
}
