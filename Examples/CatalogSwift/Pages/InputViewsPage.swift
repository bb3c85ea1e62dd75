import UIKit

final class InputViewsPage: CatalogPage {
    override class var pageTitle: String { "Input Views" }

    private let field = UITextField(frame: CGRect(x: 10, y: 28, width: 300, height: 31))
    private var shown = 0
    private var observers: [any NSObjectProtocol] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        addCaption("A colour as input, a toolbar above it", y: 8)
        field.borderStyle = .roundedRect
        field.accessibilityLabel = "Colour"
        field.inputView = colourInput()
        field.inputAccessoryView = accessory()
        view.addSubview(field)

        addCaption("A view that takes keys", y: 74)
        let stars = StarsView(frame: CGRect(x: 10, y: 94, width: 300, height: 34))
        stars.backgroundColor = .white
        stars.isAccessibilityElement = true
        stars.accessibilityLabel = "Stars"
        view.addSubview(stars)

        observe(UIResponder.keyboardDidShowNotification) { page, notification in
            page.shown += 1
            let value = notification.userInfo?[UIKeyboardBoundsUserInfoKey] as? NSValue
            let size = value?.cgRectValue.size ?? .zero
            page.tell("\(page.shown): \(size.width.text(digits: 0)) by \(size.height.text(digits: 0))")
        }
        observe(UIResponder.keyboardDidHideNotification) { page, _ in
            page.tell("hidden after \(page.shown)")
        }
        eventLabel.frame.origin.y -= 252
    }

    deinit {
        observers.forEach(NotificationCenter.default.removeObserver)
    }

    private func observe(
        _ name: Notification.Name, _ handler: @escaping @MainActor (InputViewsPage, Notification) -> Void
    ) {
        let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            [unowned self] notification in
            MainActor.assumeIsolated { handler(self, notification) }
        }
        observers.append(observer)
    }

    private func colourInput() -> UIView {
        let colours = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
        colours.backgroundColor = .darkGray
        let choices: [(String, UIColor)] = [("Red", .red), ("Green", .green), ("Blue", .blue)]
        for (column, (name, colour)) in choices.enumerated() {
            let button = UIButton(type: .custom)
            button.frame = CGRect(x: 20 + 100 * column, y: 30, width: 80, height: 60)
            button.backgroundColor = colour
            button.setTitle(name, for: .normal)
            button.addAction({ [unowned self] _ in field.text = name }, for: .touchUpInside)
            colours.addSubview(button)
        }
        return colours
    }

    private func accessory() -> UIToolbar {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        toolbar.barStyle = .blackTranslucent
        toolbar.items = [
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .done, target: field, action: "resignFirstResponder"),
        ]
        return toolbar
    }
}
