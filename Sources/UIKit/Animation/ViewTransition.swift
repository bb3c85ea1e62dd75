/// What takes what a view showed with its subviews to what it shows after a change.
enum ViewTransition {
    /// Turned over like a card; from where the front comes, as layers name it, whose "top" is where y is greatest.
    case flip(CATransitionSubtype)
    /// The old is peeled off upwards.
    case curlUp
    /// The new is laid on from above.
    case curlDown
    case dissolve

    /// Nil for no transition.
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
