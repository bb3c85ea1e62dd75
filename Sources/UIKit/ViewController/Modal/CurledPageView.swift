/// Covers the curled page. A tap uncurls the page by dismissing the presentation.
final class CurledPageView: UIView {
    private let onTap: @MainActor () -> Void

    /// The part of the interface that the curled page still covers, from 0 to 1.
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
