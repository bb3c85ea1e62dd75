/// A command that the menu offers now.
struct MenuCommand {
    let title: String
    let action: Selector

    /// The platform's own commands, in their order.
    static let standard: [(action: StandardEditAction, title: String)] = [
        (.cut, "Cut"), (.copy, "Copy"), (.select, "Select"), (.selectAll, "Select All"), (.paste, "Paste"),
        (.delete, "Delete"),
    ]
}
