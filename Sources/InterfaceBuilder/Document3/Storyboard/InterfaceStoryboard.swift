/// A storyboard file: a document, with the scenes, segues and tables that only storyboards have.
package struct InterfaceStoryboard {
    /// The objects of all scenes, with their connections.
    package var document: InterfaceDocument

    /// The scenes, in the order of the file.
    package var scenes: [StoryboardScene] = []

    package var segues: [InterfaceSegue] = []

    /// The tables with prototype or static cells in the file, by the table's object.
    package var tables: [ObjectIdentifier: StoryboardTable] = [:]

    /// The identifier of the initial view controller.
    package var initialControllerIdentifier: String?
}
