/// The blue dot at the user's location, with a ring that pulses and the circle within which the user is.
final class UserLocationView: MKAnnotationView {
    private let circle = CALayer()
    private let ring = CALayer()
    private let beam = CALayer()
    private static let diameter: CGFloat = 23
    /// The circle is hidden while the dot covers it, and when it would be around the whole view, in points.
    private static let radii: ClosedRange<CGFloat> = 12...2000

    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        bounds.size = CGSize(width: UserLocationView.diameter, height: UserLocationView.diameter)
        canShowCallout = true
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        for part in [circle, ring, beam] {
            part.position = middle
            part.zPosition = -1
            part.isHidden = true
            layer.addSublayer(part)
        }
        circle.borderWidth = 1
        circle.borderColor = UIColor(red: 0.30, green: 0.48, blue: 0.86, alpha: 0.55).cgColor
        circle.backgroundColor = UIColor(red: 0.36, green: 0.55, blue: 0.92, alpha: 0.18).cgColor
        ring.bounds = CGRect(x: 0, y: 0, width: 60, height: 60)
        ring.cornerRadius = 30
        ring.borderWidth = 3
        ring.borderColor = UIColor(red: 0.30, green: 0.52, blue: 0.95, alpha: 0.8).cgColor
        beam.bounds = CGRect(x: 0, y: 0, width: 90, height: 90)
        beam.contents = UserLocationView.beamPicture.cgImage
    }

    required init?(coder: NSCoder) { return nil }

    /// The radius of the circle of accuracy, in points. Changes are animated.
    var accuracyRadius: CGFloat = 0 {
        didSet {
            guard accuracyRadius != oldValue else { return }
            let isSeen = UserLocationView.radii.contains(accuracyRadius)
            CATransaction.begin()
            CATransaction.setDisableActions(circle.isHidden || !isSeen || !animatesAccuracy)
            circle.isHidden = !isSeen
            if isSeen {
                circle.bounds = CGRect(x: 0, y: 0, width: 2 * accuracyRadius, height: 2 * accuracyRadius)
                circle.cornerRadius = accuracyRadius
            }
            CATransaction.commit()
        }
    }
    var animatesAccuracy = true

    /// Where the user looks, clockwise from the top of the view, in degrees; nil for unknown.
    var direction: Double? {
        didSet {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            beam.isHidden = direction == nil
            if let direction {
                beam.setAffineTransform(CGAffineTransform(rotationAngle: direction * .pi / 180))
            }
            CATransaction.commit()
        }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        ring.removeAnimation(forKey: "pulse")
        ring.isHidden = window == nil
        ring.opacity = 0
        guard window != nil else { return }
        let grow = CABasicAnimation(keyPath: "transform.scale")
        (grow.fromValue, grow.toValue) = (0.2, 1)
        let fade = CAKeyframeAnimation(keyPath: "opacity")
        (fade.values, fade.keyTimes) = ([0, 1, 0], [0, 0.25, 1])
        let pulse = CAAnimationGroup()
        pulse.animations = [grow, fade]
        pulse.duration = 1.5
        pulse.repeatCount = .infinity
        pulse.timingFunction = CAMediaTimingFunction(name: .easeOut)
        ring.add(pulse, forKey: "pulse")
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        func disc(_ inset: CGFloat, y: CGFloat = 0) -> CGRect {
            bounds.insetBy(dx: inset, dy: inset).offsetBy(dx: 0, dy: y)
        }
        context.setFillColor(gray: 0, alpha: 0.3)
        context.fillEllipse(in: disc(3.5, y: 1))
        context.setFillColor(gray: 1, alpha: 1)
        context.fillEllipse(in: disc(3.5))
        context.saveGState()
        context.addEllipse(in: disc(5.5))
        context.clip()
        let (light, dark) = (
            RGBA(red: 0.45, green: 0.68, blue: 1, alpha: 1), RGBA(red: 0.06, green: 0.26, blue: 0.78, alpha: 1)
        )
        context.drawLinearGradient(
            CGGradient(colors: [light, dark]), start: CGPoint(x: 0, y: 5), end: CGPoint(x: 0, y: 18), options: [])
        context.setFillColor(gray: 1, alpha: 0.45)
        context.fillEllipse(in: CGRect(x: 7.5, y: 6, width: 8, height: 5))
        context.restoreGState()
    }

    /// A cone of light upwards from the dot.
    private static var beamPicture: UIImage {
        ImageContext.draw(size: CGSize(width: 90, height: 90), scale: ScreenScale.current) { context in
            context.move(to: CGPoint(x: 45, y: 45))
            context.addArc(
                center: CGPoint(x: 45, y: 45), radius: 44, startAngle: -.pi / 2 - 0.45, endAngle: -.pi / 2 + 0.45,
                clockwise: false)
            context.closePath()
            context.clip()
            let (near, far) = (
                RGBA(red: 0.2, green: 0.45, blue: 0.95, alpha: 0.6), RGBA(red: 0.2, green: 0.45, blue: 0.95, alpha: 0)
            )
            context.drawRadialGradient(
                CGGradient(colors: [near, far]), startCenter: CGPoint(x: 45, y: 45), startRadius: 6,
                endCenter: CGPoint(x: 45, y: 45), endRadius: 44, options: [])
        }
    }
}
