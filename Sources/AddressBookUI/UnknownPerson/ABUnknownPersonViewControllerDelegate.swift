/// Hears what becomes of somebody who is not among the contacts.
@MainActor public protocol ABUnknownPersonViewControllerDelegate: AnyObject {
    /// - Parameter person: The contact that was made; nil if the user has cancelled.
    /// - ObjC: unknownPersonViewController:didResolveToPerson:
    func unknownPersonViewController(
        _ unknownCardViewController: ABUnknownPersonViewController, didResolveToPerson person: ABRecord?)

    /// - Returns: whether what such a value is usually for happens. True by default.
    /// - ObjC: unknownPersonViewController:shouldPerformDefaultActionForPerson:property:identifier:
    func unknownPersonViewController(
        _ personViewController: ABUnknownPersonViewController, shouldPerformDefaultActionFor person: ABRecord,
        property: ABPropertyID, identifier: ABMultiValueIdentifier
    ) -> Bool
}

extension ABUnknownPersonViewControllerDelegate {
    public func unknownPersonViewController(
        _ personViewController: ABUnknownPersonViewController, shouldPerformDefaultActionFor person: ABRecord,
        property: ABPropertyID, identifier: ABMultiValueIdentifier
    ) -> Bool { true }
}
