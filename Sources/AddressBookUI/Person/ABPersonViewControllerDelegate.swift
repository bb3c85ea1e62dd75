/// Hears which of a person's values the user taps.
@MainActor public protocol ABPersonViewControllerDelegate: AnyObject {
    /// - Parameter identifierForValue: Which of several values; -1 for a property with one.
    /// - Returns: whether what such a value is usually for happens: calling a number, writing to an address.
    /// - ObjC: personViewController:shouldPerformDefaultActionForPerson:property:identifier:
    func personViewController(
        _ personViewController: ABPersonViewController, shouldPerformDefaultActionFor person: ABRecord,
        property: ABPropertyID, identifier identifierForValue: ABMultiValueIdentifier
    ) -> Bool
}
