/// Shows a search bar and, over a controller's view, a table of what was found.
/// - Status: stub; its behaviour comes with the table.
@MainActor open class UISearchDisplayController: PlatformObject {
    package init() { super.init(platform: ()) }
}
