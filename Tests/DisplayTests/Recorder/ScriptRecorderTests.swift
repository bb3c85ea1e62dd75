import CoreGraphics
import Display
import Testing
import UIKit

/// What a person does, as a script.
@Suite @MainActor struct ScriptRecorderTests {
    private final class Clock { var time = 0.0 }

    private let clock = Clock()
    private let recorder: ScriptRecorder

    init() {
        let clock = clock
        recorder = ScriptRecorder(lookAt: { Self.screen }, now: { clock.time })
    }

    private static func node(
        _ kind: String, _ frame: CGRect, label: String? = nil, identifier: String? = nil,
        _ children: [AccessibilityNode] = []
    ) -> AccessibilityNode {
        var node = AccessibilityNode(
            className: kind, frame: frame, label: label, identifier: identifier, children: children)
        node.kind = kind
        return node
    }

    /// Two rows with a button each, a slider and a button without a label.
    private static let screen = node(
        "Device", CGRect(x: 0, y: 0, width: 320, height: 480), label: "iPhone 3GS",
        [
            node(
                "UITableViewCell", CGRect(x: 0, y: 20, width: 320, height: 44), label: "Ada",
                [node("UIButton", CGRect(x: 280, y: 24, width: 36, height: 36), label: "More")]),
            node(
                "UITableViewCell", CGRect(x: 0, y: 64, width: 320, height: 44), label: "Ben",
                [node("UIButton", CGRect(x: 280, y: 68, width: 36, height: 36), label: "More")]),
            node("UISlider", CGRect(x: 20, y: 200, width: 280, height: 23), label: "Volume"),
            node("UIButton", CGRect(x: 20, y: 300, width: 80, height: 40), identifier: "plain"),
            node("UIView", CGRect(x: 120, y: 300, width: 80, height: 40)),
        ])

    private func touch(_ points: CGPoint..., for seconds: Double = 0.1) {
        recorder.touch(.began, finger: 1, at: points[0])
        clock.time += seconds
        for point in points.dropFirst() { recorder.touch(.moved, finger: 1, at: point) }
        recorder.touch(.ended, finger: 1, at: points[points.count - 1])
    }

    private var lines: [String] { recorder.script.split(separator: "\n").dropFirst().map(String.init) }

    @Test func `elements are named as they can be found again`() {
        touch(CGPoint(x: 100, y: 40))
        touch(CGPoint(x: 300, y: 90))
        touch(CGPoint(x: 60, y: 320))
        touch(CGPoint(x: 100, y: 210))
        touch(CGPoint(x: 160.4, y: 320))
        #expect(
            lines == [
                "tap \"Ada\"", "tap 2nd \"More\"", "tap id \"plain\"", "tap 100 210", "tap 160 320",
            ])
    }

    @Test func `gestures, keys and buttons`() {
        touch(CGPoint(x: 100, y: 40), for: 1.04)
        touch(CGPoint(x: 160, y: 400), CGPoint(x: 160, y: 100), for: 0.6)
        touch(CGPoint(x: 160, y: 400), CGPoint(x: 160, y: 100), for: 0.1)
        recorder.type("A")
        recorder.key(code: "KeyB", text: "b", modifiers: 0)
        recorder.key(code: "KeyC", text: "c", modifiers: 2)
        recorder.key(code: "ArrowLeft", text: "", modifiers: 1)
        recorder.key(code: "Enter", text: "", modifiers: 0)
        recorder.press(.home, orientation: .portrait)
        recorder.press(.rotateLeft, orientation: .landscapeLeft)
        for _ in 0..<2 { recorder.press(.home, orientation: .portrait) }
        recorder.press(.volumeDown, orientation: .portrait)
        for volume in [0.2, 0.3] { recorder.add(.volume(volume)) }
        recorder.add(.silent(true))
        recorder.add(.headset(isIn: false))
        #expect(
            lines == [
                "press \"Ada\" 1", "drag 160 400 160 100 0.6", "flick 160 400 160 100", "type \"Ab\"", "key control+c",
                "key shift+left", "key return",
                "home", "rotate landscape-left 0.7", "home-twice", "volume down", "volume 0.2", "volume 0.3",
                "silent on",
                "headset out",
            ])
    }

    @Test func `pauses are kept, and two fingers pinch`() {
        touch(CGPoint(x: 100, y: 40))
        clock.time += 2.01
        touch(CGPoint(x: 100, y: 90))
        recorder.touch(.began, finger: 1, at: CGPoint(x: 150, y: 240))
        recorder.touch(.began, finger: 2, at: CGPoint(x: 170, y: 240))
        recorder.touch(.moved, finger: 2, at: CGPoint(x: 190, y: 240))
        recorder.touch(.ended, finger: 1, at: CGPoint(x: 130, y: 240))
        recorder.touch(.ended, finger: 2, at: CGPoint(x: 190, y: 240))
        #expect(lines == ["tap \"Ada\"", "wait 2.1", "tap \"Ben\"", "pinch 160 240 3"])
    }

    @Test func `what was recorded is a script`() throws {
        touch(CGPoint(x: 300, y: 40))
        recorder.type("say \"hi\"\\")
        #expect(throws: Never.self) { try Script(text: recorder.script, file: "recorded") }
    }
}
