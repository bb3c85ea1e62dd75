import Foundation
import Testing

/// A script with the picture and tree of its end, played by an app on a device.
///
///     Tests/Scenes/…/script              what is done (docs/Scripts.md)
///     Tests/Scenes/…/golden.png          what the screen shows at the end; golden@2x.png on a device of that scale
///     Tests/Scenes/…/golden.json         the tree at the end, on the first device
///     Tests/Scenes/…/<name>.png          what the screen of the first device shows at the script's step
///                                        `screenshot <name>.png`; a link where that is the same as at an earlier step
///                                        (what `expect-picture` expects is beside the script, too, as docs/Scripts.md has it)
///     Tests/Scenes/…/App                 the app
///     Tests/Scenes/…/apps                or the names of apps in Examples, one a line, which all have to look the same
///     Tests/Scenes/…/devices             the names of devices, one a line; the usual one when there is no such file
///     Tests/Scenes/…/server              the name of a folder in Examples that is served during the scene; the app gets its
///                                        address as the user default "server"
///     Tests/Scenes/…/served              or a folder that is served, as FileServer does it
///     Tests/Scenes/…/needs               paths of files of optional packages, one a line, without which it is left out
///
/// `apps`, `devices` and `server` count for the folders below as well. Without `App` and `apps` the app is the one in Examples
/// with the scene's name.
struct Scene: CustomStringConvertible, Sendable {
    /// The folder's path below Tests/Scenes.
    let name: String
    let app: URL
    let device: String
    let isFirstApp: Bool
    let isFirstDevice: Bool

    var folder: URL { Self.root.appendingPathComponent(name) }
    var script: URL { folder.appendingPathComponent("script") }
    var description: String { "\(name), \(app.lastPathComponent), \(device)" }

    /// The names of the pictures that the script takes on its way.
    func instants() throws -> [String] {
        try String(contentsOf: script, encoding: .utf8).split(separator: "\n").compactMap { line in
            guard line.hasPrefix("screenshot "), line.hasSuffix(".png") else { return nil }
            return String(line.dropFirst("screenshot ".count).dropLast(".png".count))
        }
    }

    /// `golden` or `actual` or an instant's name, with the scale that pictures of this device have.
    func picture(_ word: String) -> URL {
        folder.appendingPathComponent("\(word)\(isFirstDevice ? "" : "@2x").png")
    }

    func tree(_ word: String) -> URL { folder.appendingPathComponent("\(word).json") }

    /// The folder that is served.
    var server: URL? {
        let own = folder.appendingPathComponent("served")
        if FileManager.default.fileExists(atPath: own.path) { return own }
        return Self.lines("server", of: name)?.first.map { VergerProcess.root.appendingPathComponent("Examples/\($0)") }
    }

    /// The names of all scenes.
    static let names: [String] = {
        let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix("/script") }.sorted().map { String($0.dropLast("/script".count)) }
    }()

    /// A scene by each of its apps on each of its devices; none, and a word about it, where something that it needs is
    /// not installed.
    static func all(named name: String) -> [Scene] {
        for needed in lines("needs", of: name) ?? [] where !FileManager.default.fileExists(atPath: needed) {
            print("The scene \(name) is left out: \(needed) is not there")
            return []
        }
        let apps = apps(of: name)
        let devices = lines("devices", of: name) ?? ["iPhone 3GS"]
        return apps.flatMap { app in
            devices.map { device in
                Scene(
                    name: name, app: app, device: device, isFirstApp: app == apps.first,
                    isFirstDevice: device == devices.first)
            }
        }
    }

    private static let root = VergerProcess.root.appendingPathComponent("Tests/Scenes")

    private static func apps(of name: String) -> [URL] {
        let own = root.appendingPathComponent(name).appendingPathComponent("App")
        if FileManager.default.fileExists(atPath: own.path) { return [own] }
        return (lines("apps", of: name) ?? [name]).map {
            VergerProcess.root.appendingPathComponent("Examples/\($0)")
        }
    }

    /// The lines of a file in the scene's folder or the nearest one around it.
    private static func lines(_ file: String, of name: String) -> [String]? {
        var folder = root.appendingPathComponent(name)
        while folder.path.hasPrefix(root.path) {
            if let text = try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8) {
                return text.split(separator: "\n").map(String.init)
            }
            folder.deleteLastPathComponent()
        }
        return nil
    }
}
