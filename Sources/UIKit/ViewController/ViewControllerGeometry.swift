/// What controllers need to know of the screen.
@MainActor package enum ViewControllerGeometry {
    /// The screen without the status bar, in points. Set when the screen is known.
    package static var applicationFrame = CGRect(x: 0, y: 20, width: 320, height: 460)
    /// Which way the interface is turned.
    package static var interfaceOrientation = UIInterfaceOrientation.portrait
}
