/// Transitions of iOS 4: from what a view shows to what it shows after a change, or from one view to another.
extension UIView {
    /// Makes changes inside a view, and shows them by a transition of the whole view.
    ///
    /// - Parameters:
    ///   - view: The view that is turned, curled or dissolved with all its subviews.
    ///   - duration: In seconds.
    ///   - options: Which transition, and how it runs. Without a transition the changes are made at once.
    ///   - animations: Adds, removes, shows or hides subviews; nil makes no change.
    ///   - completion: Is told whether the transition ran to its end.
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

    /// Puts a view in the place of another in its superview, by a transition of the superview.
    ///
    /// - Parameters:
    ///   - fromView: Is removed from its superview; with ``AnimationOptions/showHideTransitionViews``, hidden.
    ///   - toView: Is added to that superview; with that option, shown, being in it already.
    ///   - duration: In seconds.
    ///   - completion: Is told whether the transition ran to its end.
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
