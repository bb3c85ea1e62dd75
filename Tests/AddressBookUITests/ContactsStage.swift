import AddressBook
import AddressBookUI
import DeviceLink
import Foundation
import MainLoop
import OwnProcess
import Testing
import UIKit

/// Tests that share the process's application, screen, clock and contacts: one after the other.
@Suite(.ownProcess, .serialized) struct ContactsTests {}

/// A screen with a controller on it, used as a person would: by what stands on it.
@MainActor final class ContactsStage {
    let book: ABAddressBook
    private let application = UIApplication()
    private let window: UIWindow

    /// Lets `body` act in virtual time, with contacts that are kept nowhere.
    static func perform(_ body: (ContactsStage) throws -> Void) throws {
        MainLoop.main.startVirtualTime(
            wallNanoseconds: 1_256_000_000_000_000_000, monotonicNanoseconds: 5_000_000_000)
        defer {
            MainLoop.main.stopVirtualTime()
            UIScreen.configure(profile: DeviceProfile(), surface: nil)
        }
        let stage = try ContactsStage()
        try body(stage)
        stage.window.isHidden = true
    }

    private init() throws {
        let surface = try #require(Surface(width: 320, height: 480))
        UIScreen.configure(profile: DeviceProfile(), surface: surface)
        book = try #require(ABAddressBook())
        window = UIWindow(frame: UIScreen.main.bounds)
    }

    // MARK: Contacts

    @discardableResult
    func add(_ first: String?, _ last: String?, phones: [(label: String, number: String)] = []) -> ABRecord {
        let person = ABRecord(.person)
        person.setValue(first, ABProperty.firstName)
        person.setValue(last, ABProperty.lastName)
        if !phones.isEmpty {
            let values = ABMultiValue(.multiString)
            for phone in phones { values.insert(phone.number, label: phone.label) }
            person.setValue(values, ABProperty.phone)
        }
        _ = book.add(person)
        return person
    }

    // MARK: The screen

    /// Shows a controller, below a navigation bar unless it is a container itself.
    func show(_ controller: UIViewController) {
        window.rootViewController =
            controller is UINavigationController
            ? controller : UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        wait(0.5)
    }

    func wait(_ seconds: TimeInterval) {
        let end = MainLoop.main.now + seconds
        while MainLoop.main.now < end - 1e-9 {
            MainLoop.main.advance(to: min(MainLoop.main.now + 1.0 / 60, end))
            CATransaction.flush()
            _ = UIScreen.main.host?.render(at: MainLoop.main.now)
        }
    }

    /// The labels of what can be seen, from top to bottom.
    var labels: [String] { labels(widerThan: 0) }

    /// - Parameter width: What is narrower is left out, as the letters of an index are.
    func labels(widerThan width: CGFloat) -> [String] {
        var texts: [(text: String, y: CGFloat, x: CGFloat)] = []
        func collect(_ node: AccessibilityNode) {
            guard !node.isHidden else { return }
            if let label = node.label, isOnScreen(node), node.frame.width > width {
                texts.append((label, node.frame.midY, node.frame.minX))
            }
            for child in node.children { collect(child) }
        }
        collect(application.accessibilityTree())
        return texts.sorted { ($0.y, $0.x) < ($1.y, $1.x) }.map(\.text)
    }

    func isShown(_ label: String) -> Bool { find(label) != nil }

    /// A finger touches the middle of what has that label, the frontmost of several.
    func tap(_ label: String, then rest: TimeInterval = 1) throws {
        let place = try #require(find(label)?.frame, "\(label) is not among \(labels)")
        touch(.began, at: CGPoint(x: place.midX, y: place.midY))
        wait(0.1)
        touch(.ended, at: CGPoint(x: place.midX, y: place.midY))
        wait(rest)
    }

    /// Taps one key of the keyboard after the other.
    func type(_ keys: String) throws {
        for key in keys { try tap(String(key), then: 0.1) }
    }

    private func isOnScreen(_ node: AccessibilityNode) -> Bool {
        let visible = node.frame.intersection(UIScreen.main.bounds)
        return visible.width >= 1 && visible.height >= 1
    }

    private func find(_ label: String) -> AccessibilityNode? {
        func search(_ node: AccessibilityNode) -> AccessibilityNode? {
            guard !node.isHidden else { return nil }
            if node.label == label, isOnScreen(node) { return node }
            return node.children.reversed().lazy.compactMap(search).first
        }
        return search(application.accessibilityTree())
    }

    private func touch(_ phase: TouchPoint.Phase, at place: CGPoint) {
        application.deliver(
            [TouchPoint(identifier: 1, phase: phase, x: place.x, y: place.y)], timestamp: MainLoop.main.now)
        MainLoop.main.turn()
    }
}
