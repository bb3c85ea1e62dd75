extension UIBarButtonItem {
    /// The styles of bar button items.
    /// - ObjC: UIBarButtonItemStyle
    public enum Style: Int, Sendable {
        /// No border on a toolbar; the item glows while it is highlighted.
        case plain = 0
        /// A button with a border.
        case bordered = 1
        /// A blue button with a border, for the end of a task.
        case done = 2
    }

    /// The system's standard items.
    /// - ObjC: UIBarButtonSystemItem
    public enum SystemItem: Int, CaseIterable, Sendable {
        case done = 0
        case cancel = 1
        case edit = 2
        case save = 3
        case add = 4
        /// A space without a button. Flexible spaces share the width that remains in the bar.
        case flexibleSpace = 5
        /// A space without a button, as wide as the item's `width`.
        case fixedSpace = 6
        case compose = 7
        case reply = 8
        case action = 9
        case organize = 10
        case bookmarks = 11
        case search = 12
        case refresh = 13
        case stop = 14
        case camera = 15
        case trash = 16
        case play = 17
        case pause = 18
        case rewind = 19
        case fastForward = 20
        case undo = 21
        case redo = 22
        case pageCurl = 23
    }
}

extension UIBarButtonItem.SystemItem {
    /// The title of the item; nil for items with an icon, and for spaces.
    var title: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        default: nil
        }
    }

    /// The accessibility label of the item; nil for spaces.
    var name: String? {
        switch self {
        case .done, .cancel, .edit, .save, .undo, .redo: title
        case .flexibleSpace, .fixedSpace: nil
        case .add: "Add"
        case .compose: "Compose"
        case .reply: "Reply"
        case .action: "Action"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .refresh: "Refresh"
        case .stop: "Stop"
        case .camera: "Camera"
        case .trash: "Trash"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Fast Forward"
        case .pageCurl: "Page Curl"
        }
    }

    /// Items with a title have a border on every bar.
    var style: UIBarButtonItem.Style {
        switch self {
        case .done, .save: .done
        case .cancel, .edit, .undo, .redo: .bordered
        default: .plain
        }
    }
}
