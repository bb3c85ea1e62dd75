import Foundation
import UIKit

/// How the user moves icons: an icon that is held for a second lets all of them wiggle, and follows the finger from then
/// on. Where it rests the others make room, or it comes into a folder with the one below it. At the edge of the screen the
/// page turns.
@MainActor final class HomeScreenEditing {
    /// What becomes of an icon that rests where it is.
    private enum Intent: Hashable {
        case move(HomeLayout.Place)
        /// It comes into a folder with this one, or into this folder.
        case put(onto: HomeItem.ID)
        /// It leaves the open folder.
        case leave
    }

    private(set) var isActive = false
    private unowned let homeScreen: HomeScreen
    private let timeline: Timeline
    private let press = UILongPressGestureRecognizer(target: nil, action: nil)
    /// The icon that the finger holds.
    private var lifted: IconView?
    /// From the finger to the middle of the icon.
    private var grip = CGPoint.zero
    private var turn: Timeline.Event?
    private var intent: Intent?
    private var wait: Timeline.Event?
    /// The icon that the lifted one is about to be put onto.
    private var target: IconView? {
        didSet {
            oldValue?.isTarget = false
            target?.isTarget = true
        }
    }

    /// How long an icon is held before it can be moved, in seconds: the first one, and those that wiggle already.
    private static let firstHold = 1.0
    private static let nextHold = 0.15
    /// How near to the edge of the screen, in points, and how long a finger turns the page, in seconds.
    private static let edge: CGFloat = 14
    private static let turnDelay = 0.7
    /// How long an icon rests until the others make room, and above another one until the folder opens, in seconds.
    private static let rest = 0.2
    private static let spring = 1.0
    /// How near the middles of two icons are if one is put onto the other, as a share of an icon's width.
    private static let overlap: CGFloat = 0.4

    init(of homeScreen: HomeScreen, timeline: Timeline) {
        self.homeScreen = homeScreen
        self.timeline = timeline
        press.minimumPressDuration = HomeScreenEditing.firstHold
        press.addAction(UIAction { [unowned self] _ in follow() })
        homeScreen.addGestureRecognizer(press)
    }

    /// Lets the icons rest where they are now.
    func end() {
        guard isActive else { return }
        letGo()
        isActive = false
        press.minimumPressDuration = HomeScreenEditing.firstHold
        homeScreen.icons.isEditing = false
        homeScreen.layout.removeEmptyPages()
        homeScreen.arrange(isAnimated: true)
        homeScreen.onLayoutChange?(homeScreen.layout)
    }

    private func begin() {
        guard !isActive else { return }
        isActive = true
        press.minimumPressDuration = HomeScreenEditing.nextHold
        homeScreen.icons.isEditing = true
    }

    private func follow() {
        let point = press.location(in: homeScreen)
        switch press.state {
        case .began:
            guard let icon = homeScreen.icons.icon(at: point, in: homeScreen) else { return }
            begin()
            lift(icon, at: point)
        case .changed: move(to: point)
        default: letGo()
        }
    }

    private func lift(_ icon: IconView, at point: CGPoint) {
        guard let parent = icon.superview else { return }
        if icon.isFolder { homeScreen.closeFolder() }
        let center = homeScreen.convert(icon.center, from: parent)
        grip = CGPoint(x: center.x - point.x, y: center.y - point.y)
        homeScreen.layout.addEmptyPage()
        homeScreen.arrange(isAnimated: false)
        homeScreen.addSubview(icon)
        icon.center = center
        icon.isLifted = true
        icon.isReflected = false
        lifted = icon
    }

    private func move(to point: CGPoint) {
        guard let lifted else { return }
        lifted.center = CGPoint(x: point.x + grip.x, y: point.y + grip.y)
        consider()
        turnPage(at: point)
    }

    // MARK: Resting

    /// Waits until the icon rests, if it is now where something else would become of it.
    private func consider() {
        guard let lifted else { return }
        let present = intent(at: lifted.center)
        guard present != intent else { return }
        wait?.cancel()
        target = nil
        intent = present
        guard let present else { return }
        wait = timeline.schedule(after: HomeScreenEditing.rest) { [weak self] in self?.carryOut(present) }
    }

    private func carryOut(_ present: Intent) {
        guard let lifted else { return }
        switch present {
        case .move(let place):
            if homeScreen.layout.move(lifted.icon.id, to: place) { homeScreen.arrange(isAnimated: true) }
        case .put(let id):
            target = homeScreen.icons[id]
            wait = timeline.schedule(after: HomeScreenEditing.spring) { [weak self] in self?.put(onto: id, opens: true)
            }
        case .leave:
            homeScreen.closeFolder()
            intent = nil
            consider()
        }
    }

    /// - Returns: nil where it would stay where it is.
    private func intent(at point: CGPoint) -> Intent? {
        guard let lifted else { return nil }
        if let id = iconBelow(point) { return .put(onto: id) }
        if homeScreen.isAside(point) { return .leave }
        let place = homeScreen.place(at: point, for: lifted.icon.id)
        return homeScreen.layout.place(of: lifted.icon.id) == place ? nil : .move(place)
    }

    /// The icon that the lifted one covers, if the two can be in one folder.
    private func iconBelow(_ point: CGPoint) -> HomeItem.ID? {
        guard homeScreen.look.hasFolders, homeScreen.opening == nil, let lifted, !lifted.isFolder else { return nil }
        let row = homeScreen.row(at: point)
        for (index, item) in homeScreen.layout[row].enumerated() where item.id != lifted.icon.id {
            let center = homeScreen.restingCenter(row, index)
            let limit = homeScreen.metrics.iconSide * HomeScreenEditing.overlap
            if hypot(center.x - point.x, center.y - point.y) < limit { return item.id }
        }
        return nil
    }

    private func put(onto id: HomeItem.ID, opens: Bool) {
        target = nil
        intent = nil
        guard let lifted, case .app(let app) = lifted.icon.id, let other = homeScreen.icons[id] else { return }
        let name = other.icon.category ?? lifted.icon.category ?? HomeFolder.usualName
        guard let number = homeScreen.layout.put(app, onto: id, name: name) else { return }
        homeScreen.arrange(isAnimated: true)
        // A new folder is shown, since it may want another name.
        if opens || id != .folder(number) { homeScreen.openFolder(number) }
    }

    // MARK: Pages

    private func turnPage(at point: CGPoint) {
        let step =
            point.x < HomeScreenEditing.edge
            ? -1 : point.x > homeScreen.bounds.width - HomeScreenEditing.edge ? 1 : 0
        guard step != 0, homeScreen.opening == nil else {
            turn?.cancel()
            turn = nil
            return
        }
        guard turn == nil else { return }
        turn = timeline.schedule(after: HomeScreenEditing.turnDelay) { [weak self] in
            guard let self, lifted != nil else { return }
            turn = nil
            homeScreen.show(page: homeScreen.page + step, isAnimated: true)
            consider()
        }
    }

    /// Puts the icon that the finger holds to its place.
    func letGo() {
        turn?.cancel()
        turn = nil
        wait?.cancel()
        wait = nil
        guard let icon = lifted else { return }
        let last = intent
        intent = nil
        if let target {
            put(onto: target.icon.id, opens: false)
        } else if case .move(let place) = last {
            homeScreen.layout.move(icon.icon.id, to: place)
        } else if case .put(let id) = last, let place = homeScreen.layout.place(of: id) {
            // It did not rest there: the other icon makes room.
            homeScreen.layout.move(icon.icon.id, to: place)
        } else if case .leave = last {
            homeScreen.closeFolder()
            homeScreen.layout.move(icon.icon.id, to: homeScreen.place(at: icon.center, for: icon.icon.id))
        }
        lifted = nil
        icon.isLifted = false
        homeScreen.layout.removeEmptyFolders()
        if let opening = homeScreen.opening, homeScreen.layout.folder(opening.folder) == nil {
            homeScreen.closeFolder()
        }
        homeScreen.arrange(isAnimated: true)
        homeScreen.onLayoutChange?(homeScreen.layout)
    }
}
