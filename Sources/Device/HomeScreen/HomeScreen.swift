import Foundation
import UIKit

/// The home screen: pages of icons above the dock.
@MainActor final class HomeScreen: ScreenWindow {
    /// Called with an app's identifier when its icon was tapped.
    var onLaunch: ((String) -> Void)?
    /// Called with an app's identifier when the user wants it deleted.
    var onDelete: ((String) -> Void)? {
        get { icons.onDelete }
        set { icons.onDelete = newValue }
    }
    /// Called with the new order when the user has moved icons.
    var onLayoutChange: ((HomeLayout) -> Void)?

    var layout: HomeLayout
    let metrics: HomeScreenMetrics
    /// The pages beside each other.
    private let strip = UIView()
    private let dots: PageDotsView
    let icons: IconSet
    private var pages: [UIView] = []
    private(set) var page = 0
    /// How many animations turn pages now: the pages that slide stay in sight until all have ended.
    private var slides = 0
    private let pan = UIPanGestureRecognizer(target: nil, action: nil)
    private var editing: HomeScreenEditing?

    private static let pageAnimation = 0.3
    /// How long icons take to their places when others make room, in seconds.
    private static let moveAnimation = 0.3

    init(on screen: UIScreen, timeline: Timeline) {
        let size = screen.bounds.size
        metrics = .fitting(width: size.width)
        layout = HomeLayout(capacity: metrics.capacity)
        icons = IconSet(metrics)
        dots = PageDotsView(
            frame: CGRect(x: 0, y: size.height - metrics.dockHeight - 20, width: size.width, height: 16))
        super.init(.home, on: screen)
        let dock = DockView(
            frame: CGRect(x: 0, y: size.height - metrics.dockHeight, width: size.width, height: metrics.dockHeight))
        for view in [dock, strip, dots] { addSubview(view) }
        pan.maximumNumberOfTouches = 1
        pan.addAction(UIAction { [unowned self] _ in drag() })
        addGestureRecognizer(pan)
        editing = HomeScreenEditing(of: self, timeline: timeline)
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows these apps in the order of the layout, those that it does not have behind the others.
    func show(_ apps: [HomeIcon]) {
        editing?.letGo()
        layout.update(installed: apps.map(\.identifier))
        icons.update(apps) { [weak self] in self?.onLaunch?($0) }
        arrange(isAnimated: false)
    }

    func showFirstPage() { show(page: 0, isAnimated: true) }

    // MARK: Moving icons

    /// Whether the icons wiggle, and can be moved and deleted.
    var isEditing: Bool { editing?.isActive ?? false }

    func endEditing() { editing?.end() }

    /// The page or the dock that a point is in.
    func row(at point: CGPoint) -> HomeLayout.Row {
        point.y >= bounds.height - metrics.dockHeight ? .dock : .page(page)
    }

    /// Puts the icons to their places. One that a finger holds stays where it is.
    func arrange(isAnimated: Bool) {
        makePages()
        let moves = layout.rows.flatMap { row in
            layout[row].enumerated().compactMap { index, app in
                icons[app].map { (icon: $0, row: row, index: index) }
            }
        }
        for (icon, row, index) in moves where !icon.isLifted {
            let parent = view(of: row)
            if icon.superview !== parent {
                // It comes from where it is seen now.
                if let former = icon.superview { icon.center = parent.convert(icon.center, from: former) }
                parent.addSubview(icon)
            }
            icon.wigglesLeft = index % 2 == 0
            let place = center(row, index)
            if isAnimated, icon.center != place {
                UIView.animate(
                    withDuration: HomeScreen.moveAnimation, delay: 0, options: [.allowUserInteraction],
                    animations: { icon.center = place })
            } else {
                icon.center = place
            }
        }
        show(page: page, isAnimated: false)
    }

    private func center(_ row: HomeLayout.Row, _ index: Int) -> CGPoint {
        let origin =
            switch row {
            case .dock: metrics.origin(ofDockIcon: index, of: layout.dock.count, on: bounds.size)
            case .page: metrics.origin(ofIcon: index)
            }
        return CGPoint(x: origin.x + metrics.iconSize.width / 2, y: origin.y + metrics.iconSize.height / 2)
    }

    /// The icons of the dock stand on the screen itself.
    private func view(of row: HomeLayout.Row) -> UIView {
        switch row {
        case .dock: self
        case .page(let number): pages[number]
        }
    }

    // MARK: Pages

    /// Makes as many pages as the layout has.
    private func makePages() {
        let count = layout.pages.count
        while pages.count > count { pages.removeLast().removeFromSuperview() }
        while pages.count < count {
            let page = UIView(frame: bounds.offsetBy(dx: bounds.width * CGFloat(pages.count), dy: 0))
            strip.addSubview(page)
            pages.append(page)
        }
        strip.bounds.size = CGSize(width: bounds.width * CGFloat(count), height: bounds.height)
    }

    func show(page newPage: Int, isAnimated: Bool) {
        page = min(max(newPage, 0), pages.count - 1)
        dots.count = pages.count
        dots.current = page
        let origin = CGPoint(x: -CGFloat(page) * bounds.width, y: 0)
        guard isAnimated, strip.frame.origin != origin else {
            strip.frame.origin = origin
            return hideOtherPages()
        }
        for page in pages { page.isHidden = false }
        slides += 1
        UIView.animate(
            withDuration: HomeScreen.pageAnimation, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
            animations: { self.strip.frame.origin = origin },
            completion: { [weak self] _ in
                self?.slides -= 1
                self?.hideOtherPages()
            })
    }

    /// Hides the pages that are out of sight, so that the accessibility tree does not have them.
    private func hideOtherPages() {
        guard slides == 0 else { return }
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
