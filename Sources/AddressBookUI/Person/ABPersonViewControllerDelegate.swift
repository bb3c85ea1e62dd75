/// Is told of the value that the user has tapped.
@MainActor public protocol ABPersonViewControllerDelegate: AnyObject {
    /// - Parameter identifierForValue: The identifier of the entry of a multi-value; -1 for a single-value property.
    /// - Returns: true to perform the default action for the value, such as calling a number or writing to an address.
    /// - ObjC: personViewController:shouldPerformDefaultActionForPerson:property:identifier:
    func personViewController(
        _ personViewController: ABPersonViewController, shouldPerformDefaultActionFor person: ABRecord,
        property: ABPropertyID, identifier identifierForValue: ABMultiValueIdentifier
    ) -> Bool
}
