import Device
import DeviceLink
import Foundation
import OwnProcess
import Testing
import UIKit

/// A call that goes on while something else has the screen.
@Suite(.ownProcess, .serialized) @MainActor struct CallBarTests {
    private static let label = "Touch to return to call"

    private func shows(_ label: String, _ bench: AppBench) throws -> Bool {
        try bench.device.accessibilityTree().find(label) != nil
    }

    private func tap(_ label: String, _ bench: AppBench) throws {
        let frame = try #require(try bench.device.accessibilityTree().find(label)?.frame, "\(label)")
        // The bar's own line is the lower one.
        let point = CGPoint(x: frame.midX, y: label == Self.label ? frame.maxY - 5 : frame.midY)
        bench.device.touch(.began, finger: 1, at: point)
        try bench.device.advance(by: 0.1)
        bench.device.touch(.ended, finger: 1, at: point)
        try bench.device.advance(by: 1)
    }

    private func talk(_ bench: AppBench) throws {
        bench.device.call(ringing: 20, from: "555-0101")
        try bench.device.advance(by: 1)
        try tap("Answer", bench)
    }

    @Test func `Home puts the call behind, and a green bar leads back`() throws {
        let bench = try AppBench("normal", on: .named("iPhone 3GS (4.3)"))
        defer { bench.end() }
        try bench.launch()
        try bench.device.advance(by: 1)
        try talk(bench)
        bench.lines = []
        bench.device.press(.home)
        try bench.device.advance(by: 1)
        #expect(try shows(Self.label, bench) && shows("Sample", bench) && !shows("End Call", bench))
        try ScreenPicture.compare(bench.device, "call-bar-home")
        // The app comes back below the higher bar, and gets what happened meanwhile.
        try bench.launch()
        try bench.device.advance(by: 1)
        #expect(bench.lines.contains("status bar 40.0") && bench.lines.contains("becomeActive"))
        try ScreenPicture.compare(bench.device, "call-bar-app")
        bench.lines = []
        try tap(Self.label, bench)
        #expect(try shows("End Call", bench) && !shows(Self.label, bench))
        #expect(bench.lines == ["resignActive", "status bar 20.0"])
        try tap("End Call", bench)
        #expect(bench.lines == ["resignActive", "status bar 20.0", "becomeActive"])
    }

    @Test func `an app that starts during a call is told, and hears when it ends`() throws {
        let bench = try AppBench("normal", on: .named("iPhone 3GS (4.3)"))
        defer { bench.end() }
        try talk(bench)
        bench.device.press(.home)
        try bench.launch()
        try bench.device.advance(by: 1)
        #expect(bench.lines.contains("status bar 40.0"))
        bench.device.hangUp()
        try bench.device.advance(by: 1)
        #expect(bench.lines.contains("status bar 20.0"))
        #expect(try !shows(Self.label, bench))
        // The next call rings as ever.
        bench.device.call(ringing: 5)
        try bench.device.advance(by: 1)
        #expect(try shows("Incoming Call", bench))
    }

    @Test func `Home while it rings declines, and a second call does not disturb one`() throws {
        let bench = try AppBench("normal", on: .named("iPhone 3GS (3.1)"))
        defer { bench.end() }
        bench.device.call(ringing: 20)
        try bench.device.advance(by: 1)
        bench.device.press(.home)
        try bench.device.advance(by: 1)
        #expect(try !shows(Self.label, bench) && !shows("Incoming Call", bench))
        try talk(bench)
        bench.device.press(.home)
        bench.device.call(ringing: 20)
        try bench.device.advance(by: 1)
        #expect(try !shows("Incoming Call", bench) && shows(Self.label, bench))
    }
}
