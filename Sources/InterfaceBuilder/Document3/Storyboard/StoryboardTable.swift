/// The cells of a table that a storyboard holds.
package struct StoryboardTable {
    /// Rows that are always the same.
    package struct Section {
        package var headerTitle: String?
        package var footerTitle: String?
        package var cells: [InterfaceObject]
    }

    package var table: InterfaceObject

    /// What the table makes cells from, by their reuse identifiers.
    package var prototypes: [InterfaceObject] = []

    package var sections: [Section] = []
}
