/// Is told of the contact to which an unknown person was added.
@MainActor public protocol ABUnknownPersonViewControllerDelegate: AnyObject {
    /// - Parameter person: The contact; nil if the user has cancelled.
    /// - ObjC: unknownPersonViewController:didResolveToPerson:
    func unknownPersonViewController(
        _ unknownCardViewController: ABUnknownPersonViewController, didResolveToPerson person: ABRecord?)

    /// - Returns: true to perform the default action for the value, the default.
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
