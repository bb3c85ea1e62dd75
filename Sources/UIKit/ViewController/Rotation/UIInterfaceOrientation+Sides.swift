extension UIInterfaceOrientation {
    /// The interface's right side on the screen held upright, as layers name sides: "top" is where y is greatest.
    var rightSide: CATransitionSubtype {
        switch self {
        case .portrait: .fromRight
        case .portraitUpsideDown: .fromLeft
        case .landscapeRight: .fromTop
        case .landscapeLeft: .fromBottom
        }
    }

    var leftSide: CATransitionSubtype {
        switch self {
        case .portrait: .fromLeft
        case .portraitUpsideDown: .fromRight
        case .landscapeRight: .fromBottom
        case .landscapeLeft: .fromTop
        }
    }
}
