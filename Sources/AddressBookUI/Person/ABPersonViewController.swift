/// Shows a person of the contacts, and lets the user change them.
open class ABPersonViewController: UIViewController {
    private final var table: PersonTable?
    /// Asked instead of the delegate: by the picker.
    final var onPick: ((ABPropertyID, ABMultiValueIdentifier) -> Bool)?

    open weak var personViewDelegate: (any ABPersonViewControllerDelegate)?

    /// The contacts that the person is from; what the user changes is saved there.
    open var addressBook: ABAddressBook?

    open var displayedPerson: ABRecord? { didSet { show() } }

    /// The numbers of the properties that are shown; nil for all.
    open var displayedProperties: [NSNumber]? { didSet { show() } }

    /// Whether there is a button to change the person. False by default.
    open var allowsEditing = false { didSet { showEditButton() } }

    /// Marks a value.
    /// - Parameter identifier: Which of several values; ignored for a property with one.
    /// - ObjC: setHighlightedItemForProperty:withIdentifier:
    open func setHighlightedItem(forProperty property: ABPropertyID, withIdentifier identifier: ABMultiValueIdentifier)
    {
        let isMulti = ABProperty.person(property)?.kind.isMulti ?? false
        marked = (property, isMulti ? identifier : -1)
        table?.marked = marked
    }

    private final var marked: (property: ABPropertyID, identifier: ABMultiValueIdentifier)?

    open override func loadView() {
        let table = PersonTable(frame: UIScreen.main.applicationFrame, style: .grouped)
        table.onPick = { [weak self] in self?.pick($0) }
        self.table = table
        view = table
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if title == nil { title = "Info" }
        table?.marked = marked
        show()
        showEditButton()
    }

    private func show() {
        guard let table, let displayedPerson else { return }
        table.tableHeaderView = PersonHeaderView(displayedPerson)
        table.card = PersonCard(displayedPerson, properties: displayedProperties)
    }

    private func pick(_ row: PersonCard.Row) {
        guard let displayedPerson else { return }
        let goesOn =
            onPick?(row.property, row.identifier)
            ?? personViewDelegate?.personViewController(
                self, shouldPerformDefaultActionFor: displayedPerson, property: row.property,
                identifier: row.identifier) ?? true
        if goesOn, let url = row.url { _ = UIApplication.current?.openURL(url) }
    }

    private func showEditButton() {
        guard loadedView != nil, allowsEditing else { return }
        let button = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
        button.onTap = { [weak self] in self?.edit() }
        navigationItem.rightBarButtonItem = button
    }

    private func edit() {
        guard let displayedPerson else { return }
        let editor = PersonEditor(displayedPerson)
        editor.title = "Info"
        editor.onEnd = { [weak self] isDone in
            guard let self else { return }
            if isDone, let book = addressBook ?? displayedPerson.book { try? book.save() }
            show()
            dismissModalViewController(animated: true)
        }
        presentModalViewController(UINavigationController(rootViewController: editor), animated: true)
    }
}
