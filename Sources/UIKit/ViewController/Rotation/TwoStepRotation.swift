/// How one controller's view turns in two steps, as all did in iPhone OS 2: halfway with its old size, while header and
/// footer slide out, and the rest of the way with its new size, while they slide in.
@MainActor final class TwoStepRotation {
    private let view: UIView?
    private let header: UIView?
    private let footer: UIView?
    private let halfway: CGAffineTransform

    init(_ controller: UIViewController, from former: UIInterfaceOrientation, to new: UIInterfaceOrientation) {
        view = controller.loadedView
        header = controller.rotatingHeaderView()
        footer = controller.rotatingFooterView()
        let way = Self.angle(new) - Self.angle(former)
        // The shorter way round.
        let turn = way > .pi ? way - 2 * .pi : way < -.pi ? way + 2 * .pi : way
        halfway = CGAffineTransform(rotationAngle: Self.angle(former) + turn / 2)
    }

    private static func angle(_ orientation: UIInterfaceOrientation) -> CGFloat {
        switch orientation {
        case .portrait: 0
        case .landscapeRight: .pi / 2
        case .portraitUpsideDown: .pi
        case .landscapeLeft: -.pi / 2
        }
    }

    func turnHalfway() {
        view?.transform = halfway
        moveBars(out: true)
    }

    private var upright = CGAffineTransform.identity

    /// The view has its new place and size: turns it back halfway.
    func startFromHalfway() {
        upright = view?.transform ?? .identity
        view?.transform = halfway
    }

    func turnUpright() {
        view?.transform = upright
        moveBars(out: false)
    }

    private func moveBars(out: Bool) {
        let sign: CGFloat = out ? 1 : -1
        if let header { header.center.y -= sign * header.bounds.height }
        if let footer { footer.center.y += sign * footer.bounds.height }
    }
}
