/// A delegate in Objective-C, which may implement only some methods of its protocol.
///
/// Used where the behaviour depends on whether a method is implemented.
@MainActor package protocol OptionalMembers: AnyObject {
    /// Returns true if the object has a method for the selector.
    func implements(_ member: Selector) -> Bool
}
