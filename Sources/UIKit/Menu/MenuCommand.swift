/// A command in the edit menu.
struct MenuCommand {
    let title: String
    let action: Selector

    /// The standard commands, in the order of the menu.
    static let standard: [(action: StandardEditAction, title: String)] = [
        (.cut, "Cut"), (.copy, "Copy"), (.select, "Select"), (.selectAll, "Select All"), (.paste, "Paste"),
        (.delete, "Delete"),
    ]
}
