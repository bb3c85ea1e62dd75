/// All contacts of the device, as an app of the device itself shows them: people are added, changed and deleted.
package final class ContactsController: ABPeoplePickerNavigationController {
    /// Called with the URL of a telephone number, an address or a page that was tapped.
    package var onOpen: (@MainActor (URL) -> Void)?
    /// Called when contacts were saved.
    package var onChange: (@MainActor () -> Void)?

    package init() { super.init(nibName: nil, bundle: nil) }

    package required init?(coder: NSCoder) { return nil }

    package override func viewWillAppear(_ animated: Bool) {
        // Apps may have changed them meanwhile.
        addressBook?.revert()
        super.viewWillAppear(animated)
    }

    override func makeBarButton() -> UIBarButtonItem? {
        let button = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        button.onTap = { [weak self] in self?.add() }
        return button
    }

    override func pick(_ person: ABRecord) { pushViewController(card(of: person), animated: true) }

    /// Shows the card of the person with this number, if there is one.
    package func show(_ identifier: ABRecordID) {
        addressBook?.revert()
        guard let person = addressBook?.people.first(where: { $0.recordID == identifier }) else { return }
        popToRootViewController(animated: false)
        pushViewController(card(of: person), animated: false)
    }

    private func card(of person: ABRecord) -> ABPersonViewController {
        let card = ABPersonViewController()
        card.addressBook = addressBook
        card.displayedPerson = person
        card.allowsEditing = true
        card.onOpen = { [weak self] in self?.onOpen?($0) }
        card.onSave = { [weak self] in self?.onChange?() }
        card.onDelete = { [weak self] in self?.delete(person) }
        return card
    }

    private func delete(_ person: ABRecord) {
        guard let book = addressBook, book.remove(person) else { return }
        save(book)
        popViewController(animated: true)
    }

    private func add() {
        let controller = ABNewPersonViewController()
        controller.addressBook = addressBook
        controller.newPersonViewDelegate = self
        presentModalViewController(UINavigationController(rootViewController: controller), animated: true)
    }

    private func save(_ book: ABAddressBook) {
        do {
            try book.save()
        } catch {
            FileHandle.standardError.write(Data("Contacts: \(error)\n".utf8))
        }
        onChange?()
    }
}

extension ContactsController: ABNewPersonViewControllerDelegate {
    package func newPersonViewController(
        _ newPersonView: ABNewPersonViewController, didCompleteWithNewPerson person: ABRecord?
    ) {
        dismissModalViewController(animated: true)
        guard let person else { return }
        onChange?()
        for case let list as PeopleListController in viewControllers { list.update() }
        pushViewController(card(of: person), animated: false)
    }
}
