/// A connection between two objects of a document.
package struct InterfaceConnection {
    package enum Kind: Equatable, Sendable {
        case outlet
        /// A member of an outlet collection, in the order of the file. `className` is the class of the collection
        /// (`NSArray`, `NSMutableArray`). With `addsContent` the members are added to the existing ones, as with a
        /// view's gesture recognizers.
        case outletCollection(className: String = "NSArray", addsContent: Bool = false)
        /// `event` is Interface Builder's number of the event: 7 is touch up inside, and the event mask is `1 << (event
        /// - 1)`. nil for sources with only one event, such as bar button items and gesture recognizers.
        case action(event: Int?)
    }

    package var kind: Kind
    /// The name of the outlet, or the selector of the action.
    package var label: String
    package var source: InterfaceObject
    package var destination: InterfaceObject
    package var identifier: String?
    /// The line of the file, from 1.
    package var line: Int

    package init(
        kind: Kind, label: String, source: InterfaceObject, destination: InterfaceObject, identifier: String?, line: Int
    ) {
        self.kind = kind
        self.label = label
        self.source = source
        self.destination = destination
        self.identifier = identifier
        self.line = line
    }
}
