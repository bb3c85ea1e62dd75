/// A view controller in which the user selects a contact or one of its values.
open class ABPeoplePickerNavigationController: UINavigationController {
    private final var madeBook: ABAddressBook?
    /// Called instead of the delegate with the selected person; nil if the user cancels.
    final var onPick: ((ABRecord?) -> Void)?

    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        begin()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        setViewControllers([GroupListController(self), PeopleListController(self, group: nil)], animated: false)
    }

    open weak var peoplePickerDelegate: (any ABPeoplePickerNavigationControllerDelegate)?

    /// The identifiers of the properties to show; nil shows all.
    open var displayedProperties: [NSNumber]?

    /// The address book. The default is a new one with the device's contacts.
    open var addressBook: ABAddressBook? {
        get {
            if madeBook == nil { madeBook = ABAddressBook() }
            return madeBook
        }
        set { madeBook = newValue }
    }

    /// Makes the button at the right of each list.
    func makeBarButton() -> UIBarButtonItem? { makeCancelButton() }

    private func makeCancelButton() -> UIBarButtonItem {
        let button = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
        button.onTap = { [weak self] in
            guard let self else { return }
            if let onPick { return onPick(nil) }
            peoplePickerDelegate?.peoplePickerNavigationControllerDidCancel(self)
        }
        return button
    }

    func pick(_ person: ABRecord) {
        if let onPick { return onPick(person) }
        let goesOn =
            peoplePickerDelegate?.peoplePickerNavigationController(self, shouldContinueAfterSelectingPerson: person)
            ?? true
        guard goesOn else { return }
        let card = ABPersonViewController()
        card.displayedPerson = person
        card.displayedProperties = displayedProperties
        card.onPick = { [weak self] property, identifier in
            guard let self else { return true }
            return peoplePickerDelegate?.peoplePickerNavigationController(
                self, shouldContinueAfterSelectingPerson: person, property: property, identifier: identifier) ?? true
        }
        card.navigationItem.rightBarButtonItem = makeCancelButton()
        pushViewController(card, animated: true)
    }
}
