import CoreGraphics
import Testing

@Suite struct SurfaceTests {
    @Test(arguments: [(0, 1), (1, 0), (-3, 5), (40000, 1), (32767, 32767)])
    func `impossible sizes give no surface`(width: Int, height: Int) {
        #expect(Surface(width: width, height: height) == nil)
    }

    @Test func `a part shares the pixels and keeps them alive`() throws {
        var whole = Surface(width: 10, height: 10)
        let part = try #require(whole?.part(PixelRect(x: 8, y: 8, width: 10, height: 10)))
        whole?.row(9)[9] = 0xFF12_3456
        whole = nil
        #expect(part.width == 2 && part.height == 2 && part.pixel(x: 1, y: 1) == 0xFF12_3456)
    }

    @Test func `borrowed memory must fit and is freed by its owner`() throws {
        final class Owner {
            let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: 16)
            deinit { memory.deallocate() }
        }
        var owner: Owner? = Owner()
        weak let alive = owner
        let memory = try #require(owner?.memory)
        #expect(Surface(pixels: memory, width: 4, height: 4, bytesPerRow: 15, owner: try #require(owner)) == nil)
        var surface = Surface(pixels: memory, width: 4, height: 4, bytesPerRow: 16, owner: try #require(owner))
        owner = nil
        #expect(alive != nil)
        _ = surface?.cairoSurface
        _ = surface?.pixmanImage
        surface = nil
        #expect(alive == nil)
    }

    @Test func `reading outside gives nothing`() throws {
        let surface = try #require(Surface(width: 2, height: 2))
        #expect(surface.pixel(x: 2, y: 0) == 0 && surface.pixel(x: 0, y: -1) == 0)
    }

    @Test func `clearing stays inside`() throws {
        let canvas = try Canvas(10, 10)
        canvas.context.fill(.infinite)
        canvas.context.flush()
        canvas.surface.clear(PixelRect(x: -5, y: 8, width: 100, height: 100))
        #expect(canvas.pixel(0, 7) == 0xFF00_0000 && canvas.pixel(9, 9) == 0)
    }
}
