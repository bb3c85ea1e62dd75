import Foundation
import UIKit

/// The home screen: pages of icons above the dock.
@MainActor final class HomeScreen: ScreenWindow {
    /// Called with an app's identifier when its icon was tapped.
    var onLaunch: ((String) -> Void)?

    /// The pages beside each other.
    private let strip = UIView()
    private let dots: PageDotsView
    private var pages: [UIView] = []
    private var icons: [IconView] = []
    private var badges: [String: Int] = [:]
    private var page = 0
    private let pan = UIPanGestureRecognizer(target: nil, action: nil)

    private let metrics: HomeScreenMetrics
    private static let pageAnimation = 0.3

    init(on screen: UIScreen) {
        let size = screen.bounds.size
        metrics = .fitting(width: size.width)
        dots = PageDotsView(
            frame: CGRect(x: 0, y: size.height - metrics.dockHeight - 20, width: size.width, height: 16))
        super.init(.home, on: screen)
        let dock = DockView(
            frame: CGRect(x: 0, y: size.height - metrics.dockHeight, width: size.width, height: metrics.dockHeight))
        for view in [dock, strip, dots] { addSubview(view) }
        pan.maximumNumberOfTouches = 1
        pan.addAction(UIAction { [unowned self] _ in drag() })
        addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows these apps, in this order.
    func show(_ apps: [InstalledApp]) {
        for page in pages { page.removeFromSuperview() }
        let count = max(1, (apps.count + metrics.perPage - 1) / metrics.perPage)
        strip.bounds.size = CGSize(width: bounds.width * CGFloat(count), height: bounds.height)
        pages = (0..<count).map { index in
            let page = UIView(frame: bounds.offsetBy(dx: bounds.width * CGFloat(index), dy: 0))
            strip.addSubview(page)
            return page
        }
        icons = apps.enumerated().map { index, app in
            let icon = IconView(app, metrics) { [weak self] in self?.onLaunch?($0) }
            icon.badge = badges[app.identifier] ?? 0
            icon.frame.origin = origin(ofIcon: index % metrics.perPage)
            pages[index / metrics.perPage].addSubview(icon)
            return icon
        }
        show(page: page, isAnimated: false)
    }

    func badge(of identifier: String) -> Int { badges[identifier] ?? 0 }

    func setBadge(_ number: Int, of identifier: String) {
        badges[identifier] = number
        icons.first { $0.app.identifier == identifier }?.badge = number
    }

    func showFirstPage() { show(page: 0, isAnimated: true) }

    /// - Parameter place: Counted from the upper left, row by row.
    private func origin(ofIcon place: Int) -> CGPoint {
        CGPoint(
            x: metrics.origin.x + metrics.pitch.width * CGFloat(place % metrics.columns),
            y: metrics.origin.y + metrics.pitch.height * CGFloat(place / metrics.columns))
    }

    // MARK: Pages

    private func show(page newPage: Int, isAnimated: Bool) {
        page = min(max(newPage, 0), pages.count - 1)
        dots.count = pages.count
        dots.current = page
        let origin = CGPoint(x: -CGFloat(page) * bounds.width, y: 0)
        guard isAnimated, strip.frame.origin != origin else {
            strip.frame.origin = origin
            return hideOtherPages()
        }
        for page in pages { page.isHidden = false }
        UIView.animate(
            withDuration: HomeScreen.pageAnimation, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
            animations: { self.strip.frame.origin = origin },
            completion: { [weak self] hasEnded in if hasEnded { self?.hideOtherPages() } })
    }

    /// Hides the pages that are out of sight, so that the accessibility tree does not have them.
    private func hideOtherPages() {
        for (index, other) in pages.enumerated() { other.isHidden = index != page }
    }

    private func drag() {
        let distance = pan.translation(in: self).x
        switch pan.state {
        case .began:
            for page in pages { page.isHidden = false }
        case .changed:
            guard pages.count > 1 else { return }
            // Beyond the first and the last page the strip moves only a part of the finger's way.
            let isPastEnd = page == 0 && distance > 0 || page == pages.count - 1 && distance < 0
            strip.frame.origin.x = -CGFloat(page) * bounds.width + (isPastEnd ? distance / 3 : distance)
        case .ended:
            let step = abs(distance) > bounds.width / 5 ? (distance < 0 ? 1 : -1) : 0
            show(page: page + step, isAnimated: true)
        default: show(page: page, isAnimated: false)
        }
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.fillGradient(
            [
                RGBA(red: 0.02, green: 0.04, blue: 0.07, alpha: 1), RGBA(red: 0.09, green: 0.15, blue: 0.21, alpha: 1),
                RGBA(red: 0.02, green: 0.03, blue: 0.05, alpha: 1),
            ], at: [0, 0.55, 1], in: bounds)
    }
}
