/// Transitions with closures (iOS 4): between two states of a view, or from one view to another.
extension UIView {
    /// Changes the content of a view with a transition of the whole view.
    ///
    /// - Parameters:
    ///   - view: The view that is animated with its subviews.
    ///   - duration: The duration in seconds.
    ///   - options: The transition and its timing. Without a transition the changes take effect at once.
    ///   - animations: Changes the content: adds, removes, shows or hides subviews. nil changes nothing.
    ///   - completion: Called at the end; the argument is whether the transition ran to completion.
    /// - ObjC: transitionWithView:duration:options:animations:completion:
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let block = UIViewAnimationBlock(duration: duration, delay: 0, options: options, completion: completion)
        block.animatesChanges = options.contains(.allowAnimatedContent)
        if let transition = options.transition, areAnimationsEnabled { block.add(transition, to: view) }
        block.run { animations?() }
    }

    /// Replaces a view in its superview by another, with a transition of the superview.
    ///
    /// - Parameters:
    ///   - fromView: The view to be removed from its superview, or hidden with
    ///     ``AnimationOptions/showHideTransitionViews``.
    ///   - toView: The view to be added to that superview, or shown with that option, if it is already a subview.
    ///   - duration: The duration in seconds.
    ///   - completion: Called at the end; the argument is whether the transition ran to completion.
    /// - ObjC: transitionFromView:toView:duration:options:completion:
    public static func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let container = fromView.superview ?? toView.superview
        let changes: @MainActor () -> Void = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                if toView !== fromView { container?.insertSubview(toView, aboveSubview: fromView) }
                fromView.removeFromSuperview()
            }
        }
        guard let container else {
            changes()
            completion?(true)
            return
        }
        transition(with: container, duration: duration, options: options, animations: changes, completion: completion)
    }
}
