import UIKit

/// Text fields for a new book, shown over everything else.
final class BookFormController: UITableViewController, UITextFieldDelegate, ActionResponder {
    class var actions: [Selector: ActionMethod] {
        ["cancel": ActionMethod(BookFormController.cancel), "save": ActionMethod(BookFormController.save)]
    }

    private static let names = ["Title", "Author", "Year"]

    private let onEnd: (Book?) -> Void
    private var fields: [UITextField] = []

    /// - Parameter onEnd: Gets the new book, or nil if there is to be none.
    init(onEnd: @escaping (Book?) -> Void) {
        self.onEnd = onEnd
        super.init(style: .grouped)
        title = "New Book"
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: "cancel")
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: "save")
        navigationItem.rightBarButtonItem?.isEnabled = false
        fields = Self.names.map(field)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func field(_ name: String) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 190, height: 31))
        field.placeholder = name
        field.delegate = self
        field.contentVerticalAlignment = .center
        field.autocorrectionType = .no
        field.keyboardType = name == "Year" ? .numbersAndPunctuation : .default
        field.addAction(UIAction { [unowned self] _ in fieldDidChange() }, for: .editingChanged)
        return field
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        fields[0].becomeFirstResponder()
    }

    override func shouldAutorotate(to interfaceOrientation: UIInterfaceOrientation) -> Bool {
        interfaceOrientation != .portraitUpsideDown
    }

    private func text(_ index: Int) -> String { fields[index].text ?? "" }

    private func fieldDidChange() {
        navigationItem.rightBarButtonItem?.isEnabled = !text(0).isEmpty && !text(1).isEmpty
    }

    private func cancel() { onEnd(nil) }

    private func save() { onEnd(Book(title: text(0), author: text(1), year: Int(text(2)) ?? 0)) }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let index = fields.firstIndex(of: textField) else { return false }
        fields[(index + 1) % fields.count].becomeFirstResponder()
        return false
    }

    // MARK: Table

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = Self.names[indexPath.row]
        cell.accessoryView = fields[indexPath.row]
        cell.selectionStyle = .none
        return cell
    }
}
