extension UndoManager {
    /// Posted when a group is opened or closed, and before undoing and redoing.
    nonisolated public static let checkpointNotification = Notification.Name("NSUndoManagerCheckpointNotification")
    /// Posted after a group was opened.
    nonisolated public static let didOpenUndoGroupNotification = Notification.Name(
        "NSUndoManagerDidOpenUndoGroupNotification")
    /// Posted before a group is closed.
    nonisolated public static let willCloseUndoGroupNotification = Notification.Name(
        "NSUndoManagerWillCloseUndoGroupNotification")
    /// Posted after a group was closed.
    nonisolated public static let didCloseUndoGroupNotification = Notification.Name(
        "NSUndoManagerDidCloseUndoGroupNotification")
    /// Posted before something is undone.
    nonisolated public static let willUndoChangeNotification = Notification.Name(
        "NSUndoManagerWillUndoChangeNotification")
    /// Posted after something was undone.
    nonisolated public static let didUndoChangeNotification = Notification.Name(
        "NSUndoManagerDidUndoChangeNotification")
    /// Posted before something is done again.
    nonisolated public static let willRedoChangeNotification = Notification.Name(
        "NSUndoManagerWillRedoChangeNotification")
    /// Posted after something was done again.
    nonisolated public static let didRedoChangeNotification = Notification.Name(
        "NSUndoManagerDidRedoChangeNotification")
}
