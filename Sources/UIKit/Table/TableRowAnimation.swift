extension UITableView {
    /// How rows and sections come and go.
    /// - ObjC: UITableViewRowAnimation
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        /// Comes in from the right, leaves to the right.
        case right = 1
        case left = 2
        /// Comes out from under the row above, leaves under it.
        case top = 3
        case bottom = 4
        /// Is there, or gone, at once; the other rows move all the same.
        case none = 5
        /// Opens and closes about its middle.
        case middle = 6
        /// As the table thinks best.
        case automatic = 100
    }
}
