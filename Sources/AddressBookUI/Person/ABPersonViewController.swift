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

    /// Whether there are buttons to send the person a message, and to share the card. There are none yet.
    /// - Status: stub
    open var allowsActions = true

    /// Whether what other sources know of the person is shown, too. There is one source.
    open var shouldShowLinkedPeople = false

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
        let view = UIView(frame: table.frame)
        view.backgroundColor = .groupTableViewBackground
        view.autoresizingMask = table.autoresizingMask
        table.frame = view.bounds
        view.addSubview(table)
        self.view = view
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

    // MARK: Changing the person

    private final var editor: PersonEditor?

    private func showEditButton() {
        guard loadedView != nil, allowsEditing, editor == nil else { return }
        let button = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
        button.onTap = { [weak self] in self?.edit() }
        navigationItem.setRightBarButton(button, animated: loadedView?.window != nil)
    }

    /// The sheet comes in the card's place.
    private func edit() {
        guard let displayedPerson, let table, editor == nil else { return }
        let editor = PersonEditor(displayedPerson, isNew: false, host: self)
        editor.onEnd = { [weak self] in self?.endEditing(isDone: $0) }
        self.editor = editor
        navigationItem.setHidesBackButton(true, animated: true)
        navigationItem.setLeftBarButton(editor.cancelButton, animated: true)
        navigationItem.setRightBarButton(editor.doneButton, animated: true)
        editor.view.frame = view.bounds
        editor.view.alpha = 0
        view.addSubview(editor.view)
        UIView.animate(withDuration: ABPersonViewController.changeDuration) {
            editor.view.alpha = 1
            table.alpha = 0
        }
    }

    private func endEditing(isDone: Bool) {
        guard let editor, let table else { return }
        self.editor = nil
        if isDone {
            show()
            save()
        }
        navigationItem.setLeftBarButton(nil, animated: true)
        navigationItem.setHidesBackButton(false, animated: true)
        showEditButton()
        UIView.animate(
            withDuration: ABPersonViewController.changeDuration,
            animations: {
                editor.view.alpha = 0
                table.alpha = 1
            }, completion: { _ in editor.view.removeFromSuperview() })
    }

    private func save() {
        guard let book = addressBook ?? displayedPerson?.book else { return }
        do {
            try book.save()
        } catch {
            FileHandle.standardError.write(Data("ABPersonViewController: \(error)\n".utf8))
        }
    }

    /// Seconds.
    private static let changeDuration = 0.3
}
