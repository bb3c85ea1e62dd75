/// Makes the undo managers of text fields and text views.
@MainActor package enum TextUndo {
    /// A language bridge puts its own class's maker here, so that its apps get objects of that class.
    package static var makeManager: () -> UndoManager = { UndoManager() }
}
