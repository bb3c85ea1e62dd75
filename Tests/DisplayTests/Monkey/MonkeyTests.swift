import Device
import Display
import Foundation
import Testing
import UIKit

@Suite struct MonkeyTests {
    private let size = CGSize(width: 320, height: 480)
    private let screen = AccessibilityNode(
        className: "Device", frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        children: [
            AccessibilityNode(
                className: "UIView", frame: CGRect(x: 0, y: 20, width: 320, height: 460),
                children: [
                    AccessibilityNode(className: "UIButton", frame: CGRect(x: 100, y: 200, width: 21, height: 11)),
                    AccessibilityNode(className: "UIButton", frame: CGRect(x: 400, y: 200, width: 20, height: 10)),
                    AccessibilityNode(
                        className: "UIButton", frame: CGRect(x: 10, y: 10, width: 20, height: 10), isHidden: true),
                ])
        ])

    private func steps(
        _ seed: UInt64, _ count: Int = 400, in surroundings: Monkey.Surroundings = .init()
    ) -> [ScriptStep] {
        var monkey = Monkey(seed: seed, size: size)
        return (0..<count).map { _ in monkey.nextStep(in: surroundings) { screen } }
    }

    @Test func `a seed plays the same steps each time, another seed others`() {
        #expect(steps(7) == steps(7))
        #expect(steps(7) != steps(8))
    }

    @Test func `half of what it touches is on the screen`() {
        var anywhere = 0
        var there = 0
        for case .tapPoint(let x, let y) in steps(3, 2000) {
            if x == 110, y == 205 { there += 1 } else { anywhere += 1 }
            #expect((0..<320).contains(x) && (0..<480).contains(y))
        }
        #expect(abs(Double(there) / Double(there + anywhere) - 0.5) < 0.05)
    }

    @Test func `it does everything there is`() {
        let names = Set(steps(1, 3000).map { $0.text.prefix { $0 != " " } })
        #expect(
            names == [
                "tap", "press", "drag", "flick", "pinch", "touch-down", "touch-move", "touch-up", "type", "key",
                "rotate",
                "wait", "memory-warning", "shake", "lock", "call", "home",
            ])
        #expect(!steps(1, 3000, in: .init(mayGoHome: false)).contains(.home))
    }

    @Test func `it comes back from the home screen and from the lock screen`() {
        #expect(steps(1, 1, in: .init(isAppRunning: false)) == [.launch])
        #expect(steps(1, 1, in: .init(isLocked: true)) == [.home])
    }

    @Test func `all it plays can be written and read`() throws {
        let steps = steps(5, 1000)
        let script = try Script(text: steps.map(\.text).joined(separator: "\n"), file: "monkey")
        #expect(script.lines.map(\.step) == steps)
    }
}
