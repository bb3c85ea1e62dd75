import Foundation
import UIKit

/// How the user moves icons: an icon that is held for a second lets all of them wiggle, and follows the finger from then
/// on; the others make room. At the edge of the screen the page turns.
@MainActor final class HomeScreenEditing {
    private(set) var isActive = false
    private unowned let homeScreen: HomeScreen
    private let timeline: Timeline
    private let press = UILongPressGestureRecognizer(target: nil, action: nil)
    /// The icon that the finger holds.
    private var lifted: IconView?
    /// From the finger to the middle of the icon.
    private var grip = CGPoint.zero
    private var turn: Timeline.Event?

    /// How long an icon is held before it can be moved, in seconds: the first one, and those that wiggle already.
    private static let firstHold = 1.0
    private static let nextHold = 0.15
    /// How near to the edge of the screen, in points, and how long a finger turns the page, in seconds.
    private static let edge: CGFloat = 14
    private static let turnDelay = 0.7

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
        let center = homeScreen.convert(icon.center, from: parent)
        grip = CGPoint(x: center.x - point.x, y: center.y - point.y)
        homeScreen.layout.addEmptyPage()
        homeScreen.arrange(isAnimated: false)
        homeScreen.addSubview(icon)
        icon.center = center
        icon.isLifted = true
        lifted = icon
    }

    private func move(to point: CGPoint) {
        guard let lifted else { return }
        lifted.center = CGPoint(x: point.x + grip.x, y: point.y + grip.y)
        makeRoom(at: lifted.center)
        turnPage(at: point)
    }

    private func makeRoom(at point: CGPoint) {
        guard let lifted else { return }
        let app = lifted.icon.identifier
        let row = homeScreen.row(at: point)
        let others = homeScreen.layout[row].filter { $0 != app }.count
        let index =
            switch row {
            case .dock: homeScreen.metrics.dockPlace(at: point, of: others + 1, on: homeScreen.bounds.size)
            case .page: min(homeScreen.metrics.place(at: point), others)
            }
        let target = HomeLayout.Place(row, index)
        guard homeScreen.layout.place(of: app) != target, homeScreen.layout.move(app, to: target) else { return }
        homeScreen.arrange(isAnimated: true)
    }

    private func turnPage(at point: CGPoint) {
        let step =
            point.x < HomeScreenEditing.edge
            ? -1 : point.x > homeScreen.bounds.width - HomeScreenEditing.edge ? 1 : 0
        guard step != 0 else {
            turn?.cancel()
            turn = nil
            return
        }
        guard turn == nil else { return }
        turn = timeline.schedule(after: HomeScreenEditing.turnDelay) { [weak self] in
            guard let self, let lifted else { return }
            turn = nil
            homeScreen.show(page: homeScreen.page + step, isAnimated: true)
            makeRoom(at: lifted.center)
        }
    }

    /// Puts the icon that the finger holds to its place.
    func letGo() {
        turn?.cancel()
        turn = nil
        guard let icon = lifted else { return }
        lifted = nil
        icon.isLifted = false
        homeScreen.arrange(isAnimated: true)
        homeScreen.onLayoutChange?(homeScreen.layout)
    }
}
