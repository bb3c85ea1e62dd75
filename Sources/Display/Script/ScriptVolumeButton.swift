/// The volume buttons at the side of a device.
public enum ScriptVolumeButton: String, Sendable, Hashable, CaseIterable {
    case up, down
}
