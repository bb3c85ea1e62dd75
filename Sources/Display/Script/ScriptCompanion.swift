import Device

/// What somebody with another device does, whom a script plays.
public enum ScriptCompanion: String, CaseIterable, Sendable {
    /// Comes near, and takes part in what they are asked.
    case appears
    /// Comes near, and refuses.
    case refuses
    /// Asks for a connection.
    case asks
    case leaves

    @MainActor package func play(_ name: String, on device: Device) {
        switch self {
        case .appears: device.addCompanion(name)
        case .refuses: device.addCompanion(name, refuses: true)
        case .asks: device.letCompanionAsk(name)
        case .leaves: device.removeCompanion(name)
        }
    }
}
