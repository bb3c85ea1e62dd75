import AddressBook
import AddressBookUI
import UIKit

/// Finds recipients in the contacts: with the people picker, and as suggestions while the user types.
final class ContactChoice: NSObject, ABPeoplePickerNavigationControllerDelegate {
    /// The properties that contain addresses, such as e-mail.
    private let properties: [ABPropertyID]
    private weak var controller: UIViewController?
    private weak var row: RecipientRow?
    private lazy var book = ABAddressBook()
    private var suggestions: SuggestionTable?
    private var room = CGRect.zero

    init(_ properties: [ABPropertyID]) {
        self.properties = properties
        super.init()
    }

    /// - Parameter controller: The view controller whose view contains the row.
    func connect(_ row: RecipientRow, of controller: UIViewController) {
        self.controller = controller
        row.onAdd = { [weak self, weak row] in
            self?.row = row
            self?.pick()
        }
        row.onEnd = { [weak self] in self?.hideSuggestions() }
    }

    // MARK: People picker

    private func pick() {
        hideSuggestions()
        let picker = ABPeoplePickerNavigationController(nibName: nil, bundle: nil)
        picker.peoplePickerDelegate = self
        picker.displayedProperties = properties.map { NSNumber(value: $0) }
        controller?.presentModalViewController(picker, animated: true)
    }

    /// Takes the address at once if the person has only one.
    func peoplePickerNavigationController(
        _ peoplePicker: ABPeoplePickerNavigationController, shouldContinueAfterSelectingPerson person: ABRecord
    ) -> Bool {
        let addresses = addresses(of: person)
        guard addresses.count == 1 else { return true }
        end(with: addresses[0].text)
        return false
    }

    func peoplePickerNavigationController(
        _ peoplePicker: ABPeoplePickerNavigationController, shouldContinueAfterSelectingPerson person: ABRecord,
        property: ABPropertyID, identifier: ABMultiValueIdentifier
    ) -> Bool {
        let values = person.multiValue(property)
        end(with: values?.index(of: identifier).flatMap { values?.value(at: $0) as? String })
        return false
    }

    func peoplePickerNavigationControllerDidCancel(_ peoplePicker: ABPeoplePickerNavigationController) {
        end(with: nil)
    }

    private func end(with address: String?) {
        if let address { row?.add(address) }
        controller?.dismissModalViewController(animated: true)
        row?.field.becomeFirstResponder()
    }

    private func addresses(of person: ABRecord) -> [(label: String, text: String)] {
        properties.flatMap { property in
            (person.multiValue(property)?.entries ?? []).compactMap { entry in
                (entry.value as? String).map { (entry.label.map(ABLabel.localized) ?? "", $0) }
            }
        }
    }

    // MARK: Suggestions

    /// Shows a table below the row with the contacts that match its text, or hides the table if none match.
    func suggest(for row: RecipientRow) {
        self.row = row
        let typed = (row.field.text ?? "").trimmingCharacters(in: .whitespaces)
        let found = typed.isEmpty ? [] : suggestions(for: typed)
        guard !found.isEmpty, row.field.isFirstResponder else { return hideSuggestions() }
        let table = suggestions ?? SuggestionTable()
        table.suggestions = found
        guard suggestions == nil else { return }
        table.onPick = { [weak self] suggestion in self?.row?.add(suggestion.address) }
        suggestions = table
        controller?.view.addSubview(table)
        layOut(in: room)
    }

    private static let mostSuggestions = 50

    private func suggestions(for typed: String) -> [SuggestionTable.Suggestion] {
        guard let book else { return [] }
        var people = book.people(named: typed)
        let named = Set(people.map(ObjectIdentifier.init))
        let start = typed.lowercased()
        people += book.people.filter { person in
            !named.contains(ObjectIdentifier(person))
                && addresses(of: person).contains { $0.text.lowercased().hasPrefix(start) }
        }
        return Array(
            people.lazy.flatMap { person in
                self.addresses(of: person).map {
                    SuggestionTable.Suggestion(name: person.compositeName ?? "", label: $0.label, address: $0.text)
                }
            }.prefix(ContactChoice.mostSuggestions))
    }

    private func hideSuggestions() {
        suggestions?.removeFromSuperview()
        suggestions = nil
    }

    /// - Parameter room: The part of the controller's view above the keyboard.
    func layOut(in room: CGRect) {
        self.room = room
        guard let suggestions, let row, let view = controller?.view else { return }
        let top = max(row.convert(row.bounds, to: view).maxY, room.minY)
        suggestions.frame = CGRect(x: 0, y: top, width: room.width, height: max(room.maxY - top, 0))
    }
}
