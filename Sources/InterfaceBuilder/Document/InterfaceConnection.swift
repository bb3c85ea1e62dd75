/// A line that was drawn from one object of a document to another.
package struct InterfaceConnection {
    package enum Kind: Equatable, Sendable {
        case outlet
        /// A member of a collection of outlets, in the order of the file. `className` is that of the collection
        /// (`NSArray`, `NSMutableArray`); `addsContent` adds to what the source has there already, as with a view's
        /// gesture recognizers.
        case outletCollection(className: String = "NSArray", addsContent: Bool = false)
        /// `event` is Interface Builder's number: 7 is touch up inside, and the mask is `1 << (event - 1)`. nil where
        /// the source has but one event: bar button items, gesture recognizers.
        case action(event: Int?)
    }

    package var kind: Kind
    /// The outlet's name, or the action's selector.
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
