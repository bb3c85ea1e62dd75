/// An animation in which some views fade in and others fade out. At the end all have their original alpha.
@MainActor struct CrossFade {
    private let arriving: [(view: UIView, alpha: CGFloat)]
    private let leaving: [(view: UIView, alpha: CGFloat)]

    init(arriving: [UIView], leaving: [UIView]) {
        self.arriving = arriving.map { ($0, $0.alpha) }
        self.leaving = leaving.map { ($0, $0.alpha) }
    }

    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - changes: Other changes to animate.
    ///   - completion: Called at the end; removes the views that faded out.
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
