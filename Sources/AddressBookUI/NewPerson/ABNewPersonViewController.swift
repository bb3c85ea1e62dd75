/// A view controller in which the user creates a contact. Show it in a navigation controller.
open class ABNewPersonViewController: UIViewController {
    private final var editor: PersonEditor?

    open weak var newPersonViewDelegate: (any ABNewPersonViewControllerDelegate)?

    /// The address book for the new person. The default is the device's.
    open var addressBook: ABAddressBook?

    /// The initial values of the fields.
    open var displayedPerson: ABRecord?

    /// The group to which the person is added.
    open var parentGroup: ABRecord?

    open override func loadView() {
        let person = displayedPerson ?? ABRecord(.person)
        let editor = PersonEditor(person, isNew: true, host: self)
        editor.onEnd = { [weak self] isDone in self?.end(isDone ? person : nil) }
        self.editor = editor
        view = editor.view
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if title == nil { title = "New Contact" }
        navigationItem.leftBarButtonItem = editor?.cancelButton
        navigationItem.rightBarButtonItem = editor?.doneButton
    }

    private func end(_ person: ABRecord?) {
        if let person, let book = addressBook ?? ABAddressBook(), book.add(person) {
            if let parentGroup, parentGroup.book === book { parentGroup.setMembers(parentGroup.members + [person]) }
            do {
                try book.save()
            } catch {
                FileHandle.standardError.write(Data("ABNewPersonViewController: \(error)\n".utf8))
            }
            addressBook = book
        }
        newPersonViewDelegate?.newPersonViewController(self, didCompleteWithNewPerson: person)
    }
}
