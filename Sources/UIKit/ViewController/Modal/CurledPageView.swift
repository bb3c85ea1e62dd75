/// Where the curled-up page is: a tap on it lays it down again.
final class CurledPageView: UIView {
    private let onTap: @MainActor () -> Void

    /// How much of the interface the page still covers.
    private static let part: CGFloat = 0.4

    init(onTap: @escaping @MainActor () -> Void) {
        self.onTap = onTap
        super.init(frame: .zero)
        isOpaque = false
    }

    required init?(coder: NSCoder) { return nil }

    func lie(in window: UIWindow) {
        let space = InterfaceSpace.current
        let size = CGSize(width: space.size.width, height: (space.size.height * CurledPageView.part).rounded())
        transform = space.rotation
        bounds = CGRect(origin: .zero, size: size)
        center = CGPoint(x: size.width / 2, y: size.height / 2).applying(space.toScreen)
        window.addSubview(self)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.contains(where: { point(inside: $0.location(in: self), with: event) }) { onTap() }
    }
}
