import DeviceLink
import Foundation
import UIKit

/// The home screen: pages of icons above the dock, and the search on the left of the first page.
@MainActor final class HomeScreen: ScreenWindow {
    /// Called with an app's identifier when its icon was tapped.
    var onLaunch: ((String) -> Void)?
    /// Called with an app's identifier when the user wants it deleted.
    var onDelete: ((String) -> Void)? {
        get { icons.onDelete }
        set { icons.onDelete = newValue }
    }
    /// Called with the new order when the user has moved icons or named a folder.
    var onLayoutChange: ((HomeLayout) -> Void)?

    var layout: HomeLayout
    private(set) var metrics: HomeScreenMetrics
    /// In points: 40 while a call is behind the home screen.
    var statusBarHeight: CGFloat {
        didSet {
            guard statusBarHeight != oldValue else { return }
            metrics = .fitting(width: bounds.width).below(statusBarHeight)
            arrange(isAnimated: true)
        }
    }
    let look: HomeScreenLook
    let icons: IconSet
    let searchPage: SearchPage

    /// The background as far as it is above the line at which the screen parts for a folder, and below it.
    let upper: WallpaperView
    let lower: WallpaperView
    let dock: DockView
    let dots: PageDotsView
    /// The dock with its icons.
    let shelf: PassingView
    /// The pages beside each other.
    private let strip: PassingView
    private(set) var pages: [UIView] = []
    /// The page in sight: -1 for the search.
    private(set) var page = 0
    /// How many animations turn pages now: the pages that slide stay in sight until all have ended.
    private var slides = 0
    private let pan = UIPanGestureRecognizer(target: nil, action: nil)
    private let asideTap = UITapGestureRecognizer(target: nil, action: nil)
    private var editing: HomeScreenEditing?
    /// The folder that is open, or about to be.
    var opening: FolderOpening?
    var panel: FolderPanel?
    var notch: FolderNotch?
    let timeline: Timeline

    private static let pageAnimation = 0.3
    /// How long icons take to their places when others make room, in seconds.
    private static let moveAnimation = 0.3

    init(on screen: UIScreen, look: HomeScreenLook, timeline: Timeline) {
        let bounds = screen.bounds
        self.look = look
        self.timeline = timeline
        statusBarHeight = screen.profile.statusBarHeight
        metrics = .fitting(width: bounds.width)
        layout = HomeLayout(capacity: metrics.capacity(look))
        icons = IconSet(metrics)
        upper = WallpaperView(screen: bounds)
        lower = WallpaperView(screen: bounds)
        shelf = PassingView(frame: bounds)
        strip = PassingView(frame: bounds)
        let top = bounds.height - metrics.dockHeight
        dock = DockView(
            frame: CGRect(x: 0, y: top, width: bounds.width, height: metrics.dockHeight), isShelf: look.hasShelf)
        dots = PageDotsView(frame: CGRect(x: 0, y: top - 20, width: bounds.width, height: 16))
        searchPage = SearchPage(
            frame: bounds.offsetBy(dx: -bounds.width, dy: 0), statusBarHeight: screen.profile.statusBarHeight,
            keyboardHeight: metrics.keyboardHeight)
        super.init(.home, on: screen)
        backgroundColor = .black
        lower.isHidden = true
        shelf.addSubview(dock)
        for view in [upper, lower, shelf, strip, dots, searchPage] { addSubview(view) }
        addGestures()
        icons.onTap = { [unowned self] in iconTapped($0) }
        editing = HomeScreenEditing(of: self, timeline: timeline)
    }

    required init?(coder: NSCoder) { return nil }

    private func addGestures() {
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
        pan.addAction(UIAction { [unowned self] _ in drag() })
        addGestureRecognizer(pan)
        asideTap.delegate = self
        asideTap.addAction(UIAction { [unowned self] _ in closeFolder() })
        addGestureRecognizer(asideTap)
    }

    /// Behind the icons; nil for black.
    var wallpaper: Wallpaper? {
        get { upper.wallpaper }
        set {
            upper.wallpaper = newValue
            lower.wallpaper = newValue
        }
    }

    var statusBarStyle: StatusBarAppearance { look.hasWallpaper ? .blackTranslucent : .blackOpaque }

    /// Whether a person can type: a search, or the name of a folder.
    var isTyping: Bool { page == SearchPage.number || panel?.isRenaming == true }

    /// Shows these apps in the order of the layout, those that it does not have behind the others.
    func show(_ apps: [HomeIcon]) {
        editing?.letGo()
        layout.update(installed: apps.compactMap { if case .app(let identifier) = $0.id { identifier } else { nil } })
        icons.update(apps)
        if let opening, layout.folder(opening.folder) == nil { closeFolder(isAnimated: false) }
        arrange(isAnimated: false)
    }

    private func iconTapped(_ icon: HomeIcon) {
        switch icon.id {
        case .app(let identifier): onLaunch?(identifier)
        case .folder(let number): if opening?.folder == number { closeFolder() } else { openFolder(number) }
        }
    }

    /// What the Home button does where the home screen has the screen: it ends what was begun there, then shows the first
    /// page, then the search.
    func goHome() {
        if isEditing {
            endEditing()
        } else if opening != nil {
            closeFolder()
        } else {
            show(page: page == 0 ? SearchPage.number : 0, isAnimated: true)
        }
    }

    /// Something else gets the screen: the home screen is as one finds it when one comes back.
    func leave() {
        endEditing()
        panel?.endRenaming()
        if page == SearchPage.number { show(page: 0, isAnimated: false) }
    }

    // MARK: Moving icons

    /// Whether the icons wiggle, and can be moved and deleted.
    var isEditing: Bool { editing?.isActive ?? false }

    func endEditing() { editing?.end() }

    /// Puts the icons to their places. One that a finger holds stays where it is.
    func arrange(isAnimated: Bool) {
        makePages()
        icons.update(layout.folders)
        updateFolder()
        for row in layout.rows {
            guard let parent = view(of: row) else {
                for item in layout[row] { icons[item.id]?.putAway() }
                continue
            }
            for (index, item) in layout[row].enumerated() {
                guard let icon = icons[item.id], !icon.isLifted else { continue }
                put(icon, into: parent, at: center(row, index), isAnimated: isAnimated)
                icon.wigglesLeft = index % 2 == 0
                icon.isReflected = row == .dock && look.hasShelf
                icon.isAside = isAside(icon, in: row)
            }
        }
        show(page: page, isAnimated: false)
    }

    private func put(_ icon: IconView, into parent: UIView, at place: CGPoint, isAnimated: Bool) {
        if icon.superview !== parent {
            // It comes from where it is seen now.
            if let former = icon.superview { icon.center = parent.convert(icon.center, from: former) }
            parent.addSubview(icon)
        }
        if isAnimated, icon.center != place {
            UIView.animate(
                withDuration: HomeScreen.moveAnimation, delay: 0, options: [.allowUserInteraction],
                animations: { icon.center = place })
        } else {
            icon.center = place
        }
    }

    /// The middle of an icon in its row's view, as the screen is parted now.
    private func center(_ row: HomeLayout.Row, _ index: Int) -> CGPoint {
        var center = restingCenter(row, index)
        if case .folder = row { return center }
        center.y += shift(at: center.y)
        return center
    }

    /// The middle of an icon in its row's view while no folder is open.
    func restingCenter(_ row: HomeLayout.Row, _ index: Int) -> CGPoint {
        let origin =
            switch row {
            case .dock: metrics.origin(ofDockIcon: index, of: layout.dock.count, on: bounds.size)
            case .page: metrics.origin(ofIcon: index)
            case .folder: metrics.origin(ofFolderIcon: index)
            }
        return CGPoint(x: origin.x + metrics.iconSize.width / 2, y: origin.y + metrics.iconSize.height / 2)
    }

    /// - Returns: nil for a folder that is not open.
    private func view(of row: HomeLayout.Row) -> UIView? {
        switch row {
        case .dock: shelf
        case .page(let number): pages[number]
        case .folder(let number): opening?.folder == number ? panel : nil
        }
    }

    // MARK: Pages

    /// Makes as many pages as the layout has.
    private func makePages() {
        let count = layout.pages.count
        while pages.count > count { pages.removeLast().removeFromSuperview() }
        while pages.count < count {
            let page = PassingView(frame: bounds.offsetBy(dx: bounds.width * CGFloat(pages.count), dy: 0))
            strip.addSubview(page)
            pages.append(page)
        }
        strip.bounds.size = CGSize(width: bounds.width * CGFloat(count), height: bounds.height)
    }

    /// While icons are moved there is no search.
    private var firstPage: Int { isEditing ? 0 : SearchPage.number }

    func show(page newPage: Int, isAnimated: Bool) {
        page = min(max(newPage, firstPage), pages.count - 1)
        dots.count = pages.count
        dots.current = page
        let offset = -CGFloat(page) * bounds.width
        guard isAnimated, strip.frame.minX != offset else {
            setOffset(offset)
            return finishSlide()
        }
        showAllPages()
        slides += 1
        UIView.animate(
            withDuration: HomeScreen.pageAnimation, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
            animations: { self.setOffset(offset) },
            completion: { [weak self] _ in
                self?.slides -= 1
                self?.finishSlide()
            })
    }

    /// - Parameter offset: how far the first page is right of the screen's left edge.
    private func setOffset(_ offset: CGFloat) {
        strip.frame.origin.x = offset
        searchPage.frame.origin.x = offset - bounds.width
    }

    private func showAllPages() {
        for page in pages { page.isHidden = false }
        shelf.isHidden = false
        searchPage.isHidden = false
    }

    /// Hides the pages that are out of sight, so that the accessibility tree does not have them.
    private func finishSlide() {
        guard slides == 0 else { return }
        for (index, other) in pages.enumerated() { other.isHidden = index != page }
        let isSearching = page == SearchPage.number
        shelf.isHidden = isSearching
        searchPage.isHidden = !isSearching
        guard isSearching != searchPage.isActive else { return }
        if isSearching, !isHidden { makeKey() }
        searchPage.isActive = isSearching
    }

    private func drag() {
        let distance = pan.translation(in: self).x
        switch pan.state {
        case .began: showAllPages()
        case .changed:
            // Beyond the first and the last page the strip moves only a part of the finger's way.
            let isPastEnd = page == firstPage && distance > 0 || page == pages.count - 1 && distance < 0
            setOffset(-CGFloat(page) * bounds.width + (isPastEnd ? distance / 3 : distance))
        case .ended:
            let step = abs(distance) > bounds.width / 5 ? (distance < 0 ? 1 : -1) : 0
            show(page: page + step, isAnimated: true)
        default: show(page: page, isAnimated: false)
        }
    }
}

extension HomeScreen: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        if recognizer === pan {
            let way = pan.translation(in: self)
            return opening == nil && abs(way.x) >= abs(way.y)
        }
        guard recognizer === asideTap else { return true }
        let point = asideTap.location(in: self)
        return isAside(point) && icons.icon(at: point, in: self) == nil
    }
}
