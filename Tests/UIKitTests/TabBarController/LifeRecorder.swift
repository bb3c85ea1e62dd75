import UIKit

/// A controller that writes down what it is told, into a list that several share.
@MainActor final class LifeRecorder: UIViewController {
    final class Log {
        var calls: [String] = []

        /// What was written down since the last time.
        func take() -> [String] {
            defer { calls = [] }
            return calls
        }
    }

    let name: String
    private let log: Log
    var color = UIColor.white
    var rotates = false
    var onWillAppear: (() -> Void)?

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { return nil }

    override func loadView() {
        log.calls.append("\(name) load")
        let made = UIView(frame: UIScreen.main.applicationFrame)
        made.backgroundColor = color
        view = made
    }

    override func viewDidLoad() { log.calls.append("\(name) did load") }
    override func viewDidUnload() { log.calls.append("\(name) did unload") }

    override func viewWillAppear(_ animated: Bool) {
        log.calls.append("\(name) will appear" + (animated ? " animated" : ""))
        onWillAppear?()
    }

    override func viewDidAppear(_ animated: Bool) {
        log.calls.append("\(name) did appear" + (animated ? " animated" : ""))
    }

    override func viewWillDisappear(_ animated: Bool) {
        log.calls.append("\(name) will disappear" + (animated ? " animated" : ""))
    }

    override func viewDidDisappear(_ animated: Bool) {
        log.calls.append("\(name) did disappear" + (animated ? " animated" : ""))
    }

    override func shouldAutorotate(to interfaceOrientation: UIInterfaceOrientation) -> Bool {
        rotates || interfaceOrientation == .portrait
    }

    override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        log.calls.append("\(name) will rotate")
    }

    override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
        log.calls.append("\(name) did rotate")
    }
}
