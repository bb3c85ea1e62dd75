import UIKit

/// Two fields above the keyboard: what is typed into the second one is said in capitals below it.
@main
final class AppDelegate: NSObject, UIApplicationDelegate, UITextFieldDelegate {
    var window: UIWindow?
    private let name = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 31))
    private let number = UITextField(frame: CGRect(x: 20, y: 85, width: 280, height: 31))
    private let answer = UILabel(frame: CGRect(x: 20, y: 130, width: 280, height: 30))

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = UIColor(red: 0.77, green: 0.80, blue: 0.84, alpha: 1)
        for (field, placeholder) in [(name, "Name"), (number, "Number")] {
            field.borderStyle = .roundedRect
            field.placeholder = placeholder
            field.accessibilityLabel = placeholder
            field.delegate = self
            window.addSubview(field)
        }
        name.returnKeyType = .next
        name.autocapitalizationType = .words
        number.keyboardType = .numbersAndPunctuation
        number.returnKeyType = .done
        answer.backgroundColor = .clear
        answer.textAlignment = .center
        window.addSubview(answer)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === name {
            number.becomeFirstResponder()
        } else {
            number.resignFirstResponder()
            answer.text = "\(name.text ?? "") has \(number.text ?? "")"
        }
        return true
    }
}
