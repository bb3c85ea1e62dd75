/// What came of a class's members: the base of its header, of its subclasses' peers, and of the coverage count.
struct BridgedMembers {
    struct Member {
        var declaration: MemberDeclaration
        var parameters: [BridgedType]
        var result: BridgedType
        /// False for a property that Objective-C can only set: one that holds a block.
        var isReadable: Bool
    }

    struct Initializer {
        var declaration: InitializerDeclaration
        /// In a variadic initialiser the last one is the type of the elements.
        var parameters: [BridgedType]
    }

    /// The override of one member in a peer class.
    struct Override {
        var key: String { ([title] + types).joined(separator: " ") }
        var title: String
        /// The types of a method's parameters: members of one title may take objects of different classes.
        var types: [String] = []
        var lines: [String]
    }

    var members: [Member] = []
    var initializers: [Initializer] = []
    var overrides: [Override] = []
}
