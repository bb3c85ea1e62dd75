extension UITableView {
    /// The style of a table.
    /// - ObjC: UITableViewStyle
    public enum Style: Int, Sendable {
        /// Rows extend from edge to edge. The header of the section at the top stays visible while its rows scroll.
        case plain = 0
        /// Sections are rounded panels on pinstripes.
        case grouped = 1
    }
}
