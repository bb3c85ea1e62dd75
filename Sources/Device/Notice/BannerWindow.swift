import DeviceLink
import UIKit

/// The window of a banner: at the upper edge of the screen as it is held, in front of the status bar. What is beside the banner
/// gets its touches.
@MainActor final class BannerWindow: UIWindow {
    private let stage: PassingView
    private let banner: BannerView

    /// How long a banner stays, and how long while others wait, in seconds.
    static let stay = 5.0
    static let shortStay = 2.0
    /// How long it takes to come and to go.
    static let duration = 0.4
    /// A wider screen has its banner in the middle.
    private static let widest: CGFloat = 480

    init(
        _ content: BannerContent, on screen: UIScreen, orientation: DeviceLink.InterfaceOrientation,
        onTap: @escaping @MainActor () -> Void
    ) {
        let isWide = orientation == .landscapeLeft || orientation == .landscapeRight
        let upright = screen.bounds.size
        let size = isWide ? CGSize(width: upright.height, height: upright.width) : upright
        stage = PassingView(frame: CGRect(origin: .zero, size: size))
        banner = BannerView(content, width: min(size.width, BannerWindow.widest))
        super.init(frame: screen.bounds)
        self.screen = screen
        windowLevel = UIWindow.Level.statusBar + 0.25
        isOpaque = false
        stage.center = CGPoint(x: bounds.midX, y: bounds.midY)
        stage.transform = CGAffineTransform(rotationAngle: orientation.angle)
        addSubview(stage)
        banner.center.x = (size.width / 2).rounded()
        banner.addAction(UIAction { _ in onTap() }, for: .touchUpInside)
        stage.addSubview(banner)
    }

    required init?(coder: NSCoder) { return nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    func appear() {
        isHidden = false
        banner.center.y = -BannerView.height / 2
        move(to: BannerView.height / 2)
    }

    /// Rolls out of the screen. From now on it takes no touches.
    func disappear() {
        isUserInteractionEnabled = false
        move(to: -BannerView.height / 2)
    }

    private func move(to height: CGFloat) {
        UIView.animate(
            withDuration: BannerWindow.duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
            animations: { self.banner.center.y = height })
    }
}
