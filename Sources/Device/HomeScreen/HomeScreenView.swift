import DeviceLink
import Foundation
import UIKit

/// The home screen: pages of icons above the dock.
@MainActor final class HomeScreenView: UIView, ScreenTouchTarget {
    /// Called with an app's identifier when its icon was tapped.
    var onLaunch: ((String) -> Void)?

    private let pages = UIView()
    private let dots: PageDotsView
    private var icons: [IconView] = []
    private var badges: [String: Int] = [:]
    private var page = 0
    private var touch: (start: CGPoint, icon: IconView?, isDragging: Bool)?

    private let metrics: HomeScreenMetrics
    /// A finger that moves further than this drags the page.
    private static let dragDistance: CGFloat = 10
    private static let pageAnimation = 0.3

    override init(frame: CGRect) {
        metrics = .fitting(width: frame.width)
        dots = PageDotsView(
            frame: CGRect(x: 0, y: frame.height - metrics.dockHeight - 20, width: frame.width, height: 16))
        super.init(frame: frame)
        pages.frame = bounds
        let dock = DockView(
            frame: CGRect(
                x: 0, y: frame.height - metrics.dockHeight, width: frame.width, height: metrics.dockHeight))
        for view in [dock, pages, dots] { addSubview(view) }
    }

    required init?(coder: NSCoder) { return nil }

    private var pageCount: Int { max(1, (icons.count + metrics.perPage - 1) / metrics.perPage) }

    /// Shows these apps, in this order.
    func show(_ apps: [InstalledApp]) {
        for icon in icons { icon.removeFromSuperview() }
        icons = apps.enumerated().map { index, app in
            let icon = IconView(app: app, metrics)
            icon.badge = badges[app.identifier] ?? 0
            icon.frame.origin = origin(ofIcon: index)
            pages.addSubview(icon)
            return icon
        }
        touch = nil
        show(page: min(page, pageCount - 1), isAnimated: false)
    }

    func badge(of identifier: String) -> Int { badges[identifier] ?? 0 }

    func setBadge(_ number: Int, of identifier: String) {
        badges[identifier] = number
        icons.first { $0.app.identifier == identifier }?.badge = number
    }

    func showFirstPage() { show(page: 0, isAnimated: true) }

    private func origin(ofIcon index: Int) -> CGPoint {
        let place = index % metrics.perPage
        let column = CGFloat(place % metrics.columns)
        let row = CGFloat(place / metrics.columns)
        let pageX = CGFloat(index / metrics.perPage) * bounds.width
        return CGPoint(
            x: pageX + metrics.origin.x + metrics.pitch.width * column,
            y: metrics.origin.y + metrics.pitch.height * row)
    }

    private func show(page newPage: Int, isAnimated: Bool) {
        page = min(max(newPage, 0), pageCount - 1)
        dots.count = pageCount
        dots.current = page
        let old = pages.layer.position
        pages.frame.origin.x = -CGFloat(page) * bounds.width
        if isAnimated, old != pages.layer.position {
            let animation = CABasicAnimation(keyPath: "position")
            animation.fromValue = NSValue(point: old)
            animation.duration = HomeScreenView.pageAnimation
            animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
            pages.layer.add(animation, forKey: "page")
        }
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.fillGradient(
            [
                RGBA(red: 0.02, green: 0.04, blue: 0.07, alpha: 1), RGBA(red: 0.09, green: 0.15, blue: 0.21, alpha: 1),
                RGBA(red: 0.02, green: 0.03, blue: 0.05, alpha: 1),
            ], at: [0, 0.55, 1], in: bounds)
    }

    // MARK: Touches

    func touch(_ phase: TouchPoint.Phase, at point: CGPoint) {
        switch phase {
        case .began:
            let inPages = CGPoint(x: point.x - pages.frame.minX, y: point.y)
            let icon = icons.first { $0.frame.contains(inPages) }
            icon?.isHighlighted = true
            touch = (point, icon, false)
        case .moved, .stationary: drag(to: point)
        case .ended: end(at: point)
        case .cancelled:
            touch?.icon?.isHighlighted = false
            touch = nil
            show(page: page, isAnimated: false)
        }
    }

    private func drag(to point: CGPoint) {
        guard var present = touch else { return }
        let distance = point.x - present.start.x
        if !present.isDragging, hypot(distance, point.y - present.start.y) > HomeScreenView.dragDistance {
            present.isDragging = true
            present.icon?.isHighlighted = false
        }
        touch = present
        guard present.isDragging, pageCount > 1 else { return }
        // Beyond the first and last page there is nothing: the drag becomes heavy.
        let isPastEnd = page == 0 && distance > 0 || page == pageCount - 1 && distance < 0
        pages.frame.origin.x = -CGFloat(page) * bounds.width + (isPastEnd ? distance / 3 : distance)
    }

    private func end(at point: CGPoint) {
        guard let present = touch else { return }
        touch = nil
        present.icon?.isHighlighted = false
        let distance = point.x - present.start.x
        if present.isDragging {
            let step = abs(distance) > bounds.width / 5 ? (distance < 0 ? 1 : -1) : 0
            show(page: page + step, isAnimated: true)
        } else if let icon = present.icon {
            onLaunch?(icon.app.identifier)
        }
    }

    var accessibilityElement: ScreenElement {
        let shown = icons.enumerated().filter { $0.offset / metrics.perPage == page }
        let children = shown.map { _, icon in
            ScreenElement(
                className: "Icon", frame: icon.frame.offsetBy(dx: pages.frame.minX, dy: 0),
                label: icon.app.displayName, value: icon.badge > 0 ? String(icon.badge) : nil, traits: ["button"])
        }
        return ScreenElement(className: "HomeScreen", frame: frame, children: children)
    }
}
