import Audit
import CoreGraphics
import Foundation
import Testing

@Suite struct PlainPictureTests {
    /// A white screen of 320 by 480 pixels with something on it.
    private func hasDrawing(_ draw: (Surface) -> Void) throws -> Bool? {
        let surface = try #require(Surface(width: 320, height: 480))
        fill(surface, 0, 0, 320, 480, 0xffff_ffff)
        draw(surface)
        return PlainPicture.hasDrawing(try #require(CGImage(surface: surface).pngData()))
    }

    private func fill(_ surface: Surface, _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: UInt32) {
        for row in y..<y + height {
            for column in x..<x + width { surface.pixels[row * surface.bytesPerRow / 4 + column] = color }
        }
    }

    @Test func `A screen of one colour below a status bar shows nothing`() throws {
        #expect(try hasDrawing { _ in } == false)
        #expect(try hasDrawing { fill($0, 0, 0, 320, 20, 0xff00_0000) } == false)
    }

    @Test func `A status bar at any edge does not count`() throws {
        #expect(try hasDrawing { fill($0, 300, 0, 20, 480, 0xff00_0000) } == false)
        #expect(try hasDrawing { fill($0, 0, 460, 320, 20, 0xff00_0000) } == false)
    }

    @Test func `A line or a word is something`() throws {
        #expect(try hasDrawing { fill($0, 100, 100, 16, 1, 0xff00_0000) } == true)
        #expect(try hasDrawing { fill($0, 100, 100, 15, 1, 0xff00_0000) } == false)
        #expect(try hasDrawing { fill($0, 20, 20, 280, 220, 0xfff7_ffff) } == true)
    }

    @Test func `A shade that nobody sees is not`() throws {
        #expect(try hasDrawing { fill($0, 20, 20, 280, 220, 0xfff8_f8f8) } == false)
    }

    @Test func `What is no picture is neither`() {
        #expect(PlainPicture.hasDrawing(Data("PNG".utf8)) == nil)
        #expect(PlainPicture.hasDrawing(Data()) == nil)
    }
}
