/// Shows a stack of controllers, the topmost visible, with a navigation bar above.
/// - Status: stub; its behaviour comes with the container.
@MainActor open class UINavigationController: UIViewController {}
