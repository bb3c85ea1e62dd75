/// Hears of the beginning and end of an animation. Every member is optional.
///
/// - ObjC: CAAnimationDelegate informal
public protocol CAAnimationDelegate: AnyObject {
    /// - ObjC: animationDidStart:
    func animationDidStart(_ anim: CAAnimation)
    /// `finished` is false when the animation was removed before its end.
    ///
    /// - ObjC: animationDidStop:finished:
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
