import Device
import Foundation
import OwnProcess
import Testing
import UIKit

/// The search on the left of the first page.
@Suite(.ownProcess, .serialized) @MainActor struct SearchTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func open(_ model: String = "iPhone 3GS") throws -> HomeScreenBench {
        let bench = try HomeScreenBench(model, in: folder)
        for name in ["Chess", "Café Guide", "Notes"] { try bench.install(name) }
        try folder.write(
            """
            BEGIN:VCARD
            VERSION:3.0
            N:Chester;Ada;;;
            FN:Ada Chester
            TEL;TYPE=CELL:(408) 555-0101
            END:VCARD
            """, to: "ada.vcf")
        try bench.device.addContacts(file: folder.path + "/ada.vcf")
        return bench
    }

    @Test func `a swipe or the Home button leads to the search, and back`() throws {
        let bench = try open()
        defer { bench.device.shutDown() }
        try bench.swipe(200)
        #expect(try bench.icons() == [] && bench.shows("Search iPhone"))
        try bench.swipe(-200)
        #expect(try bench.icons().contains("Chess") && !bench.shows("Search iPhone"))
        try bench.home()
        #expect(try bench.shows("Search iPhone"))
        try bench.home()
        #expect(try bench.icons().contains("Chess"))
    }

    @Test func `words are found by how they begin, whatever their case and accents`() throws {
        let bench = try open()
        defer { bench.device.shutDown() }
        try bench.home()
        try bench.type("che")
        #expect(try bench.shows("Chess") && bench.shows("Ada Chester") && !bench.shows("Notes"))
        try bench.press("Backspace")
        try bench.press("Backspace")
        try bench.press("Backspace")
        try bench.type("GUI cafe")
        #expect(try bench.shows("Café Guide") && !bench.shows("Chess"))
        for _ in 0..<8 { try bench.press("Backspace") }
        #expect(try !bench.shows("Café Guide"))
    }

    @Test func `what is found is opened by a tap`() throws {
        let bench = try open()
        defer { bench.device.shutDown() }
        try bench.home()
        try bench.type("che")
        try bench.tap("Ada Chester")
        #expect(try bench.shows("(408) 555-0101") || bench.shows("mobile, (408) 555-0101"))
        try bench.home()
        // The first page is there again.
        #expect(try bench.icons().contains("Notes"))
        try bench.home()
        try bench.tap("Chess")
        #expect(bench.lines.contains { $0.contains("/Chess.app/") })
    }

    @Test func `messages are searched from iOS 4 on`() throws {
        for (model, isFound) in [("iPhone 3GS (4.3)", true), ("iPhone 3GS (3.1)", false)] {
            let folder = try TestFolder()
            let bench = try HomeScreenBench(model, in: folder)
            defer { bench.device.shutDown() }
            try bench.device.receiveText("Shall we play chess?", from: "555-0101")
            try bench.device.advance(by: 1)
            try bench.tap("Close")
            try bench.home()
            try bench.type("chess")
            #expect(try bench.shows("555-0101, Shall we play chess?") == isFound)
        }
    }

    @Test(arguments: ["iPhone 3GS", "iPhone 4", "iPad"])
    func `the search looks as on the phone`(model: String) throws {
        let bench = try open(model)
        let device = bench.device
        defer { device.shutDown() }
        let name = device.model.profile.isPad ? "iPad" : "\(Int(device.model.profile.scale))x"
        try bench.home()
        try ScreenPicture.compare(device, "search-empty-\(name)")
        try bench.type("c")
        try ScreenPicture.compare(device, "search-found-\(name)")
    }
}
