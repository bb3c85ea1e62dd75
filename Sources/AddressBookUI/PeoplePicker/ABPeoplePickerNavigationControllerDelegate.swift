@_exported import AddressBook
@_exported import UIKit

/// Is told of the user's selection, and should dismiss the picker.
@MainActor public protocol ABPeoplePickerNavigationControllerDelegate: AnyObject {
    /// - Returns: true to show the person's values, so that the user can select one.
    /// - ObjC: peoplePickerNavigationController:shouldContinueAfterSelectingPerson:
    func peoplePickerNavigationController(
        _ peoplePicker: ABPeoplePickerNavigationController, shouldContinueAfterSelectingPerson person: ABRecord
    ) -> Bool

    /// - Parameter identifier: The identifier of the entry of a multi-value; -1 for a single-value property.
    /// - Returns: true to perform the default action for the value, such as calling a number or writing to an address.
    /// - ObjC: peoplePickerNavigationController:shouldContinueAfterSelectingPerson:property:identifier:
    func peoplePickerNavigationController(
        _ peoplePicker: ABPeoplePickerNavigationController, shouldContinueAfterSelectingPerson person: ABRecord,
        property: ABPropertyID, identifier: ABMultiValueIdentifier
    ) -> Bool

    func peoplePickerNavigationControllerDidCancel(_ peoplePicker: ABPeoplePickerNavigationController)
}
