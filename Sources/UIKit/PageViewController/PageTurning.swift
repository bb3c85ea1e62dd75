internal import MainLoop

/// A page turn in progress, by a gesture or by the app.
@MainActor final class PageTurning {
    let direction: UIPageViewController.NavigationDirection
    let former: [UIViewController]
    let new: [UIViewController]
    /// True if a gesture turns the page; only then the delegate gets a message.
    let isByFinger: Bool
    let view: PageCurlView?
    /// True if the page curl plays backwards: a new page comes down instead of a former one being lifted.
    private let laysDown: Bool
    private var ticker: FrameTicker?
    var completion: (@MainActor (Bool) -> Void)?

    init(
        _ direction: UIPageViewController.NavigationDirection, from former: [UIViewController],
        to new: [UIViewController], isByFinger: Bool, view: PageCurlView?, laysDown: Bool
    ) {
        self.direction = direction
        self.former = former
        self.new = new
        self.isByFinger = isByFinger
        self.view = view
        self.laysDown = laysDown
    }

    /// The progress from the former pages (0) to the new ones (1).
    var progress: CGFloat = 0 {
        didSet { view?.turned = laysDown ? 1 - progress : progress }
    }

    var isMovingByItself: Bool { ticker?.isRunning ?? false }

    /// Animates the progress to one of its ends.
    /// - Parameters:
    ///   - duration: The duration from one end to the other, in seconds; a part of the way takes a part of it.
    ///   - isEased: True if the animation starts slowly, too, and not only ends slowly.
    func run(
        to end: CGFloat, duration: TimeInterval, isEased: Bool, _ completion: @escaping @MainActor () -> Void
    ) {
        ticker?.stop()
        let (start, begin) = (progress, MainLoop.main.now)
        let time = max(duration * Double(abs(end - start)), 1 / FrameCycle.rate) * AnimationPace.slowness
        let curve = CAMediaTimingFunction(name: isEased ? .easeInEaseOut : .easeOut)
        let ticker = FrameTicker { [weak self] now in
            guard let self else { return }
            let part = min((now - begin) / time, 1)
            self.progress = start + (end - start) * CGFloat(curve.value(at: part))
            guard part >= 1 else { return }
            self.ticker?.stop()
            completion()
        }
        self.ticker = ticker
        ticker.start()
    }

    func stop() { ticker?.stop() }
}
