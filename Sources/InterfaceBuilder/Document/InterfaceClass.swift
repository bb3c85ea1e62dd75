/// What a document remembers of a class of the app: ibtool lists it, the editor offers it.
package struct InterfaceClass: Equatable, Sendable {
    /// An outlet or an action with the class of what it connects to: `("delegate", "id")`.
    package struct Member: Equatable, Sendable {
        package var name: String
        package var typeName: String

        package init(name: String, typeName: String) {
            self.name = name
            self.typeName = typeName
        }
    }

    package var name: String
    package var superclassName: String?
    package var outlets: [Member] = []
    package var actions: [Member] = []
    /// The header it was read from, as far as the file tells.
    package var header: String?
    /// The line of the file, from 1.
    package var line: Int

    package init(name: String, superclassName: String?, line: Int) {
        self.name = name
        self.superclassName = superclassName
        self.line = line
    }
}
