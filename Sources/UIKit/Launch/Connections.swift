/// Joins the lower rooms to those above that serve them, and that they do not name: responders to the keyboard, the
/// device to the turning interface, the application to the question whether to undo, actions and controllers to what
/// nibs and storyboards know of them.
@MainActor package enum Connections {
    package static func make() {
        InputViews.connect()
        ShakeToEdit.connect()
        InterfaceRotation.connect()
        InterfaceRegistry.connect()
        StoryboardPlace.connect()
        UISearchDisplayController.connect()
    }
}
