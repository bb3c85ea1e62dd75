import CoreGraphics
import Foundation
import Testing

/// Tiles that a user names, from a folder and from a server, are what a map shows; bad ones do no harm.
@Suite struct MapTilesRunTests {
    private let folder: TemporaryFolder
    private let app = VergerProcess.root.appendingPathComponent("Tests/Scenes/Maps/App").path
    private static let color: UInt32 = 0xFF32_64C8

    init() throws { folder = try TemporaryFolder() }

    /// The tiles around San Francisco at the level that the app shows: one colour, or what is given.
    private func makeTiles(_ data: Data? = nil) throws -> URL {
        let surface = try #require(Surface(width: 256, height: 256))
        for y in 0..<256 { for x in 0..<256 { surface.row(y)[x] = MapTilesRunTests.color } }
        surface.didWritePixels()
        let tile = try #require(data ?? CGImage(surface: surface).pngData())
        let tiles = folder.url.appendingPathComponent("tiles")
        for x in 653...656 {
            let row = tiles.appendingPathComponent("12/\(x)")
            try FileManager.default.createDirectory(at: row, withIntermediateDirectories: true)
            for y in 1581...1585 { try tile.write(to: row.appendingPathComponent("\(y).png")) }
        }
        return tiles
    }

    /// A pixel of the map, away from pins and names.
    private func pixel(with tiles: String) throws -> UInt32 {
        try folder.write("wait 2\nscreenshot map.png\n", to: "script")
        let result = try VergerProcess.run(
            [
                "run", app, "--headless", "--device", "iPhone 3GS", "--script", "script", "--map-tiles", tiles,
            ], home: folder.url, currentFolder: folder.url)
        try #require(result.status == 0, "\(result.output)\(result.errors)")
        let data = try Data(contentsOf: folder.url.appendingPathComponent("map.png"))
        return try CGImage.decode(data: data, name: "map").image.surface.pixel(x: 30, y: 400)
    }

    @Test func tilesOfAFolderAreShown() throws {
        #expect(try pixel(with: makeTiles().path) == MapTilesRunTests.color)
    }

    @Test func tilesOfAServerAreShown() throws {
        let server = try FileServer(makeTiles())
        defer { server.stop() }
        #expect(try pixel(with: server.address + "{z}/{x}/{y}.png") == MapTilesRunTests.color)
    }

    @Test func badTilesLeaveTheMapEmpty() throws {
        let tiles = try makeTiles(Data(repeating: 0x89, count: 2 << 20))
        #expect(try pixel(with: tiles.path) == 0xFFE5_E3DF)
    }

    @Test func aDeviceKeepsItsTiles() throws {
        func map(_ arguments: [String]) throws -> (status: Int32, text: String) {
            let result = try VergerProcess.run(
                ["device", "map", "iPhone 3GS"] + arguments, home: folder.url, currentFolder: folder.url)
            return (result.status, result.output + result.errors)
        }
        #expect(try map([]).text == "none\n")
        let tiles = try makeTiles()
        #expect(try map(["--tiles", tiles.path, "--credit", "© us"]).status == 0)
        #expect(try map([]).text == "\(tiles.path)\ncredit: © us\n")
        let refused = try map(["--tiles", "/nowhere"])
        #expect(refused.status != 0 && refused.text.contains("/nowhere: is no folder of tiles"))
        #expect(try map(["--tiles", "none"]).status == 0)
        #expect(try map([]).text == "none\n")
    }
}
