import MapKit
import Testing

@Suite struct TilePictureTests {
    /// The first bytes of a PNG file that claims a size.
    private func header(width: UInt32, height: UInt32) -> Data {
        func bytes(_ number: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
        return Data(
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + bytes(13) + Array("IHDR".utf8) + bytes(width)
                + bytes(height) + [8, 6, 0, 0, 0])
    }

    @Test func aPictureIsRefusedBeforeMemoryIsGivenToIt() {
        #expect(throws: TileError.tooManyPixels(width: 100_000, height: 256)) {
            try TilePicture.decode(header(width: 100_000, height: 256))
        }
        #expect(throws: TileError.tooManyPixels(width: 0, height: 256)) {
            try TilePicture.decode(header(width: 0, height: 256))
        }
        #expect(throws: TileError.tooManyBytes(TilePicture.mostBytes + 1)) {
            try TilePicture.decode(Data(count: TilePicture.mostBytes + 1))
        }
    }

    @Test func whatIsNoPictureIsRefused() {
        #expect(throws: TileError.notAPicture) { try TilePicture.decode(Data()) }
        #expect(throws: TileError.notAPicture) { try TilePicture.decode(Data("<html>".utf8)) }
        #expect(throws: TileError.notAPicture) { try TilePicture.decode(Data("GIF89a".utf8)) }
        #expect(throws: TileError.notAPicture) { try TilePicture.decode(Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 2])) }
        #expect(throws: TileError.self) { try TilePicture.decode(header(width: 256, height: 256)) }
    }

    /// A picture of 16 by 16 pixels with a line in it.
    private static var picture: CGImage {
        ImageContext.draw(size: CGSize(width: 16, height: 16), scale: 1) { context in
            context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
            context.fill(CGRect(x: 2, y: 3, width: 9, height: 4))
        }.cgImage ?? CGImage(surface: Surface(width: 1, height: 1)!)
    }

    /// Damage anywhere in a file ends in a picture or an error.
    @Test func damagedFilesEndInAnError() throws {
        let picture = try #require(TilePictureTests.picture.pngData())
        #expect(try TilePicture.decode(picture).width == 16)
        for place in picture.indices {
            var damaged = picture
            damaged[place] ^= 0x41
            _ = try? TilePicture.decode(damaged)
            _ = try? TilePicture.decode(damaged.prefix(place))
        }
    }
}
