import DeviceLink

/// How the device can draw while somebody looks for faults.
public enum ScriptRendering: String, Sendable, Hashable, CaseIterable {
    case slowAnimations = "slow-animations"
    case colorBlended = "color-blended"
    case colorMisaligned = "color-misaligned"
    case colorOffscreen = "color-offscreen"

    package var option: RenderingOptions {
        switch self {
        case .slowAnimations: .slowAnimations
        case .colorBlended: .colorBlended
        case .colorMisaligned: .colorMisaligned
        case .colorOffscreen: .colorOffscreen
        }
    }
}

extension RenderingOptions {
    /// The same with one of them on or off.
    package func setting(_ rendering: ScriptRendering, to isOn: Bool) -> RenderingOptions {
        isOn ? union(rendering.option) : subtracting(rendering.option)
    }
}
