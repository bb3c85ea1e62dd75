internal import MainLoop

/// One page that is being turned: by a finger, or by itself.
@MainActor final class PageTurning {
    let direction: UIPageViewController.NavigationDirection
    let former: [UIViewController]
    let new: [UIViewController]
    /// Whether a finger does it, so that the delegate is told.
    let isByFinger: Bool
    let view: PageCurlView?
    /// Whether the picture is of a page that is laid down, and not lifted.
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

    /// How far the turn has come: 0 the former pages are seen … 1 the new ones are.
    var progress: CGFloat = 0 {
        didSet { view?.turned = laysDown ? 1 - progress : progress }
    }

    var isMovingByItself: Bool { ticker?.isRunning ?? false }

    /// Goes on by itself to one of the ends.
    /// - Parameters:
    ///   - duration: From one end to the other, in seconds.
    ///   - isEased: Whether it begins slowly, too.
    func run(
        to end: CGFloat, duration: TimeInterval, isEased: Bool, _ completion: @escaping @MainActor () -> Void
    ) {
        ticker?.stop()
        let (start, begin) = (progress, MainLoop.main.now)
        let time = max(duration * Double(abs(end - start)), 1 / FrameCycle.rate)
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
