/// Screens, and bars that come or go with them, on their way across a navigation controller's view.
@MainActor final class ScreenSlide {
    private let arriving: [UIView]
    private let leaving: [UIView]
    /// The horizontal distance that all views move, in points: negative for a push, positive for a pop.
    private let way: CGFloat
    private var onEnd: (@MainActor () -> Void)?

    /// In seconds, as long as the titles in the bar slide.
    static let duration = NavigationBarTransition.duration

    /// - Parameters:
    ///   - arriving: Stand where they are to be.
    ///   - width: The container's.
    ///   - onEnd: Called once, when everything has arrived. Those that left are back at their places then.
    init(
        arriving: [UIView], leaving: [UIView], _ direction: ScreenChange.Direction, width: CGFloat,
        onEnd: @escaping @MainActor () -> Void
    ) {
        self.arriving = arriving
        self.leaving = leaving
        way = direction == .push ? -width : width
        self.onEnd = onEnd
    }

    func run() {
        for view in arriving { view.center.x -= way }
        UIView.animate(
            withDuration: ScreenSlide.duration,
            animations: { [arriving, leaving, way] in
                for view in arriving + leaving { view.center.x += way }
            },
            completion: { [weak self] _ in self?.end() })
    }

    /// Brings everything to its end at once.
    func finish() {
        guard onEnd != nil else { return }
        for view in arriving + leaving { view.layer.removeAnimation(forKey: "position") }
        end()
    }

    private func end() {
        guard let onEnd else { return }
        self.onEnd = nil
        for view in leaving { view.center.x -= way }
        onEnd()
    }
}
