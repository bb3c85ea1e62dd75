import Archiving
import Certificates
import CodeSigning
import Device
import Foundation
import OrganizerSite
import Testing

/// An Organizer with a device in a folder of a test. The device is not a process: what it is told is written down, and apps go
/// into its storage as they would on a booted one.
final class TestOrganizer: @unchecked Sendable {
    let folder: String
    let device: KeptDevice
    private(set) var site: OrganizerSite
    /// Whether the device is booted.
    var isBooted = true
    /// What the device was told.
    var told: [String] = []
    /// The next picture of its screen.
    var screen = Data()

    static let now = Date(timeIntervalSince1970: 1_300_000_000)
    var environment: [String: String] { ["VERGER_HOME": folder] }

    init(isSecure: Bool = false) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("organizer-" + UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let environment = ["VERGER_HOME": folder]
        device = try DeviceCatalog(environment: environment).create(
            "Phone", model: DeviceModel.named("iPhone 4"), isSecure: isSecure)
        site = OrganizerSite(devices: .none, environment: environment, clock: { Self.now })
        site = OrganizerSite(devices: devices, environment: environment, clock: { Self.now })
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private var devices: OrganizerDevices {
        OrganizerDevices(
            isBooted: { [unowned self] in $0 == device.name && isBooted },
            boot: { [unowned self] _ in isBooted = true }, shutDown: { [unowned self] _ in isBooted = false },
            pageAddress: { _ in "http://127.0.0.1:4800/?token=0" },
            install: { [unowned self] _, path in
                let storage = try DeviceStorage(folder: device.folder)
                defer { storage.close() }
                try storage.install(bundleAt: path)
            },
            uninstall: { [unowned self] _, identifier in
                let storage = try DeviceStorage(folder: device.folder)
                defer { storage.close() }
                try storage.uninstall(identifier: identifier)
            },
            replaceData: { [unowned self] _, folder in
                let files = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
                told.append("data: " + files.joined(separator: " "))
            }, states: { _ in ["com.example.Sample": "running"] },
            screenshot: { [unowned self] _, file in try screen.write(to: URL(fileURLWithPath: file)) },
            follow: { _, _ in {} })
    }

    // MARK: Requests

    /// Asks about the device.
    func ask(
        _ method: OrganizerRequest.Method, _ path: String, _ parameters: [String: String] = [:], body: [UInt8] = []
    ) -> OrganizerResponse {
        site.answer(
            OrganizerRequest(
                method, "/api/" + path, ["device": device.udid].merging(parameters) { $1 }, body: body))
    }

    func bytes(_ response: OrganizerResponse) throws -> [UInt8] {
        switch response.content {
        case .bytes(let bytes): bytes
        case .work(let file, _): try [UInt8](Data(contentsOf: file))
        }
    }

    /// The JSON of an answer, which must be a good one.
    func json(
        _ path: String, _ parameters: [String: String] = [:], location: SourceLocation = #_sourceLocation
    ) throws -> Any {
        let response = ask(.get, path, parameters), bytes = try bytes(response)
        #expect(response.status == .ok, "\(String(decoding: bytes, as: UTF8.self))", sourceLocation: location)
        return try JSONSerialization.jsonObject(with: Data(bytes))
    }

    func table(_ path: String, _ parameters: [String: String] = [:]) throws -> [String: Any] {
        try #require(json(path, parameters) as? [String: Any])
    }

    func list(_ path: String, _ parameters: [String: String] = [:]) throws -> [[String: Any]] {
        try #require(json(path, parameters) as? [[String: Any]])
    }

    /// Sends something that is done.
    func post(
        _ path: String, _ parameters: [String: String] = [:], body: [UInt8] = [],
        location: SourceLocation = #_sourceLocation
    ) throws {
        let response = ask(.post, path, parameters, body: body)
        let text = String(decoding: try bytes(response), as: UTF8.self)
        #expect(response.status == .ok, "\(text)", sourceLocation: location)
    }

    /// Sends something that is refused.
    ///
    /// - Returns: the status, and why.
    func refusal(
        _ method: OrganizerRequest.Method, _ path: String, _ parameters: [String: String] = [:], body: [UInt8] = []
    ) throws -> (OrganizerResponse.Status, String) {
        let response = ask(method, path, parameters, body: body)
        let value = try JSONSerialization.jsonObject(with: Data(bytes(response))) as? [String: Any]
        return (response.status, value?["error"] as? String ?? "not refused")
    }
}

extension OrganizerDevices {
    /// Where there are none.
    static let none = OrganizerDevices(
        isBooted: { _ in false }, boot: { _ in }, shutDown: { _ in }, pageAddress: { _ in "" }, install: { _, _ in },
        uninstall: { _, _ in }, replaceData: { _, _ in }, states: { _ in [:] }, screenshot: { _, _ in },
        follow: { _, _ in {} })
}
