import UIKit

final class KeyboardsPage: CatalogPage, UITextFieldDelegate {
    override class var pageTitle: String { "Keyboards" }

    private static let types: [(name: String, type: UIKeyboardType)] = [
        ("Default", .default), ("ASCII", .asciiCapable), ("Numbers", .numbersAndPunctuation), ("URL", .url),
        ("Number pad", .numberPad), ("Phone pad", .phonePad), ("Name", .namePhonePad), ("E-mail", .emailAddress),
    ]

    private static let returnKeys: [(name: String, type: UIReturnKeyType)] = [
        ("return", .default), ("Go", .go), ("Next", .next), ("Search", .search), ("Done", .done),
    ]

    private let field = UITextField(frame: CGRect(x: 10, y: 8, width: 300, height: 31))

    override func viewDidLoad() {
        super.viewDidLoad()
        field.borderStyle = .roundedRect
        field.accessibilityLabel = "Field"
        field.delegate = self
        view.addSubview(field)
        for (index, choice) in Self.types.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: 4)
            let frame = CGRect(x: 10 + 76 * column, y: 48 + 40 * row, width: 72, height: 34)
            let button = addButton(choice.name, frame: frame) { [unowned self] _ in
                change { $0.keyboardType = choice.type }
            }
            button.titleLabel?.font = .boldSystemFont(ofSize: 12)
        }
        addChoices(Self.returnKeys.map(\.name), frame: CGRect(x: 10, y: 130, width: 210, height: 30)) { field, index in
            field.returnKeyType = Self.returnKeys[index].type
        }
        addChoices(["Usual", "Alert"], frame: CGRect(x: 226, y: 130, width: 84, height: 30)) { field, index in
            field.keyboardAppearance = index == 0 ? .default : .alert
        }
    }

    private func addChoices(_ names: [String], frame: CGRect, choose: @escaping (UITextField, Int) -> Void) {
        let control = UISegmentedControl(items: names)
        control.segmentedControlStyle = .bar
        control.selectedSegmentIndex = 0
        addControl(control, frame: frame) { [unowned self] control in
            change { choose($0, control.selectedSegmentIndex) }
        }
    }

    /// Changes the field's traits while it has no keyboard, since the keyboard reads them when it comes.
    private func change(_ traits: (UITextField) -> Void) {
        field.resignFirstResponder()
        traits(field)
        field.becomeFirstResponder()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        tell("typed \(textField.text ?? "")")
        return true
    }
}
