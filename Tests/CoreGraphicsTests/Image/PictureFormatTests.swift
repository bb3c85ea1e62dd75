import CoreGraphics
import Foundation
import Testing

struct PictureFormatTests {
    private func rows(_ name: String) throws -> [[UInt32]] {
        let image = try CGImage.decode(data: try PictureFile.data(name), name: name).image
        return (0..<image.height).map { y in (0..<image.width).map { image.surface.pixel(x: $0, y: y) } }
    }

    @Test(arguments: [
        "plain.gif", "true.bmp", "palette.bmp", "runs.bmp", "alpha.bmp", "plain.tif", "lzw.tif", "deflate.tif",
        "packbits.tif", "palette.tif", "sixteen-bits.tif", "alpha.tif", "planar.tif", "tiled.tif", "icon.ico",
        "ink.tif",
    ])
    func everyFormatGivesTheSamePicture(_ name: String) throws {
        #expect(try rows(name) == PictureFile.rows)
    }

    @Test func transparentColoursAreRead() throws {
        #expect(try rows("interlaced-transparent.gif")[2][0] == 0)
        #expect(try rows("interlaced-transparent.gif")[0] == PictureFile.rows[0])
    }

    @Test func interlacedRowsAreSorted() throws {
        // One by eight pixels; each code of four bits is preceded by one that clears the table.
        var bytes = Array("GIF89a".utf8) + [1, 0, 8, 0, 0x82, 0, 0]
        for level in 0..<8 { bytes += [UInt8](repeating: UInt8(level), count: 3) }
        bytes += [0x2C, 0, 0, 0, 0, 1, 0, 8, 0, 0x40, 3, 9]
        for level in [0, 4, 2, 6, 1, 3, 5, 7] { bytes.append(UInt8(level << 4 | 8)) }
        bytes += [9, 0, 0x3B]
        let image = try CGImage.decode(data: Data(bytes), name: "laced.gif").image
        #expect((0..<8).map { image.surface.pixel(x: 0, y: $0) & 255 } == Array(0..<8))
    }

    @Test func greyAndBitsAreRead() throws {
        #expect(
            try rows("gray.tif").map { $0.map { $0 & 255 } } == [
                [54, 255, 255, 255, 182], [255, 255, 75, 75, 255], [18, 255, 75, 75, 255],
            ])
        #expect(try Set(rows("bits.tif").flatMap { $0 }) == [0xFF00_0000, 0xFFFF_FFFF])
    }

    @Test func theOrientationOfATIFFIsReported() throws {
        let decoded = try CGImage.decode(data: try PictureFile.data("big-endian-turned.tif"), name: "turned")
        #expect(decoded.orientation == .right)
        #expect(decoded.image.surface.pixel(x: 2, y: 1) == 0xFF80_4020)
    }

    @Test func rowsThatAFileDoesNotHaveAreLeftAlone() throws {
        for name in ["plain.tif", "planar.tif"] {
            var bytes = [UInt8](try PictureFile.data(name))
            // The height and the rows of a strip, which were 3: there is no more in the strip than before.
            for tag: UInt8 in [0x01, 0x16] {
                let entry = try #require(
                    bytes.indices.dropLast(8).first {
                        Array(bytes[$0..<$0 + 4]) == [tag, 1, 3, 0] && bytes[$0 + 8] == 3
                    })
                bytes[entry + 8] = 100
            }
            let image = try CGImage.decode(data: Data(bytes), name: name).image
            #expect(image.height == 100)
            for y in 0..<3 {
                #expect((0..<image.width).map { image.surface.pixel(x: $0, y: y) } == PictureFile.rows[y], "\(name)")
            }
            for y in 3..<100 { #expect(image.surface.pixel(x: 0, y: y) == 0, "\(name), row \(y)") }
        }
    }

    @Test func varietiesThatAreNotReadAreNamed() throws {
        var bytes = [UInt8](try PictureFile.data("plain.tif"))
        let directory = Int(bytes[4]) | Int(bytes[5]) << 8
        for entry in 0..<Int(bytes[directory])
        where bytes[directory + 2 + entry * 12] == 3
            && bytes[directory + 3 + entry * 12] == 1
        {
            bytes[directory + 2 + entry * 12 + 8] = 4
        }
        let error = #expect(throws: CGImageDecodingError.self) {
            try CGImage.decode(data: Data(bytes), name: "fax.tif")
        }
        #expect(error?.description == "fax.tif: a TIFF image with compression 4 cannot be read; save it as PNG")
    }
}
