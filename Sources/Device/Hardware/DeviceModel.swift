import DeviceLink

/// A kind of device that can be simulated, with one of the systems that it runs.
public struct DeviceModel: Sendable, Hashable {
    /// What it is sold as: "iPhone 3GS".
    public let name: String
    /// The model's number, as `uname` gives it on the real one: "iPhone2,1".
    public let hardware: String
    /// The memory in bytes.
    public let memory: Int
    /// The systems that run on it, the oldest first.
    public let systemVersions: [SystemVersion]
    package let capabilities: Set<DeviceCapability>
    package let profile: DeviceProfile

    package init(
        name: String, hardware: String, memory: Int = 256 << 20, systemVersions: [SystemVersion] = [],
        capabilities: Set<DeviceCapability> = Set(DeviceCapability.allCases), profile: DeviceProfile
    ) {
        self.name = name
        self.hardware = hardware
        self.memory = memory
        self.systemVersions = systemVersions
        self.capabilities = capabilities
        self.profile = profile
    }

    /// The version of its system: "3.1.3".
    public var systemVersion: String { profile.systemVersion }

    /// The name with the version of the system, as Xcode's destinations have it: "iPhone 3GS (4.3.5)".
    public var nameWithVersion: String { "\(name) (\(systemVersion))" }

    /// Whether apps stay in memory when another one comes to the front: on devices that can, from iOS 4 on.
    package var hasMultitasking: Bool {
        capabilities.contains(.multitasking) && hasSystem(.four)
    }

    /// Whether a switch at its side silences it.
    package var hasSilentSwitch: Bool {
        capabilities.contains(.silentSwitch) && (!profile.isPad || hasSystem(.firstSilentPad))
    }

    /// Whether apps can record: iPods without a camera only have the microphone of a headset.
    func hasMicrophone(withHeadset hasHeadset: Bool) -> Bool {
        let isBuiltIn = profile.model != "iPod touch" || capabilities.contains(.stillCamera)
        return capabilities.contains(.microphone) && (isBuiltIn || hasHeadset)
    }

    /// Whether its system is this version or a later one.
    func hasSystem(_ version: SystemVersion) -> Bool { profile.hasSystem(version) }

    /// What apps learn to be there, with the present system.
    package var presentCapabilities: Set<DeviceCapability> {
        hasMultitasking ? capabilities : capabilities.subtracting([.multitasking])
    }

    // MARK: Variants

    /// The same model, set to another language (a BCP 47 tag) and to a region's formats ("de_DE"), as far as they are given.
    package func set(language: String?, locale: String?) -> DeviceModel {
        var profile = profile
        if let language { profile.language = language }
        if let locale { profile.locale = locale }
        return with(profile)
    }

    /// The same model with a system that is meant by this text: the newest 4.x for "4".
    ///
    /// - Throws: `unknownProfile` with the versions there are.
    public func with(systemVersion text: String) throws -> DeviceModel {
        guard let version = systemVersions.last(where: { $0.isMeant(by: text) }) else {
            let known = systemVersions.map(\.description).joined(separator: ", ")
            throw DeviceError(.unknownProfile, "\(name) does not run \"\(text)\". It runs \(known).")
        }
        return with(version)
    }

    func with(_ version: SystemVersion) -> DeviceModel {
        var profile = profile
        profile.systemVersion = version.description
        return with(profile)
    }

    func with(_ profile: DeviceProfile) -> DeviceModel {
        DeviceModel(
            name: name, hardware: hardware, memory: memory, systemVersions: systemVersions, capabilities: capabilities,
            profile: profile)
    }

    // MARK: Names

    /// Finds a model by its name, in any case of letters, with the version of its system in parentheses if it is to be another
    /// than usual: "iPhone 3GS (4.3)".
    ///
    /// - Throws: `unknownProfile` with the names or versions there are.
    public static func named(_ name: String) throws -> DeviceModel {
        if let model = all.first(where: { $0.name.lowercased() == name.lowercased() }) { return model }
        if name.hasSuffix(")"), let start = name.range(of: " (") {
            let version = name[start.upperBound...].dropLast()
            if let model = all.first(where: { $0.name.lowercased() == name[..<start.lowerBound].lowercased() }) {
                return try model.with(systemVersion: String(version))
            }
        }
        let known = all.map { "\"\($0.name)\"" }.joined(separator: ", ")
        throw DeviceError(.unknownProfile, "No device is named \"\(name)\". Known devices: \(known).")
    }
}
