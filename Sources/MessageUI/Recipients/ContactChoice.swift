import AddressBook
import AddressBookUI
import UIKit

/// Recipients from the contacts: the list from which one is chosen, and those whom what is typed may mean.
final class ContactChoice: NSObject, ABPeoplePickerNavigationControllerDelegate {
    /// The properties whose values are addresses.
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

    /// - Parameter controller: Whose view the row is in.
    func connect(_ row: RecipientRow, of controller: UIViewController) {
        self.controller = controller
        row.onAdd = { [weak self, weak row] in
            self?.row = row
            self?.pick()
        }
        row.onEnd = { [weak self] in self?.hideSuggestions() }
    }

    // MARK: The list

    private func pick() {
        hideSuggestions()
        let picker = ABPeoplePickerNavigationController(nibName: nil, bundle: nil)
        picker.peoplePickerDelegate = self
        picker.displayedProperties = properties.map { NSNumber(value: $0) }
        controller?.presentModalViewController(picker, animated: true)
    }

    /// Somebody with one address needs not be asked for it.
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

    /// Shows below a row whom the text in it may mean.
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

    /// - Parameter room: What of the controller's view is above the keyboard.
    func layOut(in room: CGRect) {
        self.room = room
        guard let suggestions, let row, let view = controller?.view else { return }
        let top = max(row.convert(row.bounds, to: view).maxY, room.minY)
        suggestions.frame = CGRect(x: 0, y: top, width: room.width, height: max(room.maxY - top, 0))
    }
}
