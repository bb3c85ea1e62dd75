import Device
import Foundation

/// What `verger device list` prints. Names and keys are simctl's.
struct DeviceListing {
    private let devices: [KeptDevice]
    private let models: [DeviceModel]

    /// - Parameter term: Leaves what has it in its name or its UDID; nil and `available` leave all, `booted` the booted
    ///   devices.
    init(term: String?) {
        let term = term == "available" ? nil : term
        func fits(_ texts: String...) -> Bool {
            guard let term else { return true }
            return texts.contains { $0.localizedCaseInsensitiveContains(term) }
        }
        let all = DeviceCatalog().devices
        devices = all.filter { term == "booted" ? ControlClient.isBooted($0.name) : fits($0.name, $0.udid) }
        models = DeviceModel.all.filter { fits($0.name, $0.hardware) }
    }

    // MARK: Text

    func text(_ what: ListCommand.What) -> String {
        let lines =
            switch what {
            case .devices:
                ["== Devices =="]
                    + devices.map { "    \($0.name) (\($0.model.hardware)) (\(state($0))) (\($0.udid))" }
            case .devicetypes: ["== Device Types =="] + models.map { "\($0.name) (\(Self.identifier(of: $0)))" }
            case .runtimes: ["== Runtimes =="] + runtimes.map { "\(Self.name($0)) (\($0)) - \(Self.identifier($0))" }
            case .pairs: ["== Device Pairs =="]
            }
        return lines.joined(separator: "\n")
    }

    private func state(_ device: KeptDevice) -> String { ControlClient.isBooted(device.name) ? "Booted" : "Shutdown" }

    // MARK: JSON

    func json(_ parts: [ListCommand.What]) throws -> String {
        var result: [String: Any] = [:]
        for part in parts {
            switch part {
            case .devices: result["devices"] = deviceTable
            case .devicetypes: result["devicetypes"] = models.map(Self.entry)
            case .runtimes: result["runtimes"] = runtimes.map(Self.entry)
            case .pairs: result["pairs"] = [String: Any]()
            }
        }
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try JSONSerialization.data(withJSONObject: result, options: options), as: UTF8.self)
    }

    /// The devices below the identifiers of their systems.
    private var deviceTable: [String: [[String: Any]]] {
        Dictionary(grouping: devices) { Self.identifier($0.model.systemVersion) }.mapValues { devices in
            devices.map { device in
                [
                    "name": device.name, "udid": device.udid, "state": state(device), "isAvailable": true,
                    "dataPath": device.folder, "logPath": device.folder + "/log",
                    "deviceTypeIdentifier": Self.identifier(of: device.model),
                ]
            }
        }
    }

    private static func entry(of model: DeviceModel) -> [String: Any] {
        [
            "name": model.name, "identifier": identifier(of: model), "modelIdentifier": model.hardware,
            "productFamily": model.name.hasPrefix("iPad") ? "iPad" : "iPhone",
            "minRuntimeVersionString": model.systemVersions.first?.description ?? model.systemVersion,
            "maxRuntimeVersionString": model.systemVersions.last?.description ?? model.systemVersion,
        ]
    }

    private static func entry(ofSystem version: String) -> [String: Any] {
        [
            "name": name(version), "version": version, "identifier": identifier(version), "platform": "iOS",
            "isAvailable": true,
            "supportedDeviceTypes": DeviceModel.all.filter { $0.systemVersions.map(\.description).contains(version) }
                .map(entry),
        ]
    }

    // MARK: Names

    private var runtimes: [String] { Self.systems }

    /// The versions of all systems.
    static var systems: [String] { SystemVersion.all.map(\.description) }

    private static func name(_ system: String) -> String { "iOS \(system)" }

    private static func identifier(_ system: String) -> String {
        "com.apple.CoreSimulator.SimRuntime.iOS-" + system.replacing(".", with: "-")
    }

    /// The version of a system that a user names by that, or by its identifier.
    static func system(_ name: String) -> String {
        SystemVersion.all.map(\.description).first { identifier($0) == name } ?? name
    }

    static func identifier(of model: DeviceModel) -> String {
        "com.apple.CoreSimulator.SimDeviceType." + model.name.replacing(" ", with: "-")
    }

    /// The model that a user names by its name or its identifier.
    static func model(_ name: String) throws -> DeviceModel {
        try DeviceModel.all.first { identifier(of: $0) == name } ?? DeviceModel.named(name)
    }
}
