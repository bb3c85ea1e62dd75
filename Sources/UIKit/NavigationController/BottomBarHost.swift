/// A container with a bar at its lower end, which goes away with the screen when a navigation controller inside pushes
/// a controller that hides the bottom bar.
@MainActor package protocol BottomBarHost: UIViewController {
    /// The bar, in front of the content and at its place.
    ///
    /// While screens slide, the navigation controller moves it along to the left, and hides it when it is out of sight.
    var bottomBar: UIView { get }

    /// True if the content ends above the bar. Setting it lays out the content at once, but not the bar.
    var reservesBottomBar: Bool { get set }
}
