import CoreGraphics
import Device
import DeviceLink
import Foundation
import UIKit

/// The pixels of a screen, turned the way in which it is looked at.
package struct ScreenPicture {
    package let surface: Surface
    private let scale: Double

    /// - Returns: nil when there is no memory.
    package init?(_ screen: Surface, _ geometry: ScreenGeometry, scale: Double) {
        self.scale = scale
        let isTurned = geometry.isLandscape
        guard
            let surface = Surface(
                width: isTurned ? screen.height : screen.width, height: isTurned ? screen.width : screen.height)
        else { return nil }
        let (last, row) = (screen.height - 1, screen.bytesPerRow / 4)
        for y in 0..<surface.height {
            for x in 0..<surface.width {
                let (fromX, fromY) =
                    switch geometry.orientation {
                    case .portrait: (x, y)
                    case .portraitUpsideDown: (screen.width - 1 - x, last - y)
                    case .landscapeRight: (screen.width - 1 - y, x)
                    case .landscapeLeft: (y, last - x)
                    }
                surface.pixels[y * surface.width + x] = screen.pixels[fromY * row + fromX]
            }
        }
        surface.didWritePixels()
        self.surface = surface
    }

    /// The screen of a device as it is now.
    @MainActor package init?(_ device: Device) {
        device.renderNow()
        self.init(device.framebuffer, ScreenGeometry(device), scale: device.profile.scale)
    }

    /// - Parameter area: the part that is wanted, in points; nil for all. What lies outside the screen is left out.
    /// - Returns: nil if there is nothing to see, or no memory.
    package func png(of area: CGRect?) -> Data? { part(area).flatMap { CGImage(surface: $0).pngData() } }

    /// The pixels of a part of the screen.
    package func part(_ area: CGRect?) -> Surface? {
        guard let area else { return surface }
        let pixels = CGRect(
            x: area.minX * scale, y: area.minY * scale, width: area.width * scale, height: area.height * scale
        ).integral.intersection(CGRect(x: 0, y: 0, width: surface.width, height: surface.height))
        guard !pixels.isEmpty, let part = Surface(width: Int(pixels.width), height: Int(pixels.height)) else {
            return nil
        }
        for y in 0..<part.height {
            let from = (y + Int(pixels.minY)) * surface.width + Int(pixels.minX)
            for x in 0..<part.width { part.pixels[y * part.width + x] = surface.pixels[from + x] }
        }
        part.didWritePixels()
        return part
    }
}
