/// A property or method of a class that a nib may name.
struct InterfaceMember: Equatable {
    enum Kind: Equatable {
        /// A property: an outlet, or an attribute that can be inspected.
        case outlet
        /// A method: how the code names it without calling it (`go(_:)`), by its selector.
        case action(selector: String)
    }

    var kind: Kind
    /// The name as the source spells it, with its labels if it is a method that has arguments.
    var name: String
    /// The conditions under which the member is compiled, outermost first.
    var conditions: [CompilationBranch]
}

/// A branch of an `#if`: the conditions of all branches up to this one, which is the last: `["#if DEBUG", "#else"]`.
struct CompilationBranch: Equatable {
    var directives: [String]
}

/// A class or an extension of one with members that a nib may name.
struct InterfaceType: Equatable {
    /// `Outer.Inner`
    var name: String
    var conditions: [CompilationBranch]
    var members: [InterfaceMember]
}
