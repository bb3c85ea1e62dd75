/// Animations of iPhone OS 2 and later: changes between `beginAnimations` and `commitAnimations` are animated.
extension UIView {
    /// Opens a block; blocks can be nested. The identifier and context are given to the delegate.
    /// - ObjC: beginAnimations:context:
    public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let block = UIViewAnimationBlock()
        block.identifier = animationID
        block.context = context
        UIViewAnimationBlock.open.append(block)
    }

    /// Closes the innermost block and starts its animations.
    public static func commitAnimations() { UIViewAnimationBlock.open.popLast()?.commit() }

    /// The object that is told of start and end; not retained.
    /// - ObjC: setAnimationDelegate:
    public static func setAnimationDelegate(_ delegate: AnyObject?) {
        guard let block = UIViewAnimationBlock.open.last else { return }
        if let delegate, delegate is any ActionTarget {
            block.foreignDelegate = delegate
        } else {
            block.delegate = delegate
        }
    }

    /// What the delegate is sent when the first animation starts: `"animationWillStart:context:"`.
    /// - ObjC: setAnimationWillStartSelector:
    public static func setAnimationWillStart(_ selector: Selector?) {
        UIViewAnimationBlock.open.last?.willStart = selector
    }

    /// What the delegate is sent when the last animation ends: `"animationDidStop:finished:context:"`.
    /// - ObjC: setAnimationDidStopSelector:
    public static func setAnimationDidStop(_ selector: Selector?) { UIViewAnimationBlock.open.last?.didStop = selector }

    /// In seconds; 0.2 by default.
    /// - ObjC: setAnimationDuration:
    public static func setAnimationDuration(_ duration: TimeInterval) {
        UIViewAnimationBlock.open.last?.duration = max(duration, 0)
    }

    /// How long to wait before the animations begin, in seconds.
    /// - ObjC: setAnimationDelay:
    public static func setAnimationDelay(_ delay: TimeInterval) { UIViewAnimationBlock.open.last?.delay = delay }

    /// When the animations begin; now by default.
    /// - ObjC: setAnimationStartDate:
    public static func setAnimationStart(_ startDate: Date) {
        UIViewAnimationBlock.open.last?.delay = startDate.timeIntervalSinceNow
    }

    /// Slow at both ends by default.
    /// - ObjC: setAnimationCurve:
    public static func setAnimationCurve(_ curve: AnimationCurve) { UIViewAnimationBlock.open.last?.curve = curve }

    /// How often the animations run; 0 means once. Fractions end halfway.
    /// - ObjC: setAnimationRepeatCount:
    public static func setAnimationRepeatCount(_ repeatCount: Float) {
        UIViewAnimationBlock.open.last?.repeatCount = repeatCount
    }

    /// Whether every second round runs backwards.
    /// - ObjC: setAnimationRepeatAutoreverses:
    public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        UIViewAnimationBlock.open.last?.autoreverses = repeatAutoreverses
    }

    /// Whether the animations begin at what is shown now, not at the end of what runs now. False by default.
    /// - ObjC: setAnimationBeginsFromCurrentState:
    public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        UIViewAnimationBlock.open.last?.beginsFromCurrentState = fromCurrentState
    }

    /// Turns `view` over, or curls a page of it, from what it shows now to what it will show at the end of the block.
    /// - Parameter cache: Makes no difference: a picture is taken of what does not change during the transition, and
    ///   what changes is shown as it changes.
    /// - ObjC: setAnimationTransition:forView:cache:
    public static func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
        guard let block = UIViewAnimationBlock.open.last, UIViewAnimationBlock.areAnimationsEnabled,
            let transition = ViewTransition(transition)
        else { return }
        block.add(transition, to: view)
    }

    /// Whether animations are made at all; changes take effect at once while they are not.
    /// - ObjC: setAnimationsEnabled:
    public static func setAnimationsEnabled(_ enabled: Bool) { UIViewAnimationBlock.areAnimationsEnabled = enabled }

    /// Whether animations are made at all.
    public static var areAnimationsEnabled: Bool { UIViewAnimationBlock.areAnimationsEnabled }
}
