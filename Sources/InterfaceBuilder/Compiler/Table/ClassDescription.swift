/// The conversion of a document's class to a nib's class.
package struct ClassDescription {
    /// The name of the class in documents: `IBUILabel`.
    package let name: String
    /// The name of the class in nibs: `UILabel`. Empty for abstract classes, and for classes whose objects are left
    /// out.
    package let nibName: String
    /// The superclass, whose keys the class inherits.
    package let parent: String?
    package let rules: [KeyRule]
    /// Keys and values of every object in the nib, whatever the document contains.
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
