/// Shows a contact, and lets the user edit it.
open class ABPersonViewController: UIViewController {
    private final var table: PersonTable?
    /// Called instead of the delegate, for the people picker.
    final var onPick: ((ABPropertyID, ABMultiValueIdentifier) -> Bool)?

    /// Called with the URL of a value that was tapped, instead of the application.
    final var onOpen: (@MainActor (URL) -> Void)?
    /// Called after the person was changed and saved.
    final var onSave: (@MainActor () -> Void)?
    /// Called when the user deletes the person. Without it there is no button for that.
    final var onDelete: (@MainActor () -> Void)?

    open weak var personViewDelegate: (any ABPersonViewControllerDelegate)?

    /// The address book of the person, in which changes are saved.
    open var addressBook: ABAddressBook?

    open var displayedPerson: ABRecord? { didSet { show() } }

    /// The identifiers of the properties to show; nil shows all.
    open var displayedProperties: [NSNumber]? { didSet { show() } }

    /// True to show an Edit button. The default is false.
    open var allowsEditing = false { didSet { showEditButton() } }

    /// True to show buttons that send a message or share the contact. There are none yet.
    /// - Status: stub
    open var allowsActions = true

    /// True to show linked contacts of other sources. There is only one source.
    open var shouldShowLinkedPeople = false

    /// Highlights a value.
    /// - Parameter identifier: The identifier of the entry of a multi-value; ignored for a single-value property.
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
        guard goesOn, let url = row.url else { return }
        if let onOpen { onOpen(url) } else { _ = UIApplication.current?.openURL(url) }
    }

    // MARK: Changing the person

    private final var editor: PersonEditor?

    private func showEditButton() {
        guard loadedView != nil, allowsEditing, editor == nil else { return }
        let button = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
        button.onTap = { [weak self] in self?.edit() }
        navigationItem.setRightBarButton(button, animated: loadedView?.window != nil)
    }

    /// Replaces the card by the editor.
    private func edit() {
        guard let displayedPerson, let table, editor == nil else { return }
        let editor = PersonEditor(displayedPerson, isNew: false, host: self)
        editor.onEnd = { [weak self] in self?.endEditing(isDone: $0) }
        editor.onDelete = onDelete
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
            onSave?()
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

    /// In seconds.
    private static let changeDuration = 0.3
}
