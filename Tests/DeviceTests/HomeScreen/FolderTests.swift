import Device
import Foundation
import OwnProcess
import Testing
import UIKit

/// Folders of the home screen, as a person makes and uses them.
@Suite(.ownProcess, .serialized) @MainActor struct FolderTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func open(_ model: String = "iPhone 3GS (4.3)") throws -> HomeScreenBench {
        let bench = try HomeScreenBench(model, in: folder)
        guard bench.device.installedApps.isEmpty else { return bench }
        try bench.install("Chess", category: "public.app-category.board-games")
        try bench.install("Rows", category: "public.app-category.games")
        try bench.install("Notes")
        try bench.install("Sketch")
        return bench
    }

    @Test func `an icon that rests on another one makes a folder, named by the category`() throws {
        let bench = try open()
        let device = bench.device
        try bench.drag("Chess", onto: "Rows")
        // The new folder is open, and wants a name.
        #expect(try bench.shows("Folder Name"))
        #expect(try bench.shows("Chess") && bench.shows("Rows") && bench.shows("Games"))
        try bench.home()
        #expect(try !bench.shows("Folder Name") && bench.shows("Chess"))
        try bench.home()
        #expect(try bench.icons() == ["Games", "Notes", "Sketch"])
        try bench.tap("Games")
        try bench.tap("Rows")
        #expect(bench.lines.contains { $0.contains("/Rows.app/") })
        device.shutDown()
        // It is there when the device is on again.
        let again = try open()
        defer { again.device.shutDown() }
        #expect(try again.icons() == ["Games", "Notes", "Sketch"])
    }

    @Test func `a folder gets another name, but never none`() throws {
        let bench = try open()
        defer { bench.device.shutDown() }
        try bench.drag("Notes", onto: "Sketch")
        #expect(try bench.shows("Folder"))
        try bench.tap("Folder Name")
        // The keyboard is a part of what is on the screen.
        #expect(try bench.shows("done") || bench.shows("Done"))
        try bench.type(" 2")
        try bench.press("Enter")
        try bench.home()
        try bench.home()
        #expect(try bench.icons().contains("Folder 2"))
        try bench.hold("Chess")
        try bench.tap("Folder 2")
        try bench.tap("Folder Name")
        for _ in 0..<12 { try bench.press("Backspace") }
        try bench.press("Enter")
        try bench.home()
        try bench.home()
        #expect(try bench.icons().contains("Folder 2"))
    }

    @Test func `apps are added and taken out, and an empty folder is gone`() throws {
        let bench = try open()
        defer { bench.device.shutDown() }
        try bench.drag("Chess", onto: "Rows")
        try bench.tapAside()
        try bench.drag("Notes", onto: "Games")
        #expect(try bench.icons() == ["Games", "Sketch"])
        for name in ["Notes", "Rows", "Chess"] {
            try bench.tap("Games")
            try bench.drag(name, to: bench.freePlace)
        }
        try bench.home()
        #expect(try bench.icons() == ["Sketch", "Notes", "Rows", "Chess"])
    }

    @Test func `a folder of the dock opens upwards, and its badge is the sum of those in it`() throws {
        let bench = try open()
        defer { bench.device.shutDown() }
        for text in ["One", "Two"] {
            try bench.device.receiveText(text, from: "555-0101")
            try bench.device.advance(by: 0.5)
            try bench.tap("Close")
        }
        try bench.drag("Messages", onto: "Contacts")
        try bench.tapAside()
        try bench.drag("Utilities", to: CGPoint(x: 280, y: 430))
        try bench.home()
        #expect(try bench.value("Utilities") == "2")
        #expect(try #require(try bench.frame("Utilities")).minY > 380)
        try bench.tap("Utilities")
        let messages = try #require(try bench.frame("Messages"))
        #expect(messages.maxY < 390)
        try ScreenPicture.compare(bench.device, "folder-dock-1x")
        try bench.tap("Messages")
        #expect(try bench.shows("555-0101, Two"))
    }

    @Test func `systems before iOS 4 have no folders`() throws {
        let bench = try open("iPhone 3GS (3.1)")
        defer { bench.device.shutDown() }
        try bench.drag("Chess", onto: "Rows")
        try bench.home()
        #expect(try bench.icons() == ["Rows", "Chess", "Notes", "Sketch"])
    }

    @Test func `an app in a folder that is removed leaves it`() throws {
        let bench = try open()
        defer { bench.device.shutDown() }
        try bench.drag("Chess", onto: "Rows")
        try bench.device.uninstall("org.example.Chess")
        try bench.device.uninstall("org.example.Rows")
        try bench.device.advance(by: 0.5)
        try bench.home()
        #expect(try bench.icons() == ["Notes", "Sketch"])
        #expect(try !bench.shows("Folder Name"))
    }

    @Test(arguments: ["iPhone 3GS (4.3)", "iPhone 4", "iPad (4.3)"])
    func `folders look as on the phone`(model: String) throws {
        let bench = try open(model)
        let device = bench.device
        defer { device.shutDown() }
        let name = device.model.profile.isPad ? "iPad" : "\(Int(device.model.profile.scale))x"
        try bench.drag("Chess", onto: "Rows")
        try ScreenPicture.compare(device, "folder-new-\(name)")
        try bench.tapAside()
        try bench.drag("Notes", onto: "Games")
        try bench.home()
        try ScreenPicture.compare(device, "folder-closed-\(name)")
        try bench.tap("Games")
        try ScreenPicture.compare(device, "folder-open-\(name)")
    }
}
