/// The coordinate space of an interface orientation. Its origin is the top-left corner of the screen as the user sees
/// it.
struct InterfaceSpace: Equatable {
    let orientation: UIInterfaceOrientation
    /// The size of the screen in portrait orientation, in points.
    let screen: CGSize

    /// The space of the status bar's present orientation.
    @MainActor static var current: InterfaceSpace {
        InterfaceSpace(
            orientation: UIApplication.current?.statusBarOrientation ?? .portrait, screen: UIScreen.main.bounds.size)
    }

    /// The size of the screen in this orientation, in points.
    var size: CGSize {
        orientation.isLandscape ? CGSize(width: screen.height, height: screen.width) : screen
    }

    /// The transform of a view that is upright in this orientation.
    var rotation: CGAffineTransform {
        switch orientation {
        case .portrait: .identity
        case .portraitUpsideDown: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        case .landscapeRight: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        case .landscapeLeft: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
        }
    }

    /// The transform from the coordinates of this orientation to those of the screen.
    var toScreen: CGAffineTransform {
        var transform = rotation
        switch orientation {
        case .portrait: break
        case .portraitUpsideDown: (transform.tx, transform.ty) = (screen.width, screen.height)
        case .landscapeRight: transform.tx = screen.width
        case .landscapeLeft: transform.ty = screen.height
        }
        return transform
    }
}
