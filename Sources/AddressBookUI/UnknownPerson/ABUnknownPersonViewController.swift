/// Shows a person who is not a contact, such as the sender of a message, and lets the user add the person to the
/// contacts.
open class ABUnknownPersonViewController: UIViewController {
    private final var table: PersonTable?

    open weak var unknownPersonViewDelegate: (any ABUnknownPersonViewControllerDelegate)?

    /// The address book to which the person can be added. The default is the device's.
    open var addressBook: ABAddressBook?
    open var displayedPerson: ABRecord? { didSet { show() } }
    /// Replaces the name of a person without one.
    open var alternateName: String? { didSet { show() } }
    /// A text below the name.
    open var message: String? { didSet { show() } }
    /// True if values can be tapped. The default is false.
    open var allowsActions = false
    /// True to show a button that adds the person to the contacts. The default is false.
    open var allowsAddingToAddressBook = false { didSet { show() } }

    open override func loadView() {
        let table = PersonTable(frame: UIScreen.main.applicationFrame, style: .grouped)
        table.onPick = { [weak self] in self?.pick($0) }
        self.table = table
        view = table
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if title == nil { title = "Info" }
        show()
    }

    private func show() {
        guard let table, let displayedPerson else { return }
        table.tableHeaderView = PersonHeaderView(displayedPerson, alternateName: alternateName, message: message)
        table.card = PersonCard(displayedPerson, properties: nil)
        table.buttons =
            allowsAddingToAddressBook
            ? [
                PersonTable.Button(title: "Create New Contact") { [weak self] in self?.create() },
                PersonTable.Button(title: "Add to Existing Contact") { [weak self] in self?.choose() },
            ] : []
    }

    private func pick(_ row: PersonCard.Row) {
        guard allowsActions, let displayedPerson else { return }
        let goesOn =
            unknownPersonViewDelegate?.unknownPersonViewController(
                self, shouldPerformDefaultActionFor: displayedPerson, property: row.property,
                identifier: row.identifier) ?? true
        if goesOn, let url = row.url { _ = UIApplication.current?.openURL(url) }
    }

    private func create() {
        guard let displayedPerson else { return }
        let editor = PersonEditor(displayedPerson, isNew: true)
        editor.onEnd = { [weak self] isDone in
            guard let self else { return }
            dismissModalViewController(animated: true)
            if isDone, let book = bookToAddTo(), book.add(displayedPerson) { save(book) }
            resolve(to: isDone ? displayedPerson : nil)
        }
        presentModalViewController(UINavigationController(rootViewController: editor), animated: true)
    }

    /// Lets the user select an existing contact to which the values are added.
    private func choose() {
        let picker = ABPeoplePickerNavigationController(nibName: nil, bundle: nil)
        picker.addressBook = bookToAddTo()
        picker.onPick = { [weak self] person in
            guard let self else { return }
            dismissModalViewController(animated: true)
            if let person, let displayedPerson {
                person.addValues(of: displayedPerson)
                if let book = person.book { save(book) }
            }
            resolve(to: person)
        }
        presentModalViewController(picker, animated: true)
    }

    private func resolve(to person: ABRecord?) {
        if let person { displayedPerson = person }
        unknownPersonViewDelegate?.unknownPersonViewController(self, didResolveToPerson: person)
    }

    private func bookToAddTo() -> ABAddressBook? {
        if addressBook == nil { addressBook = ABAddressBook() }
        return addressBook
    }

    private func save(_ book: ABAddressBook) {
        do {
            try book.save()
        } catch {
            FileHandle.standardError.write(Data("ABUnknownPersonViewController: \(error)\n".utf8))
        }
    }
}
