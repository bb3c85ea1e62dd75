/// An animation block, of `beginAnimations` and `commitAnimations` or of a closure: the timing of its animations and
/// the receivers of start and end.
@MainActor final class UIViewAnimationBlock {
    var identifier: String?
    var context: UnsafeMutableRawPointer?
    var duration: TimeInterval = 0.2
    var delay: TimeInterval = 0
    var curve = UIView.AnimationCurve.easeInOut
    var repeatCount: Float = 0
    var autoreverses = false
    var beginsFromCurrentState = false
    var allowsUserInteraction = true
    weak var delegate: AnyObject?
    /// The stand-in of a delegate in another language. It is retained; the delegate itself is not.
    var foreignDelegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?
    var completion: (@MainActor (Bool) -> Void)?

    private let startTime = CACurrentMediaTime()
    private var running = 0
    private var allFinished = true
    private var hasStarted = false
    private var isCommitted = false
    private var hasEnded = false
    private var blockedViews: [UIView] = []
    private var transitions: [(transition: ViewTransition, view: UIView)] = []
    /// True if property changes are animated; transitions are in any case.
    var animatesChanges = true
    /// True if views whose size changes are laid out inside the block, so that their subviews are animated, too.
    var laysOutSubviews = false
    private var resizedViews: [UIView] = []

    /// The open blocks, of which the last is the innermost.
    static var open: [UIViewAnimationBlock] = [] {
        didSet { UIView.changeAction = open.isEmpty ? nil : { action(for: $0, of: $1, key: $2) } }
    }
    static var areAnimationsEnabled = true

    init() {}

    /// Makes a block with these options. Depending on them it inherits timing from the enclosing block.
    init(
        duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
        completion: (@MainActor (Bool) -> Void)?
    ) {
        let outer = UIViewAnimationBlock.open.last
        self.duration = max(duration, 0)
        curve = options.curve
        if let outer, !options.contains(.overrideInheritedDuration) { self.duration = outer.duration }
        if let outer, !options.contains(.overrideInheritedCurve) { curve = outer.curve }
        self.delay = max(delay, 0)
        repeatCount = options.contains(.repeat) ? .infinity : 0
        autoreverses = options.contains(.autoreverse)
        beginsFromCurrentState = options.contains(.beginFromCurrentState)
        allowsUserInteraction = options.contains(.allowUserInteraction)
        laysOutSubviews = options.contains(.layoutSubviews)
        self.completion = completion
    }

    /// The action for a property change of a view's layer: an animation inside a block. nil, for no animation, outside
    /// of blocks and for views that are not in a window.
    static func action(for layer: CALayer, of view: UIView, key: String) -> (any CAAction)? {
        guard let block = open.last, areAnimationsEnabled, block.animatesChanges, block.duration > 0 || block.delay > 0,
            animatedKeys.contains(key), view.window != nil
        else { return nil }
        return block.animation(for: layer, of: view, key: key)
    }

    private static let animatedKeys: Set<String> = [
        "bounds", "position", "transform", "opacity", "backgroundColor", "contentsCenter", "contentsRect",
        "anchorPoint",
        "cornerRadius", "borderWidth", "borderColor", "shadowOpacity", "shadowRadius", "shadowOffset", "shadowColor",
        "zPosition", "sublayerTransform",
    ]

    private func animation(for layer: CALayer, of view: UIView, key: String) -> CAAnimation {
        let animation = CABasicAnimation(keyPath: key)
        let shown = beginsFromCurrentState ? layer.presentation() ?? layer : layer
        animation.fromValue = shown.value(forKeyPath: key)
        prepare(animation, of: view)
        if key == "bounds", laysOutSubviews { resizedViews.append(view) }
        return animation
    }

    /// Adds a transition of `view` from its current content to that at the end of the block. Its duration may be
    /// changed until then.
    func add(_ transition: ViewTransition, to view: UIView) {
        transitions.removeAll { $0.view === view }
        transitions.append((transition, view))
    }

    /// Sets the block's timing on an animation, and adds it to the count of running animations.
    private func prepare(_ animation: CAAnimation, of view: UIView) {
        // A duration of 0 would mean that of the transaction.
        animation.duration = max(duration, 0.001)
        animation.timingFunction = curve.timingFunction
        animation.repeatCount = repeatCount
        animation.autoreverses = autoreverses
        if delay != 0 {
            animation.beginTime = view.layer.convertTime(startTime, from: nil) + delay
            animation.fillMode = .backwards
        }
        running += 1
        animation.delegate = AnimationObserver(block: self)
        if !allowsUserInteraction {
            view.interactionBlocks += 1
            blockedViews.append(view)
        }
    }

    // MARK: Beginning and end

    /// Runs a closure inside the block, and closes the block.
    func run(_ changes: () -> Void) {
        UIViewAnimationBlock.open.append(self)
        changes()
        layOutResizedViews()
        UIViewAnimationBlock.open.removeAll { $0 === self }
        commit()
    }

    /// Lays out the views whose size changed, while the block is still open.
    private func layOutResizedViews() {
        let views = resizedViews
        resizedViews = []
        for view in views { view.layoutIfNeeded() }
    }

    /// Closes the block and starts its transitions. A block without animations ends when the current transaction is
    /// committed.
    func commit() {
        for (transition, view) in transitions where duration > 0 {
            let animation = transition.makeAnimation()
            prepare(animation, of: view)
            view.layer.add(animation, forKey: kCATransition)
        }
        transitions = []
        isCommitted = true
        guard running == 0 else { return }
        CATransaction.begin()
        CATransaction.setCompletionBlock { MainActor.assumeIsolated { self.end() } }
        CATransaction.commit()
    }

    fileprivate func animationDidStart() {
        guard !hasStarted else { return }
        hasStarted = true
        tell(willStart, finished: false)
    }

    fileprivate func animationDidStop(finished: Bool) {
        running -= 1
        if !finished { allFinished = false }
        if running == 0, isCommitted { end() }
    }

    private func end() {
        guard !hasEnded, running == 0 else { return }
        hasEnded = true
        for view in blockedViews { view.interactionBlocks -= 1 }
        blockedViews = []
        tell(didStop, finished: allFinished)
        let completion = completion
        self.completion = nil
        completion?(allFinished)
    }

    private func tell(_ selector: Selector?, finished: Bool) {
        guard let selector, let delegate = foreignDelegate ?? delegate else { return }
        ActionDispatch.sendAnimation(
            selector, to: delegate, identifier: identifier, finished: finished, context: context)
    }
}

/// The delegate of each animation in a block, which counts starts and ends.
private final class AnimationObserver: CAAnimationDelegate {
    private let block: UIViewAnimationBlock

    init(block: UIViewAnimationBlock) { self.block = block }

    func animationDidStart(_ animation: CAAnimation) { MainActor.assumeIsolated { block.animationDidStart() } }

    func animationDidStop(_ animation: CAAnimation, finished: Bool) {
        MainActor.assumeIsolated { block.animationDidStop(finished: finished) }
    }
}
