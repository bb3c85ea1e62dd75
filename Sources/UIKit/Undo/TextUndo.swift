/// Creates the undo managers of text fields and text views.
@MainActor package enum TextUndo {
    /// Creates an undo manager. A language bridge replaces it, so that its apps get objects of the bridge's class.
    package static var makeManager: () -> UndoManager = { UndoManager() }
}
