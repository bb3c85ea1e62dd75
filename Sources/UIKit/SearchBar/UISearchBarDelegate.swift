/// Decides about editing in a search bar, and receives its changes and button taps.
@MainActor public protocol UISearchBarDelegate: AnyObject {
    /// Returns true to begin editing. The default is true.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

    /// Returns true to end editing. The default is true.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

    /// Called after the user changed or cleared the text.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

    /// Returns true to make the user's change of the text. The default is true.
    /// - Parameter range: The replaced range, in UTF-16 code units.
    /// - ObjC: searchBar:shouldChangeTextInRange:replacementText:
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool

    /// Called when the user tapped the keyboard's search key.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)

    /// Called when the user selected another scope button.
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
