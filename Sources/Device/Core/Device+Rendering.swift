import DeviceLink
import QuartzCore
import UIKit

/// The Debug menu of Apple's simulator, and the hardware keyboard of its Hardware menu: for all apps and the device's own windows.
extension Device {
    /// Makes animations slow, or tints what is drawn, from now on.
    package func setRendering(_ options: RenderingOptions) {
        guard options != rendering else { return }
        rendering = options
        AnimationPace.slowness = options.contains(.slowAnimations) ? AnimationPace.slow : 1
        screen.host.coloring = DebugColoring(options)
        for session in sessions { session.send(.rendering(options)) }
        onSurroundings?()
    }

    /// Connects a hardware keyboard, or takes it away. While there is one the keyboard on the screen is not shown. Keys can be
    /// pressed in either case, see `key`.
    package func setHardwareKeyboard(_ isConnected: Bool) {
        guard isConnected != hasHardwareKeyboard else { return }
        hasHardwareKeyboard = isConnected
        InputViews.main.hasHardwareKeyboard = isConnected
        for session in sessions { session.send(.hardwareKeyboard(isConnected: isConnected)) }
        onSurroundings?()
    }

    /// What a new app must know beyond its first message.
    func tellSettings(to session: AppSession) {
        if !rendering.isEmpty { session.send(.rendering(rendering)) }
        if hasHardwareKeyboard { session.send(.hardwareKeyboard(isConnected: true)) }
    }

    /// Sets what belongs to the process back for the next device in it.
    func forgetRendering() {
        AnimationPace.slowness = 1
        InputViews.main.hasHardwareKeyboard = false
    }
}
