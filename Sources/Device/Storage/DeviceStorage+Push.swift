import CodeSigning
import PushLink

extension DeviceStorage {
    /// Which of the two push services an app may use, as its signer says (`aps-environment`). An unsigned build is a developer's.
    ///
    /// - Returns: nil for an app on a secure device whose signer does not say so.
    package func pushEnvironment(of app: InstalledApp) -> PushEnvironment? {
        // What a secure device has let in is what was signed.
        let signature = (try? CodeBundle(at: app.bundle.path)).flatMap { try? BundleSignature(of: $0) }
        let value = signature?.entitlements?.values["aps-environment"] as? String
        if let named = PushEnvironment.allCases.first(where: { $0.entitlement == value }) { return named }
        return DeviceSecurity(deviceFolder: folder).isSecure ? nil : .sandbox
    }

    private static let pushAnswers = "PushAnswers.plist"

    /// Stores the user's answer whether an app may send push messages; nil removes it.
    ///
    /// - Throws: `storageFailed`; the answer is then kept only as long as the device is on.
    func setPushAnswer(_ answer: PushAnswer?, of identifier: String) throws {
        guard pushAnswers[identifier] != answer else { return }
        pushAnswers[identifier] = answer
        let entries = pushAnswers.mapValues { ["Types": Int($0.types), "Allowed": $0.isAllowed] as [String: Any] }
        try write(entries, to: DeviceStorage.pushAnswers)
    }

    /// Reads the stored answers. A file that cannot be read counts as empty: the user is asked again.
    func readPushAnswers() -> [String: PushAnswer] {
        let entries = list(in: DeviceStorage.pushAnswers) as? [String: [String: Any]] ?? [:]
        return entries.compactMapValues { entry in
            guard let types = entry["Types"] as? Int, let isAllowed = entry["Allowed"] as? Bool else { return nil }
            return PushAnswer(types: UInt8(truncatingIfNeeded: types) & 7, isAllowed: isAllowed)
        }
    }
}
