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
        var title: String
        var lines: [String]
    }

    var members: [Member] = []
    var initializers: [Initializer] = []
    var overrides: [Override] = []
}
