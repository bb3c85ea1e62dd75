import CoreGraphics
import Foundation
import Testing

/// The two mistakes that everybody makes with Interface Builder, made on purpose in the scene FirstNib.
@Suite struct NibMistakeTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let app = VergerProcess.root.appendingPathComponent("Tests/Scenes/FirstNib/App")
        try FileManager.default.copyItem(at: app, to: folder.url.appendingPathComponent("App"))
    }

    /// Removes the connection of a name from a file of the app's.
    private func disconnect(_ label: String, in file: String) throws {
        let url = folder.url.appendingPathComponent("App/\(file)")
        let text = try String(contentsOf: url, encoding: .utf8)
        let record = "<object class=\"IBConnectionRecord\">"
        var parts = text.components(separatedBy: record)
        let place = try #require(parts.firstIndex { $0.contains("<string key=\"label\">\(label)</string>") })
        let end = try #require(parts[place].range(of: "</int>"))
        let close = try #require(parts[place].range(of: "</object>", range: end.upperBound..<parts[place].endIndex))
        parts[place - 1] += parts[place][close.upperBound...]
        parts.remove(at: place)
        try parts.joined(separator: record).write(to: url, atomically: true, encoding: .utf8)
    }

    @Test func `A view that is not connected to the file's owner ends the app in Apple's words`() throws {
        try disconnect("view", in: "HelloWorld.xib")
        let result = try VergerProcess.run(
            ["run", "App", "--headless"], home: folder.url, currentFolder: folder.url)
        #expect(result.status == 3)
        #expect(result.errors.contains("loaded the \"HelloWorld\" nib but the view outlet was not set"))
    }

    @Test func `A window that is not connected to the delegate stays black`() throws {
        try disconnect("window", in: "MainWindow.xib")
        let result = try VergerProcess.run(
            ["run", "App", "--headless", "--screenshot", "screen.png"], home: folder.url, currentFolder: folder.url)
        #expect(result.status == 0, "\(result.errors)")
        let file = folder.url.appendingPathComponent("screen.png")
        let screen = try CGImage.decode(data: Data(contentsOf: file), name: file.lastPathComponent).image.surface
        let isBlack = (20..<screen.height).allSatisfy { y in
            (0..<screen.width).allSatisfy { x in screen.pixel(x: x, y: y) == 0xFF00_0000 }
        }
        #expect(isBlack)
    }
}
