/// Hears what became of a new person, and takes the controller away then.
@MainActor public protocol ABNewPersonViewControllerDelegate: AnyObject {
    /// - Parameter person: Among the contacts by now; nil if the user has cancelled.
    /// - ObjC: newPersonViewController:didCompleteWithNewPerson:
    func newPersonViewController(
        _ newPersonView: ABNewPersonViewController, didCompleteWithNewPerson person: ABRecord?)
}
