import CoreGraphics
import DeviceLink
import Foundation
import UIKit

/// The pixels of a screen, turned the way in which it is looked at.
struct ScreenPicture {
    private let surface: Surface
    private let scale: Double

    /// - Throws: `noScreen` when there is no memory.
    init(_ screen: Surface, _ geometry: ScreenGeometry, scale: Double) throws {
        self.scale = scale
        let isTurned = geometry.isLandscape
        guard
            let surface = Surface(
                width: isTurned ? screen.height : screen.width, height: isTurned ? screen.width : screen.height)
        else { throw DriverError(.noScreen, "There is no memory for the picture.") }
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

    /// - Parameter area: the part that is wanted, in points; nil for all. What lies outside the screen is left out.
    /// - Returns: nil if there is nothing to see, or no memory.
    func png(of area: CGRect?) -> Data? {
        guard let area else { return CGImage(surface: surface).pngData() }
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
        return CGImage(surface: part).pngData()
    }
}
