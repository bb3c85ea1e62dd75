/// Lets the user pick a person, or one of a person's values, from the contacts.
open class ABPeoplePickerNavigationController: UINavigationController {
    private final var madeBook: ABAddressBook?
    /// Told instead of the delegate whom the user picks; nil when the user cancels.
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

    /// The numbers of the properties that are shown of a person; nil for all.
    open var displayedProperties: [NSNumber]?

    /// The contacts; its own ones unless some are set.
    open var addressBook: ABAddressBook? {
        get {
            if madeBook == nil { madeBook = ABAddressBook() }
            return madeBook
        }
        set { madeBook = newValue }
    }

    final func makeCancelButton() -> UIBarButtonItem {
        let button = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
        button.onTap = { [weak self] in
            guard let self else { return }
            if let onPick { return onPick(nil) }
            peoplePickerDelegate?.peoplePickerNavigationControllerDidCancel(self)
        }
        return button
    }

    final func pick(_ person: ABRecord) {
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
