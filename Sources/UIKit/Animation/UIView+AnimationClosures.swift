/// Animations with closures (iOS 4): changes that the closure makes are animated.
extension UIView {
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - delay: The delay before the animations start, in seconds.
    ///   - completion: Called at the end; the argument is whether all animations ran to completion.
    /// - ObjC: animateWithDuration:delay:options:animations:completion:
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let block = UIViewAnimationBlock(duration: duration, delay: delay, options: options, completion: completion)
        block.run(animations)
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
