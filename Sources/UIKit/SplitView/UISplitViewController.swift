/// Shows two controllers side by side on an iPad.
/// - Status: stub; its behaviour comes with the container.
@MainActor open class UISplitViewController: UIViewController {}
