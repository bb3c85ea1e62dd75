/// A navigation controller that shows the screens of another one on its own stack.
@MainActor protocol ScreenBorrower: UINavigationController {
    /// The other one's screens, from the first to the present one.
    var lentScreens: [UIViewController] { get }
    func setLentScreens(_ screens: [UIViewController], animated: Bool)
}
