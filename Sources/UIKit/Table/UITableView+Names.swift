extension UITableView {
    /// A title of the index that is shown as a magnifying glass.
    /// - ObjC: -
    nonisolated public static let indexSearch = UITableViewIndexSearch

    /// Posted when another row is selected; its object is the table.
    nonisolated public static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")
}

/// A title of the index that is shown as a magnifying glass.
public let UITableViewIndexSearch = "{search}"
