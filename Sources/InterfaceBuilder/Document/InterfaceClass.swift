/// A document's description of a class of the app, which the editor shows and ibtool lists.
package struct InterfaceClass: Equatable, Sendable {
    /// An outlet or action, with the class of the object that it connects to: `("delegate", "id")`.
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
    /// The header from which the description was read; nil if the file does not tell.
    package var header: String?
    /// The line of the file, from 1.
    package var line: Int

    package init(name: String, superclassName: String?, line: Int) {
        self.name = name
        self.superclassName = superclassName
        self.line = line
    }
}
