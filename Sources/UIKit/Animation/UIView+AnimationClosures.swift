/// Animations of iOS 4: the changes that a closure makes are animated.
extension UIView {
    /// - Parameters:
    ///   - duration: In seconds.
    ///   - delay: How long to wait first, in seconds.
    ///   - completion: Is told whether all animations ran to their ends.
    /// - ObjC: animateWithDuration:delay:options:animations:completion:
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let block = UIViewAnimationBlock()
        let outer = UIViewAnimationBlock.open.last
        block.duration = max(duration, 0)
        block.curve = options.curve
        if let outer, !options.contains(.overrideInheritedDuration) { block.duration = outer.duration }
        if let outer, !options.contains(.overrideInheritedCurve) { block.curve = outer.curve }
        block.delay = max(delay, 0)
        block.repeatCount = options.contains(.repeat) ? .infinity : 0
        block.autoreverses = options.contains(.autoreverse)
        block.beginsFromCurrentState = options.contains(.beginFromCurrentState)
        block.allowsUserInteraction = options.contains(.allowUserInteraction)
        block.completion = completion
        UIViewAnimationBlock.open.append(block)
        animations()
        UIViewAnimationBlock.open.removeAll { $0 === block }
        block.commit()
    }

    /// - ObjC: animateWithDuration:animations:completion:
    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping @MainActor () -> Void,
        completion: (@MainActor (Bool) -> Void)?
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// - ObjC: animateWithDuration:animations:
    public static func animate(withDuration duration: TimeInterval, animations: @escaping @MainActor () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }
}
