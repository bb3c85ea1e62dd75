import DeviceLink
import Foundation
import UIKit

extension Device {
    /// The pixels of the screen, as they were last rendered: portrait, premultiplied ARGB.
    package var framebuffer: Surface { screen.framebuffer }

    /// True if the next frame would differ, or if the app waits for its frame to be acknowledged.
    var hasSomethingToRender: Bool { screen.needsRender || session?.hasPendingFrames == true }

    /// Renders what has changed, and calls `onFrame`.
    package func renderNow() {
        let damage = screen.render()
        session?.acknowledgeFrames()
        guard !damage.isEmpty else { return }
        frameCount += 1
        onFrame?(damage)
    }

    /// The whole screen in points, held upright.
    package var screenBounds: CGRect { CGRect(x: 0, y: 0, width: profile.pointWidth, height: profile.pointHeight) }

    /// How what is seen stands on the screen: as the app turned itself, upright where the device has the screen.
    package var interfaceOrientation: DeviceLink.InterfaceOrientation { screen.orientation }

    /// What the status bar shows in the place of what is.
    package var statusBarOverride: StatusBarOverride {
        get { screen.statusBar.override }
        set { screen.statusBar.override = newValue }
    }

    /// The screen as a PNG file.
    ///
    /// - Throws: `badOutput` when there is no memory for it.
    public func screenshot() throws -> Data {
        renderNow()
        guard let picture = framebuffer.copy(), let data = CGImage(surface: picture).pngData() else {
            throw DeviceError(.badOutput, "The screenshot cannot be made: there is not enough memory for it.")
        }
        return data
    }
}
