/// A table in a storyboard, with its cells.
package struct StoryboardTable {
    /// A section of static cells.
    package struct Section {
        package var headerTitle: String?
        package var footerTitle: String?
        package var cells: [InterfaceObject]
    }

    package var table: InterfaceObject

    /// The prototype cells.
    package var prototypes: [InterfaceObject] = []

    package var sections: [Section] = []
}
