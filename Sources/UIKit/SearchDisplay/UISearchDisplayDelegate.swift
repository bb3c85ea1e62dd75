/// Receives the progress of a search, and decides when the results are loaded again.
@MainActor public protocol UISearchDisplayDelegate: AnyObject {
    /// Called before the search begins.
    func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController)

    /// Called after the search has begun and its animation has ended.
    func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController)

    /// Called before the search ends.
    func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController)

    /// Called after the search has ended and its animation has ended.
    func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController)

    /// Called after the search results table was made; configure it here.
    /// - ObjC: searchDisplayController:didLoadSearchResultsTableView:
    func searchDisplayController(
        _ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView)

    /// Called before the search results table is released.
    /// - ObjC: searchDisplayController:willUnloadSearchResultsTableView:
    func searchDisplayController(
        _ controller: UISearchDisplayController, willUnloadSearchResultsTableView tableView: UITableView)

    /// Called before the search results table is shown, when there is search text.
    /// - ObjC: searchDisplayController:willShowSearchResultsTableView:
    func searchDisplayController(
        _ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView)

    /// Called after the search results table is shown.
    /// - ObjC: searchDisplayController:didShowSearchResultsTableView:
    func searchDisplayController(
        _ controller: UISearchDisplayController, didShowSearchResultsTableView tableView: UITableView)

    /// Called before the search results table is hidden, when there is no search text or the search ends.
    /// - ObjC: searchDisplayController:willHideSearchResultsTableView:
    func searchDisplayController(
        _ controller: UISearchDisplayController, willHideSearchResultsTableView tableView: UITableView)

    /// Called after the search results table is hidden.
    /// - ObjC: searchDisplayController:didHideSearchResultsTableView:
    func searchDisplayController(
        _ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView)

    /// Returns true to reload the table for the changed search text. The default is true. A delegate that searches
    /// asynchronously returns false, and reloads the table itself when it has results.
    /// - ObjC: searchDisplayController:shouldReloadTableForSearchString:
    func searchDisplayController(
        _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
    ) -> Bool

    /// Returns true to reload the table for the changed scope. The default is true.
    /// - ObjC: searchDisplayController:shouldReloadTableForSearchScope:
    func searchDisplayController(
        _ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int
    ) -> Bool
}

extension UISearchDisplayDelegate {
    public func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController) {}
    public func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController) {}
    public func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController) {}
    public func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController) {}

    public func searchDisplayController(
        _ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView
    ) {}
    public func searchDisplayController(
        _ controller: UISearchDisplayController, willUnloadSearchResultsTableView tableView: UITableView
    ) {}
    public func searchDisplayController(
        _ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView
    ) {}
    public func searchDisplayController(
        _ controller: UISearchDisplayController, didShowSearchResultsTableView tableView: UITableView
    ) {}
    public func searchDisplayController(
        _ controller: UISearchDisplayController, willHideSearchResultsTableView tableView: UITableView
    ) {}
    public func searchDisplayController(
        _ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView
    ) {}

    public func searchDisplayController(
        _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
    ) -> Bool { true }
    public func searchDisplayController(
        _ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int
    ) -> Bool { true }
}
