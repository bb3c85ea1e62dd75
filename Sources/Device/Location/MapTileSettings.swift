import Foundation

/// Where the maps of a device's apps have their tiles from: `MapTiles.plist` in the device's folder. Apps are told when
/// they are launched.
package struct MapTileSettings {
    private let path: String

    package init(deviceFolder: String) { path = deviceFolder + "/MapTiles.plist" }

    /// A folder or the address of a server, and the words that its owner wants to see on maps.
    package struct Tiles: Codable, Equatable {
        package var tiles: String
        package var credit: String?

        package init(tiles: String, credit: String?) {
            self.tiles = tiles
            self.credit = credit
        }
    }

    /// The variables by which apps are told (MapKit's `TileSetting`).
    package static let variable = "VERGER_MAP_TILES"
    package static let creditVariable = "VERGER_MAP_CREDIT"
    private static let mostBytes = 1 << 16

    /// What was set; nil for maps that are made up, and for a file that cannot be read.
    package var tiles: Tiles? {
        guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? handle.close() }
        let data = (try? handle.read(upToCount: MapTileSettings.mostBytes)) ?? nil
        return data.flatMap { try? PropertyListDecoder().decode(Tiles.self, from: $0) }
    }

    /// - Parameter tiles: nil for maps that are made up.
    /// - Throws: `storageFailed`.
    package func set(_ tiles: Tiles?) throws {
        guard let tiles else {
            try? FileManager.default.removeItem(atPath: path)
            return
        }
        do {
            // A device that was never used has no folder yet. Nobody else may look into it.
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            try PropertyListEncoder().encode(tiles).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw DeviceError(.storageFailed, "\(path): cannot be written (\(error.localizedDescription)).")
        }
    }

    /// The place that a person names, as apps get it: folders by their whole paths.
    ///
    /// - Throws: `badMedia` for what is neither a folder nor an address of HTTP.
    package static func place(named text: String) throws -> String {
        let lower = text.lowercased()
        if lower.hasPrefix("http://") || lower.hasPrefix("https://") {
            let plain = ["{z}", "{x}", "{y}", "{r}", "{type}"].reduce(text) { $0.replacing($1, with: "0") }
            guard text.utf8.count <= 2048, let host = URL(string: plain)?.host, !host.isEmpty else {
                throw DeviceError(
                    .badMedia, "\(text): is no address of tiles. Write it as http://host/{z}/{x}/{y}.png.")
            }
            let numbers = ["{z}", "{x}", "{y}"].filter(text.contains)
            guard numbers.isEmpty || numbers.count == 3 else {
                throw DeviceError(
                    .badMedia, "\(text): has only some of {z}, {x} and {y}. Give all three, or a folder without any.")
            }
            return text
        }
        let path = URL(fileURLWithPath: text).standardizedFileURL.path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            throw DeviceError(
                .badMedia, "\(text): is no folder of tiles. Name one with z/x/y.png in it, or an address of HTTP.")
        }
        return path
    }
}
