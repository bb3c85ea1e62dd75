import UIKit

final class TextFieldsPage: CatalogPage, UITextFieldDelegate {
    override class var pageTitle: String { "Text Fields" }

    private let numberField = UITextField(frame: CGRect(x: 165, y: 130, width: 145, height: 31))

    override func viewDidLoad() {
        super.viewDidLoad()
        add(UITextField(frame: CGRect(x: 10, y: 10, width: 145, height: 31)), "Rounded")
        add(UITextField(frame: CGRect(x: 165, y: 10, width: 145, height: 31)), "Bezel", style: .bezel)
        add(UITextField(frame: CGRect(x: 10, y: 50, width: 145, height: 31)), "Line", style: .line)
        add(UITextField(frame: CGRect(x: 165, y: 50, width: 145, height: 31)), "None", style: .none)

        let secret = add(UITextField(frame: CGRect(x: 10, y: 90, width: 145, height: 31)), "Secret")
        secret.isSecureTextEntry = true
        secret.text = "secret"
        let clearing = add(UITextField(frame: CGRect(x: 165, y: 90, width: 145, height: 31)), "Clear")
        clearing.clearButtonMode = .always
        clearing.text = "Clear me"

        let centred = add(UITextField(frame: CGRect(x: 10, y: 130, width: 145, height: 31)), "Centred")
        centred.textAlignment = .center
        centred.autocapitalizationType = .words
        centred.text = "Middle"
        add(numberField, "Four digits")
        numberField.keyboardType = .numberPad
        numberField.textAlignment = .right
        numberField.leftView = unitLabel()
        numberField.leftViewMode = .always

        let disabled = add(UITextField(frame: CGRect(x: 10, y: 170, width: 145, height: 31)), "Disabled")
        disabled.text = "Disabled"
        disabled.isEnabled = false
        let shrinking = add(UITextField(frame: CGRect(x: 165, y: 170, width: 145, height: 31)), "Shrinks")
        shrinking.adjustsFontSizeToFitWidth = true
        shrinking.minimumFontSize = 8
        shrinking.text = "A text that is long for it"
    }

    @discardableResult
    private func add(
        _ field: UITextField, _ placeholder: String, style: UITextField.BorderStyle = .roundedRect
    ) -> UITextField {
        field.borderStyle = style
        field.placeholder = placeholder
        field.accessibilityLabel = placeholder
        field.font = .systemFont(ofSize: 15)
        field.contentVerticalAlignment = .center
        field.delegate = self
        view.addSubview(field)
        return field
    }

    private func unitLabel() -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        label.text = " Nr."
        label.font = .systemFont(ofSize: 13)
        label.backgroundColor = .clear
        return label
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        tell("\(textField.placeholder ?? "") begins")
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        tell("\(textField.placeholder ?? ""): \(textField.text ?? "")")
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        guard textField === numberField else { return true }
        let length = textField.text?.utf16.count ?? 0
        return length - range.length + string.utf16.count <= 4
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}
