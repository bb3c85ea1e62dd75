/// A segue in a storyboard file.
package struct InterfaceSegue {
    package enum Kind: Equatable, Sendable {
        case push
        case modal
        case popover
        /// Replaces the detail controller of a split view controller.
        case replace
        /// Embeds the destination in a container view of the source.
        case embed
        /// A segue with a class of the app.
        case custom
        /// The relationship of a container to a child controller: `rootViewController`, `viewControllers`,
        /// `masterViewController` …
        case relationship(String)
        /// Returns to an existing controller.
        case unwind(action: String)
    }

    package var kind: Kind
    package var identifier: String?
    /// The controller, or the view, cell, item or gesture recognizer that triggers the segue.
    package var source: InterfaceObject
    package var destination: InterfaceObject
    /// The identifier of the segue's own element in the file.
    package var objectIdentifier: String
    package var customClassName: String?
    /// Whether a tap on a cell's accessory button triggers the segue, instead of one on the cell.
    package var isForAccessory: Bool
    /// `animates`, `modalTransitionStyle`, `popoverAnchorView` … with the keys of archives.
    package var properties: [InterfaceProperty]
    /// The line of the file, from 1.
    package var line: Int
}
