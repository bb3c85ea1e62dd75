extension UndoManager {
    /// Posted when a group is opened or closed, and before an undo or redo.
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
    /// Posted before an undo.
    nonisolated public static let willUndoChangeNotification = Notification.Name(
        "NSUndoManagerWillUndoChangeNotification")
    /// Posted after an undo.
    nonisolated public static let didUndoChangeNotification = Notification.Name(
        "NSUndoManagerDidUndoChangeNotification")
    /// Posted before a redo.
    nonisolated public static let willRedoChangeNotification = Notification.Name(
        "NSUndoManagerWillRedoChangeNotification")
    /// Posted after a redo.
    nonisolated public static let didRedoChangeNotification = Notification.Name(
        "NSUndoManagerDidRedoChangeNotification")
}
