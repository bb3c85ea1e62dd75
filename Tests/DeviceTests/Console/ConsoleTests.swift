import Device
import Foundation
import OwnProcess
import Testing
import UIKit

/// The device's own Console: the log as it comes.
@Suite(.ownProcess, .serialized) @MainActor struct ConsoleTests {
    private let bench: SystemAppBench

    init() throws { bench = try SystemAppBench() }

    private func open(_ lines: [String]) throws {
        for line in lines { bench.device.log(line) }
        try bench.open("org.verger.Console")
    }

    @Test func `lines are shown, further ones as they come`() throws {
        defer { bench.device.shutDown() }
        try open(["The first", "The second"])
        #expect(try bench.shows("The first") && bench.shows("The second"))
        bench.device.log("The third")
        #expect(try !bench.shows("The third"))
        try bench.device.advance(by: 0.5)
        #expect(try bench.shows("The third"))
        try bench.tap("Clear")
        #expect(try !bench.shows("The first") && !bench.shows("The third"))
    }

    @Test func `a text or an app chooses among them`() throws {
        defer { bench.device.shutDown() }
        try bench.device.install(appAt: bench.folder.makeBundle("Sample", executable: nil))
        try bench.device.launch("org.example.sample")
        try bench.device.advance(by: 1)
        try open(["An apple", "A PEAR"])
        #expect(try bench.shows("becomeActive") && bench.shows("An apple"))
        try bench.tap("Filter")
        try bench.tap("Sample")
        try bench.back()
        #expect(try bench.shows("becomeActive") && !bench.shows("An apple"))
        try bench.tap("Filter")
        try bench.tap("All")
        try bench.back()
        try bench.tap("Search")
        for letter in "pear" { bench.device.key(.down, code: "Key", text: String(letter)) }
        try bench.device.advance(by: 0.5)
        #expect(try bench.shows("A PEAR") && !bench.shows("An apple"))
    }

    @Test func `only the last lines are kept, however many come`() throws {
        defer { bench.device.shutDown() }
        try open((0..<9_000).map { "Line \($0)" })
        #expect(try bench.shows("Line 8999"))
        bench.device.log(String(repeating: "long ", count: 10_000))
        try bench.device.advance(by: 0.5)
        let cell = try bench.device.accessibilityTree().visibleLabels.first { $0.hasPrefix("long long") }
        #expect(cell != nil)
    }

    @Test(arguments: ["iPhone 3GS", "iPhone 4"])
    func `the log looks readable`(model: String) throws {
        bench.device.shutDown()
        let bench = try SystemAppBench(model)
        defer { bench.device.shutDown() }
        try bench.open("org.verger.Console")
        bench.device.log("Sample plays tone.wav (0.5 s)")
        bench.device.log(
            "A longer line of the device, which says so much that it needs more than one line on the screen")
        bench.device.log("Sample notifies: Tea?")
        try bench.device.advance(by: 0.5)
        try ScreenPicture.compare(bench.device, "console-\(Int(bench.device.model.profile.scale))x")
    }
}
