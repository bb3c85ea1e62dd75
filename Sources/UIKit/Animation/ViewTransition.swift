/// A transition between two contents of a view.
enum ViewTransition {
    /// A flip around an axis, in the direction of the layer's coordinates, in which "top" is at the greatest y.
    case flip(CATransitionSubtype)
    /// The old content is peeled off upwards.
    case curlUp
    /// The new content is laid on from the top.
    case curlDown
    case dissolve

    /// - Returns: nil for no transition.
    init?(_ transition: UIView.AnimationTransition) {
        switch transition {
        case .none: return nil
        case .flipFromLeft: self = .flip(.fromLeft)
        case .flipFromRight: self = .flip(.fromRight)
        case .curlUp: self = .curlUp
        case .curlDown: self = .curlDown
        }
    }

    func makeAnimation() -> CATransition {
        let animation = CATransition()
        switch self {
        case .flip(let side): (animation.type, animation.subtype) = (.flip, side)
        case .curlUp: animation.type = .pageCurl
        case .curlDown: animation.type = .pageUnCurl
        case .dissolve: animation.type = .fade
        }
        return animation
    }
}
