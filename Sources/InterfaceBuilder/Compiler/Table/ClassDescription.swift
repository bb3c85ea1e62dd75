/// How the objects of one class of documents become objects of a nib.
package struct ClassDescription {
    /// The document's name of the class: `IBUILabel`.
    package let name: String
    /// The nib's: `UILabel`. Empty for classes that only others inherit from or whose objects become nothing.
    package let nibName: String
    /// The class whose keys it has too.
    package let parent: String?
    package let rules: [KeyRule]
    /// What is in the nib of every object, whatever the document says.
    package let constants: [(key: String, value: NibConstant)]

    init(
        _ name: String, _ nibName: String? = nil, inherits parent: String? = nil,
        constants: [(key: String, value: NibConstant)] = [], _ rules: [KeyRule] = []
    ) {
        self.name = name
        self.nibName = nibName ?? String(name.dropFirst(2))
        self.parent = parent
        self.rules = rules
        self.constants = constants
    }
}
