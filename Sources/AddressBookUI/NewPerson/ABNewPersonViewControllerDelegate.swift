/// Is told of the new person, and should dismiss the controller.
@MainActor public protocol ABNewPersonViewControllerDelegate: AnyObject {
    /// - Parameter person: The saved person; nil if the user has cancelled.
    /// - ObjC: newPersonViewController:didCompleteWithNewPerson:
    func newPersonViewController(
        _ newPersonView: ABNewPersonViewController, didCompleteWithNewPerson person: ABRecord?)
}
