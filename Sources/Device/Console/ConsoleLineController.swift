import UIKit

/// A line of the log as a whole.
final class ConsoleLineController: UIViewController {
    private let line: LogLine

    init(_ line: LogLine) {
        self.line = line
        super.init(nibName: nil, bundle: nil)
        title = line.process
    }

    required init?(coder: NSCoder) { return nil }

    override func loadView() {
        let text = UITextView(frame: UIScreen.main.applicationFrame)
        text.isEditable = false
        text.font = UIFont(name: "Courier", size: 13) ?? .systemFont(ofSize: 13)
        text.text = line.text
        view = text
    }
}
