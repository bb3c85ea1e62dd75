/// A delegate in Objective-C, which may implement only some methods of its protocol.
///
/// Used where the behaviour depends on whether a method is implemented.
@MainActor package protocol OptionalMembers: AnyObject {
    /// Whether the object has the method of that name.
    func implements(_ member: Selector) -> Bool
}
