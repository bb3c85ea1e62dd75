extension UITableView {
    /// Where a row is to be after scrolling to it.
    /// - ObjC: UITableViewScrollPosition
    public enum ScrollPosition: Int, Sendable {
        /// Wherever the least scrolling brings it into sight.
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }
}
