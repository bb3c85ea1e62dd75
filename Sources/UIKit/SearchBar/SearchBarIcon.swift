extension UISearchBar {
    /// The icons in a search bar's field.
    /// - ObjC: UISearchBarIcon
    public enum Icon: Int, Sendable {
        case search = 0
        case clear = 1
        case bookmark = 2
        case resultsList = 3
    }
}
