/// The animation from one item of a navigation bar to another: the titles slide, one of them into the place of the back
/// button or out of it, and the other buttons cross-fade.
@MainActor struct NavigationBarTransition {
    enum Direction {
        case push
        case pop
    }

    let direction: Direction
    let incoming: NavigationItemViews
    let outgoing: NavigationItemViews
    /// The bounds of the bar.
    let bounds: CGRect

    /// The duration in seconds, equal to that of the navigation controller's transition.
    static let duration: TimeInterval = 0.35

    /// Runs the animation. The incoming views must already have their final frames.
    func run(_ completion: @escaping @MainActor () -> Void) {
        let arriving = incoming.all.filter { view in !outgoing.all.contains { $0 === view } }
        let leaving = outgoing.all.filter { view in !incoming.all.contains { $0 === view } }
        let places = arriving.map(\.center)
        for view in arriving { view.center.x += arrivalOffset(of: view) }
        CrossFade(arriving: arriving, leaving: leaving).run(NavigationBarTransition.duration) {
            for (view, place) in zip(arriving, places) { view.center = place }
            for view in leaving { view.center.x += departureOffset(of: view) }
        } completion: {
            completion()
        }
    }

    /// The horizontal distance between a view's first position and its final one, in points.
    private func arrivalOffset(of view: UIView) -> CGFloat {
        switch (view, direction) {
        case (incoming.title, .push): bounds.maxX - view.frame.minX
        case (incoming.title, .pop): titleToBack(title: view, back: outgoing.back)
        case (incoming.back, .push): -titleToBack(title: outgoing.title, back: incoming.back)
        case (incoming.back, .pop): -view.frame.maxX
        default: 0
        }
    }

    /// The horizontal distance that a leaving view moves, in points.
    private func departureOffset(of view: UIView) -> CGFloat {
        switch (view, direction) {
        case (outgoing.title, .push): titleToBack(title: view, back: incoming.back)
        case (outgoing.title, .pop): bounds.maxX - view.frame.minX
        case (outgoing.back, .push): -view.frame.maxX
        case (outgoing.back, .pop): -titleToBack(title: incoming.title, back: view)
        default: 0
        }
    }

    /// The horizontal distance from the centre of a title to that of the corresponding back button.
    private func titleToBack(title: UIView?, back: UIView?) -> CGFloat {
        guard let title else { return -bounds.width / 2 }
        guard let back else { return -title.frame.maxX }
        return back.frame.midX - title.frame.midX
    }
}
