/// Shows one of several controllers, chosen by a tab bar below.
/// - Status: stub; its behaviour comes with the container.
@MainActor open class UITabBarController: UIViewController {}
