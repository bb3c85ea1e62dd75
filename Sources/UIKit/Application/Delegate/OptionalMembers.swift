/// A delegate of another language, which has only some of its protocol's methods.
///
/// Asked where it matters not only what a method does but whether there is one.
@MainActor package protocol OptionalMembers: AnyObject {
    /// Whether the object has the method of that name.
    func implements(_ member: Selector) -> Bool
}
