/// Views that appear while others disappear. In the end all have the opacity that they began with.
@MainActor struct CrossFade {
    private let arriving: [(view: UIView, alpha: CGFloat)]
    private let leaving: [(view: UIView, alpha: CGFloat)]

    init(arriving: [UIView], leaving: [UIView]) {
        self.arriving = arriving.map { ($0, $0.alpha) }
        self.leaving = leaving.map { ($0, $0.alpha) }
    }

    /// - Parameters:
    ///   - duration: In seconds.
    ///   - changes: What else is animated.
    ///   - completion: Takes the views away that have disappeared.
    func run(
        _ duration: TimeInterval, changes: @escaping @MainActor () -> Void = {},
        completion: @escaping @MainActor () -> Void
    ) {
        for entry in arriving { entry.view.alpha = 0 }
        UIView.animate(
            withDuration: duration,
            animations: {
                for entry in arriving { entry.view.alpha = entry.alpha }
                for entry in leaving { entry.view.alpha = 0 }
                changes()
            },
            completion: { _ in
                completion()
                for entry in leaving { entry.view.alpha = entry.alpha }
            })
    }
}
