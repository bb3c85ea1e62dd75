/// The glass over a finger that places the caret, or moves an end of the selection: it shows the text under the finger
/// larger.
final class Magnifier: UIView {
    private let shape: MagnifierPicture.Shape
    private weak var source: UIWindow?
    /// The point in the middle of the glass, in the source window's coordinates.
    private var focus = CGPoint.zero

    private static let enlargement: CGFloat = 1.25
    private static let duration: TimeInterval = 0.15

    init(_ shape: MagnifierPicture.Shape) {
        self.shape = shape
        super.init(frame: CGRect(origin: .zero, size: MagnifierPicture.size(shape)))
        isOpaque = false
        backgroundColor = .clear
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows the glass over a place, or moves it there.
    /// - Parameters:
    ///   - focus: The point to magnify, in the coordinates of `view`.
    ///   - finger: The point above which the glass is placed, in the coordinates of `view`.
    func show(_ focus: CGPoint, above finger: CGPoint, of view: UIView) {
        guard let window = view.window else { return }
        let effects = TextEffectsWindow.shared
        source = window
        self.focus = view.convert(focus, to: window)
        let place = effects.rect(CGRect(origin: finger, size: .zero), of: view).origin
        let isNew = superview == nil
        if isNew { effects.show(self) }
        center = CGPoint(x: place.x, y: max(place.y - lift, bounds.height / 2 - 2))
        setNeedsDisplay()
        guard isNew else { return }
        grow(from: place)
    }

    /// The distance from the finger up to the centre of the glass, in points.
    private var lift: CGFloat { shape == .round ? 60 : 48 }

    private func grow(from place: CGPoint) {
        let end = center
        transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
        center = place
        UIView.animate(
            withDuration: Magnifier.duration, delay: 0, options: [.allowUserInteraction],
            animations: {
                self.transform = .identity
                self.center = end
            })
    }

    func hide() {
        guard superview != nil else { return }
        UIView.animate(
            withDuration: Magnifier.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: {
                self.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
                self.alpha = 0
            },
            completion: { _ in TextEffectsWindow.shared.remove(self) })
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let source else { return }
        context.saveGState()
        MagnifierPicture.addGlass(shape, to: context, inset: 1)
        context.clip()
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(bounds)
        let middle = MagnifierPicture.focus(shape)
        context.translateBy(x: middle.x, y: middle.y)
        context.scaleBy(x: Magnifier.enlargement, y: Magnifier.enlargement)
        let upright = TextEffectsWindow.shared.transform(from: source)
        let place = focus.applying(upright)
        context.translateBy(x: -place.x, y: -place.y)
        context.concatenate(upright)
        source.layer.render(in: context)
        context.restoreGState()
        MagnifierPicture.frame(shape).draw(in: bounds)
    }
}
