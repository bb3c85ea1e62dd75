/// Animation blocks of iPhone OS 2: changes between `beginAnimations` and `commitAnimations` are animated.
extension UIView {
    /// Begins an animation block. Blocks can be nested. Identifier and context are passed to the delegate's methods.
    /// - ObjC: beginAnimations:context:
    public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let block = UIViewAnimationBlock()
        block.identifier = animationID
        block.context = context
        UIViewAnimationBlock.open.append(block)
    }

    /// Ends the innermost animation block and starts its animations.
    public static func commitAnimations() { UIViewAnimationBlock.open.popLast()?.commit() }

    /// Sets the object that receives the start and stop messages; not retained.
    /// - ObjC: setAnimationDelegate:
    public static func setAnimationDelegate(_ delegate: AnyObject?) {
        guard let block = UIViewAnimationBlock.open.last else { return }
        if let delegate, delegate is any ActionTarget {
            block.foreignDelegate = delegate
        } else {
            block.delegate = delegate
        }
    }

    /// Sets the message to the delegate when the first animation starts, with the signature
    /// `animationWillStart:context:`.
    /// - ObjC: setAnimationWillStartSelector:
    public static func setAnimationWillStart(_ selector: Selector?) {
        UIViewAnimationBlock.open.last?.willStart = selector
    }

    /// Sets the message to the delegate when the last animation stops, with the signature
    /// `animationDidStop:finished:context:`.
    /// - ObjC: setAnimationDidStopSelector:
    public static func setAnimationDidStop(_ selector: Selector?) { UIViewAnimationBlock.open.last?.didStop = selector }

    /// Sets the duration in seconds; 0.2 by default.
    /// - ObjC: setAnimationDuration:
    public static func setAnimationDuration(_ duration: TimeInterval) {
        UIViewAnimationBlock.open.last?.duration = max(duration, 0)
    }

    /// Sets the delay before the animations start, in seconds; 0 by default.
    /// - ObjC: setAnimationDelay:
    public static func setAnimationDelay(_ delay: TimeInterval) { UIViewAnimationBlock.open.last?.delay = delay }

    /// Sets the date at which the animations start; now by default.
    /// - ObjC: setAnimationStartDate:
    public static func setAnimationStart(_ startDate: Date) {
        UIViewAnimationBlock.open.last?.delay = startDate.timeIntervalSinceNow
    }

    /// Sets the timing curve; ease-in-ease-out by default.
    /// - ObjC: setAnimationCurve:
    public static func setAnimationCurve(_ curve: AnimationCurve) { UIViewAnimationBlock.open.last?.curve = curve }

    /// Sets the number of repetitions; 0, the default, means once. A fraction ends within a repetition.
    /// - ObjC: setAnimationRepeatCount:
    public static func setAnimationRepeatCount(_ repeatCount: Float) {
        UIViewAnimationBlock.open.last?.repeatCount = repeatCount
    }

    /// Sets whether every second repetition runs backwards. False by default.
    /// - ObjC: setAnimationRepeatAutoreverses:
    public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        UIViewAnimationBlock.open.last?.autoreverses = repeatAutoreverses
    }

    /// Sets whether the animations start at the values that are visible now, instead of at the end values of running
    /// animations. False by default.
    /// - ObjC: setAnimationBeginsFromCurrentState:
    public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        UIViewAnimationBlock.open.last?.beginsFromCurrentState = fromCurrentState
    }

    /// Adds a transition of `view` from its current content to that at the end of the block.
    /// - Parameter cache: Ignored: content that does not change is drawn once, and content that changes is shown
    ///   changing.
    /// - ObjC: setAnimationTransition:forView:cache:
    public static func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
        guard let block = UIViewAnimationBlock.open.last, UIViewAnimationBlock.areAnimationsEnabled,
            let transition = ViewTransition(transition)
        else { return }
        block.add(transition, to: view)
    }

    /// Enables or disables animations. While they are disabled, changes take effect at once.
    /// - ObjC: setAnimationsEnabled:
    public static func setAnimationsEnabled(_ enabled: Bool) { UIViewAnimationBlock.areAnimationsEnabled = enabled }

    /// True if animations are enabled. The default is true.
    public static var areAnimationsEnabled: Bool { UIViewAnimationBlock.areAnimationsEnabled }
}
