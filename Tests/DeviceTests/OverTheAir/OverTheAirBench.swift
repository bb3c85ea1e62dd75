import Archiving
import Certificates
import Device
import Foundation
import LocalServer
import Packaging
import Testing

/// A device and a server of this machine, from which it installs apps.
@MainActor final class OverTheAirBench {
    let folder: TestFolder
    let server: LocalServer
    let device: Device
    /// What the device has logged.
    private(set) var lines: [String] = []

    init(_ model: String = "iPhone 4", isSecure: Bool = false) throws {
        folder = try TestFolder()
        server = try LocalServer()
        let environment = ["VERGER_HOME": folder.path]
        let kept = try DeviceCatalog(environment: environment).create("Phone", model: .named(model), isSecure: isSecure)
        device = try Device(
            model: kept.model, storage: DeviceStorage(folder: kept.folder), time: .fixed, environment: environment)
        device.onLog = { [unowned self] in lines.append($0.text) }
    }

    deinit { server.stop() }

    /// Puts an app on the server, with its manifest.
    ///
    /// - Parameters:
    ///   - change: changes the values of the manifest.
    /// - Returns: the URL that installs it.
    @discardableResult
    func offer(
        _ name: String = "Sample", build: String = "45", archive: [UInt8]? = nil,
        _ change: (inout [String: Any], inout [[String: Any]]) -> Void = { _, _ in }
    ) throws -> String {
        let app = try folder.makeBundle(name, info: ["CFBundleVersion": build])
        let file = URL(fileURLWithPath: folder.path + "/\(name).ipa")
        try AppArchive.pack(URL(fileURLWithPath: app), into: file)
        server["/app.ipa"] = LocalServer.Answer(try archive ?? [UInt8](Data(contentsOf: file)))
        var metadata: [String: Any] = [
            "bundle-identifier": "org.example.sample", "bundle-version": build, "kind": "software", "title": name,
        ]
        var assets: [[String: Any]] = [["kind": "software-package", "url": server.address + "/app.ipa"]]
        change(&metadata, &assets)
        let manifest = ["items": [["assets": assets, "metadata": metadata] as [String: Any]]]
        server["/manifest.plist"] = LocalServer.Answer([UInt8](try PropertyListData.xml(manifest)))
        return link
    }

    var link: String { "itms-services://?action=download-manifest&url=\(server.address)/manifest.plist" }

    /// Opens an URL, and waits until the device has asked the server.
    func open(_ url: String) throws {
        device.openURL(url)
        try device.advance(by: 1)
    }

    func shows(_ label: String) throws -> Bool { try device.accessibilityTree().find(label) != nil }

    func tap(_ label: String) throws {
        let frame = try #require(try device.accessibilityTree().find(label)?.frame, "\(label)")
        let point = CGPoint(x: frame.midX, y: frame.midY)
        device.touch(.began, finger: 1, at: point)
        try device.advance(by: 0.05)
        device.touch(.ended, finger: 1, at: point)
        try device.advance(by: 0.05)
    }

    var installed: [String] { device.installedApps.map(\.displayName) }

    /// What is left of transfers.
    var leftFiles: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: device.storage.folder + "/Staging")) ?? []
    }
}
