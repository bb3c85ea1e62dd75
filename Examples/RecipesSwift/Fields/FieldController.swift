import UIKit

/// Asks for one text or number.
final class FieldController: UITableViewController, UITextFieldDelegate {
    private let cell: TextFieldCell
    private let text: String
    private let end: (String?) -> Void
    private let keyboardType: UIKeyboardType

    /// - Parameter end: Called with the text, nil if it was cancelled.
    init(
        title: String, text: String, placeholder: String, keyboardType: UIKeyboardType = .default,
        end: @escaping (String?) -> Void
    ) {
        self.text = text
        self.end = end
        self.keyboardType = keyboardType
        cell = TextFieldCell(placeholder: placeholder)
        super.init(style: .grouped)
        self.title = title
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .save, target: self, action: #selector(save))
        navigationItem.rightBarButtonItem?.isEnabled = !text.isEmpty
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.isScrollEnabled = false
        cell.textField.text = text
        cell.textField.keyboardType = keyboardType
        cell.textField.returnKeyType = .done
        cell.textField.enablesReturnKeyAutomatically = true
        cell.textField.delegate = self
        cell.textField.addTarget(self, action: #selector(change), for: .editingChanged)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        cell.textField.becomeFirstResponder()
    }

    private var trimmedText: String { (cell.textField.text ?? "").trimmingCharacters(in: .whitespaces) }

    @objc private func change() { navigationItem.rightBarButtonItem?.isEnabled = !trimmedText.isEmpty }
    @objc private func cancel() { end(nil) }
    @objc private func save() { end(trimmedText) }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if !trimmedText.isEmpty { save() }
        return false
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
}
