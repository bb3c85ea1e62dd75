import Foundation
import Glibc

/// The devices that a user keeps: one of each model, which are always there, and those that were made.
///
///     <data folder>/Devices/<name>                a device's folder (`DeviceStorage`)
///     <data folder>/Devices/<name>/Device.plist   what a device is that was made: its UDID, model and system
///
/// Every change becomes visible in one step.
public struct DeviceCatalog {
    private let environment: [String: String]
    private let folder: String

    /// The longest name of a device, in bytes: the path of its socket must not be longer than a socket's may be.
    private static let longestName = 40
    /// How the names of folders begin that are made or deleted just now.
    private static let unfinished = ".unfinished-"
    /// The most devices that are listed.
    private static let mostDevices = 1000

    /// - Parameter environment: says where the user's data are.
    public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.environment = environment
        folder = DeviceStorage.dataFolder(environment: environment) + "/Devices"
    }

    private func place(of name: String) -> String {
        DeviceStorage.defaultFolder(deviceName: name, environment: environment)
    }

    /// The built-in devices, then those that were made, by name.
    public var devices: [KeptDevice] { builtIn + made }

    /// One of each model, and those with another system that have been used.
    private var builtIn: [KeptDevice] {
        DeviceModel.all.flatMap { model in
            let others = model.systemVersions.map(model.with).filter { $0 != model }
            return [builtIn(model, named: model.name)]
                + others.map { builtIn($0, named: $0.nameWithVersion) }
                .filter { FileManager.default.fileExists(atPath: $0.folder) }
        }
    }

    private func builtIn(_ model: DeviceModel, named name: String) -> KeptDevice {
        KeptDevice(
            name: name, model: model, udid: Self.udid(of: place(of: name)), folder: place(of: name), isBuiltIn: true)
    }

    /// The device of a model and its system that is always there.
    public func device(of model: DeviceModel) -> KeptDevice {
        let usual = DeviceModel.all.first { $0.name == model.name }
        return builtIn(model, named: usual?.systemVersion == model.systemVersion ? model.name : model.nameWithVersion)
    }

    private var made: [KeptDevice] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().filter { !$0.hasPrefix(".") }.prefix(Self.mostDevices).compactMap(read)
    }

    private func read(_ name: String) -> KeptDevice? {
        let path = place(of: name)
        guard let record = DeviceRecord(inFolder: path), let model = record.deviceModel else { return nil }
        return KeptDevice(
            name: name, model: model, udid: record.udid, folder: path, isBuiltIn: false, isSecure: record.isSecure)
    }

    /// The device with a name, in any case of letters, or with a UDID.
    ///
    /// - Throws: `unknownProfile` with the names there are.
    public func find(_ name: String) throws -> KeptDevice {
        let all = devices
        if let device = all.first(where: { $0.name == name || $0.udid == name.uppercased() }) { return device }
        if let device = all.first(where: { $0.name.lowercased() == name.lowercased() }) { return device }
        if let model = try? DeviceModel.named(name) { return device(of: model) }
        let known = all.map { "\"\($0.name)\"" }.joined(separator: ", ")
        throw DeviceError(.unknownProfile, "No device is named \"\(name)\". Known devices: \(known).")
    }

    // MARK: Changes

    /// Makes a device of a model.
    ///
    /// - Parameter isSecure: it only takes apps that an authority has vouched for which it trusts.
    /// - Throws: `badDevice` if it cannot have that name, `storageFailed`.
    public func create(_ name: String, model: DeviceModel, isSecure: Bool = false) throws -> KeptDevice {
        try add(name, model: model, isSecure: isSecure) { try PrivateFolder.make($0) }
    }

    /// Makes a device with the apps, files and settings of another one, which must be shut down.
    ///
    /// - Throws: `badDevice`, `storageInUse`, `storageFailed`.
    public func clone(_ device: KeptDevice, name: String) throws -> KeptDevice {
        let model = try DeviceModel.named(device.model.nameWithVersion)
        return try add(name, model: model, isSecure: device.isSecure) { path in
            guard FileManager.default.fileExists(atPath: device.folder) else { return try PrivateFolder.make(path) }
            let lock = try StorageLock(path: device.folder + "/lock")
            defer { withExtendedLifetime(lock) {} }
            try FileManager.default.copyItem(atPath: device.folder, toPath: path)
            // What belongs to a run, or to the device alone.
            for name in ["lock", "log", "page-token", "control", PushService.file, PushService.markFile] {
                try? FileManager.default.removeItem(atPath: path + "/" + name)
            }
        }
    }

    /// Removes a device with everything on it. It must be shut down.
    ///
    /// - Throws: `badDevice` for a built-in one, `storageInUse`, `storageFailed`.
    public func delete(_ device: KeptDevice) throws {
        try checkIsMade(device, "deleted", cure: "Erase it.")
        let lock = try StorageLock(path: device.folder + "/lock")
        defer { withExtendedLifetime(lock) {} }
        let gone = folder + "/" + Self.unfinished + UUID().uuidString
        try move(device.folder, to: gone)
        try? FileManager.default.removeItem(atPath: gone)
    }

    /// Gives a device another name. It must be shut down.
    ///
    /// - Throws: `badDevice`, `storageInUse`, `storageFailed`.
    public func rename(_ device: KeptDevice, to name: String) throws {
        try checkIsMade(device, "renamed", cure: "Clone it under another name.")
        try check(name, except: device)
        let lock = try StorageLock(path: device.folder + "/lock")
        defer { withExtendedLifetime(lock) {} }
        try move(device.folder, to: place(of: name))
    }

    /// Gives a device a newer system. It must be shut down.
    ///
    /// - Throws: `badDevice` for a built-in one or an older system, `unknownProfile`, `storageInUse`, `storageFailed`.
    public func upgrade(_ device: KeptDevice, to version: String) throws {
        try checkIsMade(device, "upgraded", cure: "Make one: create NAME \"\(device.model.name)\" \(version).")
        let model = try device.model.with(systemVersion: version)
        let versions = model.systemVersions.map(\.description)
        guard let new = versions.firstIndex(of: model.systemVersion),
            let former = versions.firstIndex(of: device.model.systemVersion), new >= former
        else {
            throw DeviceError(
                .badDevice,
                "\(device.name) has \(device.model.systemVersion), which is newer than \(model.systemVersion).")
        }
        let lock = try StorageLock(path: device.folder + "/lock")
        defer { withExtendedLifetime(lock) {} }
        try DeviceRecord(udid: device.udid, model: model, isSecure: device.isSecure).write(toFolder: device.folder)
    }

    /// - Parameter fill: Makes the folder with what is on the device.
    private func add(
        _ name: String, model: DeviceModel, isSecure: Bool, fill: (String) throws -> Void
    ) throws -> KeptDevice {
        try check(name, except: nil)
        let udid = UUID().uuidString
        let new = folder + "/" + Self.unfinished + udid
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try fill(new)
            try DeviceRecord(udid: udid, model: model, isSecure: isSecure).write(toFolder: new)
            try move(new, to: place(of: name))
        } catch {
            try? FileManager.default.removeItem(atPath: new)
            if error is DeviceError { throw error }
            throw DeviceError(.storageFailed, "\(new): cannot be written (\(error.localizedDescription)).")
        }
        return KeptDevice(
            name: name, model: model, udid: udid, folder: place(of: name), isBuiltIn: false, isSecure: isSecure)
    }

    private func move(_ path: String, to target: String) throws {
        guard Glibc.rename(path, target) == 0 else {
            throw DeviceError(
                .storageFailed, "\(path): cannot be moved to \(target) (\(String(cString: strerror(errno)))).")
        }
    }

    private func check(_ name: String, except former: KeptDevice?) throws {
        let isFileName = !name.hasPrefix(".") && name.allSatisfy { $0 != "/" && !$0.isNewline && $0 != "\0" }
        guard !name.isEmpty, isFileName, name.utf8.count <= Self.longestName, !["booted", "all"].contains(name),
            UUID(uuidString: name) == nil
        else {
            throw DeviceError(
                .badDevice,
                "No device can be named \"\(name.prefix(100))\". Use up to \(Self.longestName) bytes without slashes "
                    + "and not with a period at the beginning; “booted” and “all” mean something else.")
        }
        let other = devices.first { $0.name.lowercased() == name.lowercased() && $0.udid != former?.udid }
        if other != nil || former == nil && FileManager.default.fileExists(atPath: place(of: name)) {
            throw DeviceError(.badDevice, "There is a device named \"\(name)\" already. Choose another name.")
        }
    }

    private func checkIsMade(_ device: KeptDevice, _ change: String, cure: String) throws {
        guard device.isBuiltIn else { return }
        throw DeviceError(
            .badDevice, "\(device.name) is always there: it cannot be \(change). \(cure)")
    }

    /// A UUID that follows from a text: the same for a built-in device each time, another one for each user. Its version
    /// is 8, whose bits RFC 9562 leaves to whoever makes it.
    private static func udid(of text: String) -> String {
        var bytes = [UInt8]()
        for start: UInt64 in [0xcbf2_9ce4_8422_2325, 0x8422_2325_cbf2_9ce4] {
            // FNV-1a.
            let hash = text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
            withUnsafeBytes(of: hash.bigEndian) { bytes.append(contentsOf: $0) }
        }
        bytes[6] = bytes[6] & 0x0f | 0x80
        bytes[8] = bytes[8] & 0x3f | 0x80
        return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)).uuidString }
    }
}
