import CoreGraphics
import Display
import Testing
import UIKit

/// A list of two rows that are called alike, behind an alert.
@Suite struct ElementSelectorTests {
    private static func row(_ name: String, y: Double) -> AccessibilityNode {
        AccessibilityNode(
            className: "UITableViewCell", frame: CGRect(x: 0, y: y, width: 320, height: 44), label: name,
            identifier: "row-\(name)",
            children: [
                AccessibilityNode(
                    className: "UILabel", frame: CGRect(x: 10, y: y, width: 200, height: 44), label: name),
                AccessibilityNode(
                    className: "UIButton", frame: CGRect(x: 280, y: y + 4, width: 30, height: 30), label: "More Info"),
                AccessibilityNode(
                    className: "UIButton", frame: CGRect(x: 240, y: y, width: 30, height: 30), label: "Call"),
            ])
    }

    private let screen = AccessibilityNode(
        className: "UIWindow", frame: CGRect(x: 0, y: 0, width: 320, height: 480), label: "iPhone 3GS",
        children: [
            // Not in the order in which they are read.
            row("Grace Hopper", y: 144), row("Ada Lovelace", y: 100), row("ada", y: 200),
            AccessibilityNode(
                className: "UILabel", frame: CGRect(x: 0, y: 300, width: 9, height: 9), label: "Hidden", isHidden: true),
            AccessibilityNode(
                className: "UITextField", frame: CGRect(x: 0, y: 400, width: 320, height: 30), value: "Typed"),
        ])

    private func frame(_ selector: String) throws -> CGRect? {
        let step = try #require(try Script(text: "tap \(selector)", file: "s").lines.first?.step)
        guard case .tap(let element) = step else { return nil }
        return try element.find(in: screen)?.frame
    }

    @Test(arguments: [
        ("\"More Info\"", 204.0), ("2nd \"More Info\"", 148), ("1st \"More Info\"", 104), ("last \"More Info\"", 204),
        ("\"More Info\" in \"Ada Lovelace\"", 104), ("\"more info\" in \"Grace Hopper\"", 148),
        ("\"More Info\" in 2nd contains \"a\"", 148), ("\"Call\" in id \"row-ada\"", 200),
        ("\"ADA\"", 200), ("\"ada\"", 200), ("contains \"Love\"", 100), ("contains \"LOVE\"", 100),
        ("/^Grace/", 144), ("/HOPPER$/i", 144), ("2nd /a/", 144), ("id \"row-Grace Hopper\"", 144), ("\"Typed\"", 400),
        ("\"iPhone 3GS\"", 0),
    ])
    func `an element is found by its text, its number and what it is in`(selector: String, y: Double) throws {
        #expect(try frame(selector)?.minY == CGFloat(y), "\(selector)")
    }

    @Test(arguments: [
        "\"Nobody\"", "4th \"More Info\"", "\"Hidden\"", "\"Grace Hopper\" in \"Ada Lovelace\"", "/HOPPER/",
        "contains \"iPhone\"", "id \"Grace Hopper\"", "\"More Info\" in \"Nobody\"",
    ])
    func `what is not there is not found`(selector: String) throws {
        #expect(try frame(selector) == nil, "\(selector)")
    }

    @Test func `an expression that takes for ever is stopped`() throws {
        var slow = screen
        slow.children[0].label = String(repeating: "a", count: 60) + "!"
        let element = ElementSelector(.init(.pattern("^(a+)+$", ignoresCase: false)))
        #expect(throws: TimedExpression.Failure.self) { try element.find(in: slow) }
    }

    @Test func `numbers are written as people say them`() throws {
        for (number, text) in [
            (1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (112, "112th"), (23, "23rd"),
        ] {
            #expect(ElementSelector(.init(.label("a"), .number(number))).text == "\(text) \"a\"")
        }
    }
}
