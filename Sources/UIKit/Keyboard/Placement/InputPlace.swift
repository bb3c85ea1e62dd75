/// Where input views are.
struct InputPlace: Equatable {
    let space: InterfaceSpace
    /// In the interface's coordinates.
    var frame: CGRect

    /// The same just below the interface's bottom edge, out of sight.
    var lowered: InputPlace {
        var place = self
        place.frame.origin.y = space.size.height
        return place
    }

    /// On the screen held upright.
    var frameOnScreen: CGRect { frame.applying(space.toScreen) }

    /// On the screen held upright.
    var centerOnScreen: CGPoint { CGPoint(x: frame.midX, y: frame.midY).applying(space.toScreen) }
}
