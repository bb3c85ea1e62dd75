/// A property or method of a class that a nib can refer to.
struct InterfaceMember: Equatable {
    enum Kind: Equatable {
        /// A property: an outlet, or an inspectable attribute.
        case outlet
        /// A method, by its selector. The member's name is that of a reference to the method (`go(_:)`).
        case action(selector: String)
    }

    var kind: Kind
    /// The name in the source, with argument labels for a method with arguments.
    var name: String
    /// The conditional compilation blocks that contain the member, outermost first.
    var conditions: [CompilationBranch]
}

/// A branch of an `#if`: the directives up to this branch, which is the last: `["#if DEBUG", "#else"]`.
struct CompilationBranch: Equatable {
    var directives: [String]
}

/// A class, or an extension of one, with members that a nib can refer to.
struct InterfaceType: Equatable {
    /// The qualified name: `Outer.Inner`.
    var name: String
    var conditions: [CompilationBranch]
    var members: [InterfaceMember]
}
