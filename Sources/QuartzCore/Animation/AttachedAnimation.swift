/// An animation on a layer: the layer's copy, and how far it has come.
final class AttachedAnimation {
    let key: String?
    let animation: CAAnimation
    /// The transaction that waits for its end.
    private var level: TransactionLevel?
    /// Whether its begin time is known, which it is from the first commit.
    private(set) var isBegun = false
    private(set) var isEnded = false
    private var hasStarted = false

    init(_ animation: CAAnimation, key: String?, level: TransactionLevel?) {
        self.key = key
        self.animation = animation
        self.level = level
        level?.begin()
    }

    /// Fixes the begin time: now, unless the application has given one.
    func begin(at localTime: CFTimeInterval) {
        guard !isBegun else { return }
        isBegun = true
        if animation.beginTime == 0 { animation.beginTime = localTime }
    }

    /// Whether the last cycle is over at a time of the layer.
    func isOver(at localTime: CFTimeInterval) -> Bool { isBegun && localTime >= TimingCycle(animation).endTime }

    /// Tells the delegate of the start, once.
    func start() {
        guard !hasStarted else { return }
        hasStarted = true
        animation.delegate?.animationDidStart(animation)
    }

    /// Tells the delegate and the transaction of the end, once.
    func end(finished: Bool) {
        guard !isEnded else { return }
        isEnded = true
        if finished { start() }
        animation.delegate?.animationDidStop(animation, finished: finished)
        level?.end()
        level = nil
    }
}
