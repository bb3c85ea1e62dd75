/// A way from one controller of a storyboard to another, as the file has it.
package struct InterfaceSegue {
    package enum Kind: Equatable, Sendable {
        case push
        case modal
        case popover
        /// Takes the place of the detail of a split view.
        case replace
        /// Puts the destination into a view of the source.
        case embed
        /// Of an app's class.
        case custom
        /// A container and what it contains: `rootViewController`, `viewControllers`, `masterViewController` …
        case relationship(String)
        /// Back to a controller that is there already.
        case unwind(action: String)
    }

    package var kind: Kind
    package var identifier: String?
    /// The controller, or the view, cell, item or gesture recognizer that starts it.
    package var source: InterfaceObject
    package var destination: InterfaceObject
    /// The file's name for the segue itself.
    package var objectIdentifier: String
    package var customClassName: String?
    /// Starts by a tap on a cell's accessory button rather than on the cell.
    package var isForAccessory: Bool
    /// `animates`, `modalTransitionStyle`, `popoverAnchorView` … under the archive's keys.
    package var properties: [InterfaceProperty]
    /// The line of the file, from 1.
    package var line: Int
}
