import DeviceLink
import Foundation
import UIKit

/// The apps that were used last, in a row at the bottom of the screen; what was on the screen is raised above it.
///
/// A tap switches to an app. An icon that is held lets all of them wiggle, and the red button at the corner of one ends
/// its app. The row stands as what is above it does.
@MainActor final class AppSwitcher: ScreenWindow {
    /// Called with the identifier of an app whose icon was tapped.
    var onChoose: ((String) -> Void)?
    /// Called with the identifier of an app that is to end.
    var onEnd: ((String) -> Void)?
    /// Called when what is above the row was tapped.
    var onClose: (() -> Void)?
    /// Whether the icons wiggle, and their apps can be ended.
    var isEditing = false {
        didSet { for icon in icons { icon.isEditing = isEditing } }
    }

    private let metrics: HomeScreenMetrics
    private let badges: @MainActor (String) -> Int
    /// The size of the screen as it is held.
    private let size: CGSize
    private let turn: CGAffineTransform
    /// Lies on what is raised.
    private let shade = UIControl()
    /// The row is uncovered from its upper edge on.
    private let clip = UIView()
    private let tray: SwitcherTray
    private let strip = UIScrollView()
    private var icons: [IconView] = []
    private let press = UILongPressGestureRecognizer(target: nil, action: nil)

    /// How long the row takes to come and to go, in seconds.
    static let duration = 0.3
    private static let hold = 1.0
    private static let shadeAlpha: CGFloat = 0.5

    /// - Parameter badges: the number at the icon of an app.
    init(
        on screen: UIScreen, orientation: DeviceLink.InterfaceOrientation, badges: @escaping @MainActor (String) -> Int
    ) {
        let upright = screen.bounds.size
        let isWide = orientation == .landscapeLeft || orientation == .landscapeRight
        size = isWide ? CGSize(width: upright.height, height: upright.width) : upright
        turn = CGAffineTransform(rotationAngle: orientation.angle)
        metrics = .fitting(width: upright.width)
        self.badges = badges
        tray = SwitcherTray(frame: CGRect(x: 0, y: 0, width: size.width, height: metrics.trayHeight))
        super.init(.switcher, on: screen)
        isOpaque = false
        let stage = UIView(frame: CGRect(origin: .zero, size: size))
        stage.isOpaque = false
        stage.center = CGPoint(x: bounds.midX, y: bounds.midY)
        stage.transform = turn
        addSubview(stage)
        addShade(to: stage)
        addRow(to: stage)
    }

    required init?(coder: NSCoder) { return nil }

    private func addShade(to stage: UIView) {
        shade.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height - metrics.trayHeight)
        shade.backgroundColor = UIColor(white: 0, alpha: AppSwitcher.shadeAlpha)
        shade.isAccessibilityElement = true
        shade.accessibilityLabel = "Close"
        shade.accessibilityTraits = .button
        shade.addAction(UIAction { [unowned self] _ in onClose?() }, for: .touchUpInside)
        stage.addSubview(shade)
    }

    private func addRow(to stage: UIView) {
        clip.clipsToBounds = true
        clip.isOpaque = false
        stage.addSubview(clip)
        clip.addSubview(tray)
        strip.frame = tray.bounds
        strip.isPagingEnabled = true
        strip.showsHorizontalScrollIndicator = false
        strip.showsVerticalScrollIndicator = false
        tray.addSubview(strip)
        press.minimumPressDuration = AppSwitcher.hold
        press.addAction(
            UIAction { [unowned self] _ in
                if press.state == .began, !icons.isEmpty { isEditing = true }
            })
        strip.addGestureRecognizer(press)
        setCovered(true, isAnimated: false)
    }

    // MARK: Coming and going

    /// How far what is on the screen is raised, on the portrait screen.
    var rise: CGPoint { CGPoint(x: 0, y: -metrics.trayHeight).applying(turn) }

    func appear() {
        isHidden = false
        shade.layer.add(AppWindow.fade(from: 0, to: 1, duration: AppSwitcher.duration), forKey: "fade")
        setCovered(false, isAnimated: true)
    }

    /// Takes no touches any more.
    func disappear() {
        isUserInteractionEnabled = false
        shade.layer.add(AppWindow.fade(from: 1, to: 0, duration: AppSwitcher.duration), forKey: "fade")
        shade.alpha = 0
        setCovered(true, isAnimated: true)
    }

    /// The row itself never moves on the screen: what covers it does.
    private func setCovered(_ isCovered: Bool, isAnimated: Bool) {
        let height = metrics.trayHeight
        UIView.animate(
            withDuration: isAnimated ? AppSwitcher.duration : 0, delay: 0,
            options: [.curveEaseInOut, .allowUserInteraction],
            animations: { [self] in
                clip.frame = CGRect(x: 0, y: size.height - (isCovered ? 0 : height), width: size.width, height: height)
                tray.frame.origin = CGPoint(x: 0, y: isCovered ? -height : 0)
            })
    }

    // MARK: Icons

    /// Shows these apps, the first one at the left. Those that stay move to their places.
    func show(_ apps: [HomeIcon], isAnimated: Bool) {
        let former = icons
        icons = apps.map { app in former.first { $0.icon.id == app.id } ?? makeIcon(app) }
        for icon in former where !icons.contains(where: { $0 === icon }) { icon.removeFromSuperview() }
        let places = icons.indices.map(center)
        for (icon, place) in zip(icons, places) where icon.superview == nil {
            icon.center = place
            strip.addSubview(icon)
        }
        UIView.animate(
            withDuration: isAnimated ? AppSwitcher.duration : 0, delay: 0, options: [.allowUserInteraction],
            animations: {
                for (icon, place) in zip(self.icons, places) where icon.center != place { icon.center = place }
            })
        let pages = max((icons.count + metrics.dockCount - 1) / metrics.dockCount, 1)
        strip.contentSize = CGSize(width: size.width * CGFloat(pages), height: metrics.trayHeight)
        let last = size.width * CGFloat(pages - 1)
        if strip.contentOffset.x > last { strip.setContentOffset(CGPoint(x: last, y: 0), animated: isAnimated) }
        if icons.isEmpty { isEditing = false }
    }

    private func center(_ index: Int) -> CGPoint {
        let pitch = size.width / CGFloat(metrics.dockCount)
        return CGPoint(x: (pitch * (CGFloat(index) + 0.5)).rounded(), y: (metrics.trayHeight / 2).rounded())
    }

    private func makeIcon(_ app: HomeIcon) -> IconView {
        guard case .app(let identifier) = app.id else { return IconView(app, metrics) { _ in } }
        let icon = IconView(app, metrics, corner: .end) { [weak self] _ in self?.onChoose?(identifier) }
        icon.badge = badges(identifier)
        icon.onCornerTap = { [weak self] _ in self?.onEnd?(identifier) }
        icon.isEditing = isEditing
        return icon
    }
}
