import UIKit

/// One page of the catalog: captions and controls in rows, and at the bottom a line that tells what happened last.
class CatalogPage: UIViewController {
    /// What the page's button in the list and the bar above the page say.
    class var pageTitle: String { "" }

    let eventLabel = UILabel(frame: CGRect(x: 10, y: 392, width: 300, height: 20))

    required init() {
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 416))
        view.backgroundColor = UIColor(white: 0.93, alpha: 1)
        eventLabel.font = .systemFont(ofSize: 13)
        eventLabel.textColor = .darkGray
        eventLabel.textAlignment = .center
        eventLabel.backgroundColor = .clear
        view.addSubview(eventLabel)
        self.view = view
    }

    /// A small bold label with its top at y.
    @discardableResult
    func addCaption(_ text: String, y: CGFloat) -> UILabel {
        addCaption(text, frame: CGRect(x: 10, y: y, width: 300, height: 16))
    }

    @discardableResult
    func addCaption(_ text: String, frame: CGRect) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        label.font = .boldSystemFont(ofSize: 12)
        label.textColor = UIColor(red: 0.3, green: 0.34, blue: 0.42, alpha: 1)
        label.shadowColor = .white
        label.shadowOffset = CGSize(width: 0, height: 1)
        label.backgroundColor = .clear
        view.addSubview(label)
        return label
    }

    /// Adds the control; the action is called when its value changes.
    func addControl<Control: UIControl>(_ control: Control, frame: CGRect, action: ((Control) -> Void)? = nil) {
        control.frame = frame
        if let action { control.addAction(action, for: .valueChanged) }
        view.addSubview(control)
    }

    /// A rounded button with a title; the action is called when it is tapped.
    @discardableResult
    func addButton(_ title: String, frame: CGRect, action: ((UIButton) -> Void)? = nil) -> UIButton {
        let button = UIButton(type: .roundedRect)
        button.frame = frame
        button.setTitle(title, for: .normal)
        if let action { button.addAction(action, for: .touchUpInside) }
        view.addSubview(button)
        return button
    }

    /// Tells at the bottom of the page what happened.
    func tell(_ text: String) {
        eventLabel.text = text
    }
}
