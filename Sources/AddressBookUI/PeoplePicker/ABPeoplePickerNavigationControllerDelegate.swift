@_exported import AddressBook
@_exported import UIKit

/// Hears whom the user picks, and takes the picker away then.
@MainActor public protocol ABPeoplePickerNavigationControllerDelegate: AnyObject {
    /// - Returns: whether the person is shown, so that one of the values can be picked.
    /// - ObjC: peoplePickerNavigationController:shouldContinueAfterSelectingPerson:
    func peoplePickerNavigationController(
        _ peoplePicker: ABPeoplePickerNavigationController, shouldContinueAfterSelectingPerson person: ABRecord
    ) -> Bool

    /// - Parameter identifier: Which of several values; -1 for a property with one.
    /// - Returns: whether what such a value is usually for happens: calling a number, writing to an address.
    /// - ObjC: peoplePickerNavigationController:shouldContinueAfterSelectingPerson:property:identifier:
    func peoplePickerNavigationController(
        _ peoplePicker: ABPeoplePickerNavigationController, shouldContinueAfterSelectingPerson person: ABRecord,
        property: ABPropertyID, identifier: ABMultiValueIdentifier
    ) -> Bool

    func peoplePickerNavigationControllerDidCancel(_ peoplePicker: ABPeoplePickerNavigationController)
}
