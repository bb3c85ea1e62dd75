/// Shows somebody who is not among the contacts, such as the sender of a message, and lets the user add them.
open class ABUnknownPersonViewController: UIViewController {
    private final var table: PersonTable?

    open weak var unknownPersonViewDelegate: (any ABUnknownPersonViewControllerDelegate)?

    /// The contacts that the person can be added to; those of the device by default.
    open var addressBook: ABAddressBook?
    open var displayedPerson: ABRecord? { didSet { show() } }
    /// What stands for the name of a person without one.
    open var alternateName: String? { didSet { show() } }
    /// What stands below the name.
    open var message: String? { didSet { show() } }
    /// Whether values can be tapped. False by default.
    open var allowsActions = false
    /// Whether there is a button that adds the person to the contacts. False by default.
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
            ? [PersonTable.Button(title: "Create New Contact") { [weak self] in self?.create() }] : []
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
        let editor = PersonEditor(displayedPerson)
        editor.title = "New Contact"
        editor.onEnd = { [weak self] isDone in
            guard let self else { return }
            dismissModalViewController(animated: true)
            if isDone { add(displayedPerson) }
            show()
            unknownPersonViewDelegate?.unknownPersonViewController(
                self, didResolveToPerson: isDone ? displayedPerson : nil)
        }
        presentModalViewController(UINavigationController(rootViewController: editor), animated: true)
    }

    private func add(_ person: ABRecord) {
        guard let book = addressBook ?? ABAddressBook() else { return }
        addressBook = book
        do {
            if book.add(person) { try book.save() }
        } catch {
            FileHandle.standardError.write(Data("ABUnknownPersonViewController: \(error)\n".utf8))
        }
    }
}
