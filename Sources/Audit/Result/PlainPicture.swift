import CoreGraphics
import Foundation

/// Tells whether an app has drawn something, by a picture of the screen.
///
/// It has if, in the picture without a border of 20 points (where the status bar may be, however the device is held),
/// at least 16 pixels differ from the most frequent colour by 8 or more of 255 in red, green or blue. A window of one
/// colour does not count as drawn, one with a word or a line in it does.
package enum PlainPicture {
    static let border = 20
    static let fewestPixels = 16
    static let smallestDifference = 8

    /// - Parameter data: a PNG file.
    /// - Returns: nil when it is no picture.
    package static func hasDrawing(_ data: Data) -> Bool? {
        guard let image = try? CGImage.decode(data: data, name: "screenshot") else { return nil }
        let surface = image.image.surface
        // The picture has the screen's pixels: two a point on screens of 640.
        let border = Self.border * (surface.width == 640 ? 2 : 1)
        guard surface.width > 2 * border, surface.height > 2 * border else { return false }
        let columns = border..<surface.width - border
        let rows = border..<surface.height - border
        let counts = pixelCounts(of: surface, rows, columns)
        guard let common = counts.max(by: { $0.value < $1.value })?.key else { return false }
        let different = counts.reduce(0) { $0 + (differs($1.key, common) ? $1.value : 0) }
        return different >= fewestPixels
    }

    /// How often each colour is there.
    private static func pixelCounts(
        of surface: Surface, _ rows: Range<Int>, _ columns: Range<Int>
    ) -> [UInt32: Int] {
        var counts: [UInt32: Int] = [:]
        let pixelsPerRow = surface.bytesPerRow / 4
        for row in rows {
            let pixels = surface.pixels + row * pixelsPerRow
            // Neighbours are mostly alike.
            var start = columns.lowerBound
            for column in columns where pixels[column] != pixels[start] {
                counts[pixels[start], default: 0] += column - start
                start = column
            }
            counts[pixels[start], default: 0] += columns.upperBound - start
        }
        return counts
    }

    private static func differs(_ one: UInt32, _ other: UInt32) -> Bool {
        for shift: UInt32 in [0, 8, 16] {
            let difference = Int(one >> shift & 0xff) - Int(other >> shift & 0xff)
            if abs(difference) >= smallestDifference { return true }
        }
        return false
    }
}
