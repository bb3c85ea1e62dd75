/// A storyboard file: its objects as those of any document, and what only storyboards have.
package struct InterfaceStoryboard {
    /// The objects of all scenes, with their connections.
    package var document: InterfaceDocument

    /// In the order of the file.
    package var scenes: [StoryboardScene] = []

    package var segues: [InterfaceSegue] = []

    /// Tables whose cells stand in the file, by the table.
    package var tables: [ObjectIdentifier: StoryboardTable] = [:]

    /// The identifier of the controller that the storyboard begins with.
    package var initialControllerIdentifier: String?
}
