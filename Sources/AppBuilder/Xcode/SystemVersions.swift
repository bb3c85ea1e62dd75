import XcodeProject

/// The versions of iPhone OS for which a target is built, as macros for its sources.
struct SystemVersions {
    /// The base SDK, the newest version whose API the sources may use; nil if the target is not for the phone.
    let newest: Int?
    /// The deployment target, the oldest version on which the product runs.
    let oldest: Int?
    let isForDevice: Bool

    /// The versions that Apple's SDKs define; 3.1.3 counts as 3.1.
    private static let named = [
        20000, 20100, 20200, 30000, 30100, 30200, 40000, 40100, 40200, 40300, 50000, 50100,
    ]

    init(_ values: BuildSettings) {
        let platform = XcodeSDK.Platform(rawValue: values["PLATFORM_NAME"]) ?? .simulator
        isForDevice = platform == .device
        oldest = Self.number(values["IPHONEOS_DEPLOYMENT_TARGET"])
        let base = platform == .mac ? nil : Self.number(values["SDK_VERSION"])
        newest = base.map { base in Self.named.last { $0 <= base } ?? Self.named[0] }
    }

    /// - Parameter names: The definitions of the project (`NAME=value`), which have priority.
    func definitions(besides names: [String]) -> [String] {
        let versions = [
            ("__IPHONE_OS_VERSION_MAX_ALLOWED", newest), ("__IPHONE_OS_VERSION_MIN_REQUIRED", oldest),
        ]
        let flags = versions.compactMap { name, value -> String? in
            guard let value, !names.contains(where: { $0 == name || $0.hasPrefix(name + "=") }) else { return nil }
            return "-D\(name)=\(value)"
        }
        return flags + (isForDevice ? ["-DVERGER_DEVICE=1"] : [])
    }

    /// The number of a version: `3.1.3` is 30103.
    private static func number(_ version: String) -> Int? {
        let parts = version.split(separator: ".").map { Int($0) }
        guard (1...3).contains(parts.count), !parts.contains(nil) else { return nil }
        let numbers = parts.compactMap { $0 } + [0, 0]
        guard numbers.allSatisfy({ (0..<100).contains($0) }) else { return nil }
        return numbers[0] * 10_000 + numbers[1] * 100 + numbers[2]
    }
}
