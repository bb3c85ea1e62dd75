import CoreGraphics
import Testing

/// The memory of texts that are drawn again and again.
@Suite(.serialized) @MainActor struct KeptPicturesTests {
    private func draw(_ text: String, times: Int, in canvas: Canvas) {
        for _ in 0..<times {
            canvas.context.draw(TextShaper.shape(text, face: .system(), size: 24), at: CGPoint(x: 4, y: 30))
        }
    }

    @Test func `a clock that shows another text each second does not fill the memory`() throws {
        let canvas = try Canvas(300, 40)
        for second in 0..<1500 { draw("Touch to return to call \(second)", times: 3, in: canvas) }
        #expect(KeptPictures.byteCount <= KeptPictures.capacity)
        #expect(KeptPictures.byteCount > KeptPictures.capacity / 4)
    }

    @Test func `short memory takes all of them, and texts look as before`() throws {
        let (first, second) = (try Canvas(300, 40), try Canvas(300, 40))
        draw("Kept", times: 3, in: first)
        #expect(KeptPictures.byteCount > 0)
        let run = TextShaper.shape("Kept", face: .system(), size: 24)
        TextEngine.emptyCaches()
        #expect(KeptPictures.byteCount == 0)
        #expect(TextShaper.shape("Kept", face: .system(), size: 24) !== run)
        draw("Kept", times: 3, in: second)
        #expect(first.bytes == second.bytes)
    }

    @Test func `a text whose picture is gone and one whose picture stays look as before`() throws {
        let (first, second) = (try Canvas(300, 40), try Canvas(300, 40))
        let small = try Canvas(8, 8)
        draw("Steady", times: 1, in: first)
        for number in 0..<1500 {
            draw("Passing by \(number)", times: 3, in: small)
            if number % 50 == 0 { draw("Always", times: 3, in: small) }
        }
        draw("Steady", times: 1, in: second)
        #expect(first.bytes == second.bytes)
    }
}
