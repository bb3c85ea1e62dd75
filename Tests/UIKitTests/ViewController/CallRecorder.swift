import UIKit

/// What several controllers were told, in order.
@MainActor final class CallLog {
    private(set) var calls: [String] = []

    func add(_ call: String) { calls.append(call) }

    /// The calls since the last time.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

/// A controller that writes down its calls under its name.
@MainActor class RecordingController: UIViewController {
    let name: String
    let log: CallLog
    /// Does more in the call of that name.
    var onCall: [String: () -> Void] = [:]
    var orientations: Set<UIInterfaceOrientation> = [.portrait]
    var color = UIColor.lightGray

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    func record(_ call: String) {
        log.add("\(name) \(call)")
        onCall[call]?()
    }

    private func mark(_ animated: Bool) -> String { animated ? " animated" : "" }

    override func loadView() {
        record("loadView")
        let made = UIView(frame: UIScreen.main.applicationFrame)
        made.backgroundColor = color
        view = made
    }
    override func viewDidLoad() { record("viewDidLoad") }
    override func viewWillUnload() { record("viewWillUnload") }
    override func viewDidUnload() { record("viewDidUnload") }
    override func viewWillAppear(_ animated: Bool) { record("willAppear" + mark(animated)) }
    override func viewDidAppear(_ animated: Bool) { record("didAppear" + mark(animated)) }
    override func viewWillDisappear(_ animated: Bool) { record("willDisappear" + mark(animated)) }
    override func viewDidDisappear(_ animated: Bool) { record("didDisappear" + mark(animated)) }
    override func willMove(toParent parent: UIViewController?) { record("willMove \(parent == nil ? "out" : "in")") }
    override func didMove(toParent parent: UIViewController?) { record("didMove \(parent == nil ? "out" : "in")") }

    override func shouldAutorotate(to interfaceOrientation: UIInterfaceOrientation) -> Bool {
        orientations.contains(interfaceOrientation)
    }
    override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        record("willRotate \(toInterfaceOrientation.rawValue) \(duration)")
    }
    override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
        record("didRotate \(fromInterfaceOrientation.rawValue)")
    }
}

/// One that hears of the rotation's animation, too.
final class TurningController: RecordingController {
    override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        record("willAnimate \(Int(view.bounds.width))×\(Int(view.bounds.height))")
    }
}

/// One that turns in two steps.
final class TwoStepController: RecordingController {
    override func willAnimateFirstHalfOfRotation(
        to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) { record("willAnimateFirstHalf \(duration)") }
    override func didAnimateFirstHalfOfRotation(to toInterfaceOrientation: UIInterfaceOrientation) {
        record("didAnimateFirstHalf")
    }
    override func willAnimateSecondHalfOfRotation(
        from fromInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) { record("willAnimateSecondHalf \(duration)") }
}
