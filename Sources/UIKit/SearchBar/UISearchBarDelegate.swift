/// Decides about the editing of a search bar, and is told of its buttons.
@MainActor public protocol UISearchBarDelegate: AnyObject {
    /// Whether editing may begin. True by default.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

    /// Whether editing may end. True by default.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

    /// The user changed the text, or cleared it.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

    /// Whether the user's change may happen. True by default.
    /// - Parameter range: What is replaced, in UTF-16 units.
    /// - ObjC: searchBar:shouldChangeTextInRange:replacementText:
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool

    /// The keyboard's search key was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)

    /// The user chose another scope.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
