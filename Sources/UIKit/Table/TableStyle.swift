extension UITableView {
    /// What a table looks like.
    /// - ObjC: UITableViewStyle
    public enum Style: Int, Sendable {
        /// Rows from edge to edge; headers stay at the top while their section is scrolled.
        case plain = 0
        /// Sections are rounded panels on pinstripes.
        case grouped = 1
    }
}
