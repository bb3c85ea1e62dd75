/// An animation on a layer: the layer's copy of it, and whether it has begun, started and ended.
final class AttachedAnimation {
    let key: String?
    let animation: CAAnimation
    /// The transaction that waits for its end.
    private var level: TransactionLevel?
    /// True from the first commit on, which fixes the begin time.
    private(set) var isBegun = false
    private(set) var isEnded = false
    private var hasStarted = false

    /// How many times longer than it says the animation takes.
    private let slowness = AnimationPace.slowness

    init(_ animation: CAAnimation, key: String?, level: TransactionLevel?) {
        self.key = key
        if slowness != 1 { animation.speed /= Float(slowness) }
        self.animation = animation
        self.level = level
        level?.begin()
    }

    /// Fixes the begin time: now, unless the application has given one.
    func begin(at localTime: CFTimeInterval) {
        guard !isBegun else { return }
        isBegun = true
        if animation.beginTime == 0 {
            animation.beginTime = localTime
        } else if slowness != 1, animation.beginTime > localTime {
            // A delay is a part of what is seen, and slow, too.
            animation.beginTime = localTime + (animation.beginTime - localTime) * slowness
        }
    }

    /// The picture of the layer from before the changes that the transition is for.
    var before: NodeSnapshot?

    /// The state of the transition at a time of the layer; nil if the animation is no transition, or does not run then.
    func transition(at localTime: CFTimeInterval) -> NodeTransition? {
        guard isBegun, !isEnded || !animation.isRemovedOnCompletion, let transition = animation as? CATransition,
            let moment = TimingCycle(transition).moment(at: localTime)
        else { return nil }
        return NodeTransition(transition, before: before, elapsed: moment.progress)
    }

    /// Whether the last cycle is over at a time of the layer.
    func isOver(at localTime: CFTimeInterval) -> Bool {
        // Converting times between layers may lose the last bits.
        isBegun && localTime >= TimingCycle(animation).endTime - 1e-7
    }

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
