import CoreGraphics
import Foundation

/// Shows where two pictures differ: the golden one pale, and the pixels that differ in red.
enum PictureDifference {
    static func write(_ actual: URL, _ golden: URL, to file: URL) throws {
        let actual = try surface(actual)
        let golden = try surface(golden)
        let width = max(actual.width, golden.width)
        let height = max(actual.height, golden.height)
        guard let result = Surface(width: width, height: height) else { throw CocoaError(.fileReadTooLarge) }
        for y in 0..<height {
            for x in 0..<width {
                let before = golden.pixel(x: x, y: y)
                result.row(y)[x] = before == actual.pixel(x: x, y: y) ? pale(before) : 0xFFFF_0000
            }
        }
        result.didWritePixels()
        try CGImage(surface: result).pngData()?.write(to: file)
    }

    /// A quarter of the pixel over white.
    private static func pale(_ pixel: UInt32) -> UInt32 {
        0xFFBF_BFBF + ((pixel >> 2) & 0x003F_3F3F)
    }

    private static func surface(_ file: URL) throws -> Surface {
        try CGImage.decode(data: Data(contentsOf: file), name: file.lastPathComponent).image.surface
    }
}
