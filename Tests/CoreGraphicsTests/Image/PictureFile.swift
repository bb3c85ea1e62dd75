import CoreGraphics
import Testing

/// Small files that other programs wrote, all of the same picture: five by three pixels, white with a red, a green and
/// a blue corner and a brown box of two by two.
enum PictureFile {
    static let width = 5, height = 3
    static let rows: [[UInt32]] = [
        [0xFFFF_0000, white, white, white, 0xFF00_FF00], [white, white, brown, brown, white],
        [0xFF00_00FF, white, brown, brown, white],
    ]
    private static let white: UInt32 = 0xFFFF_FFFF
    private static let brown: UInt32 = 0xFF80_4020

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Pictures")

    static var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    static func data(_ name: String) throws -> Data { try Data(contentsOf: folder.appendingPathComponent(name)) }
}
