import DeviceLink
import MainLoop
import OwnProcess
import Testing
import UIKit

/// Tests of an app on a device whose time they set: one after the other.
@Suite(.ownProcess, .serialized) struct KeyboardStageTests {}

/// An app with a view that takes text, on a device whose time the test sets; fingers find keys by their labels.
@MainActor final class KeyboardStage {
    struct MissingKey: Error { let label: String }

    let device: FakeDevice
    let view: TypingView
    private let delegate = RecordingDelegate()
    private var now: Int64 = 1_000_000_000
    private(set) var notices: [Notification] = []
    private var observers: [any NSObjectProtocol] = []

    init(_ view: TypingView? = nil, language: String = "en", locale: String = "en_US") throws {
        let view = view ?? TypingView()
        self.view = view
        device = try FakeDevice(
            profile: DeviceProfile(language: language, locale: locale),
            clock: .virtual(wallNanoseconds: 0, monotonicNanoseconds: now))
        view.frame = CGRect(x: 10, y: 40, width: 300, height: 30)
        try device.launch(delegate: delegate)
        delegate.window?.addSubview(view)
        for name in [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        ] {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notice in
                    MainActor.assumeIsolated { self?.notices.append(notice) }
                })
        }
    }

    /// Gives the process back to the next test.
    func close() {
        view.resignFirstResponder()
        try? wait(1)
        UIApplication.shared.statusBarOrientation = .portrait
        delegate.window?.isHidden = true
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        MainLoop.main.stopVirtualTime()
    }

    var window: UIWindow? { delegate.window }

    /// The names of what was heard since the last call, without what they begin and end with.
    func takeNotices() -> [String] {
        defer { notices = [] }
        return notices.map { $0.name.rawValue.dropFirst("UIKeyboard".count).dropLast("Notification".count).description }
    }

    func wait(_ seconds: Double) throws {
        now += Int64(seconds * 1e9)
        try device.send(.advance(toNanoseconds: now))
    }

    /// Makes the view first responder and lets the keyboard come.
    func beginTyping() throws {
        view.becomeFirstResponder()
        try wait(0.5)
    }

    // MARK: Keys

    /// The keys, and nothing else.
    var keys: [AccessibilityNode] { collect(InputViews.main.host?.accessibilityTree()) }

    private func collect(_ node: AccessibilityNode?) -> [AccessibilityNode] {
        guard let node, !node.isHidden else { return [] }
        if node.isElement, node.traits.contains("keyboardKey") { return [node] }
        return node.children.flatMap { collect($0) }
    }

    func key(_ label: String) throws -> AccessibilityNode {
        guard let key = keys.first(where: { $0.label == label }) else { throw MissingKey(label: label) }
        return key
    }

    func press(_ label: String, finger: UInt32 = 1) throws { try touch(.began, label, finger) }
    func slide(to label: String, finger: UInt32 = 1) throws { try touch(.moved, label, finger) }
    func lift(_ label: String, finger: UInt32 = 1) throws { try touch(.ended, label, finger) }

    func touch(_ phase: TouchPoint.Phase, _ label: String, _ finger: UInt32) throws {
        let frame = try key(label).frame
        try touch(phase, at: CGPoint(x: frame.midX, y: frame.midY), finger)
    }

    func touch(_ phase: TouchPoint.Phase, at place: CGPoint, _ finger: UInt32 = 1) throws {
        try device.send(
            .touches([TouchPoint(identifier: finger, phase: phase, x: place.x, y: place.y)], timestamp: 0))
    }

    /// Taps keys one after the other, a tenth of a second each.
    func tap(_ labels: String...) throws {
        for label in labels {
            let frame = try key(label).frame
            let place = CGPoint(x: frame.midX, y: frame.midY)
            try touch(.began, at: place)
            try wait(0.05)
            try touch(.ended, at: place)
            try wait(0.05)
        }
    }

    func hardwareKey(_ code: String, _ text: String = "", _ modifiers: KeyPress.Modifiers = []) throws {
        try device.send(.key(KeyPress(isDown: true, text: text, code: code, modifiers: modifiers)))
        try device.send(.key(KeyPress(isDown: false, text: text, code: code, modifiers: modifiers)))
    }
}
