import CFrameCodec
import CLZ4
import Testing

/// A viewer as the page is one: applies frames to its own copy.
private struct Viewer {
    let width: Int
    let height: Int
    var pixels: [UInt32]

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        pixels = [UInt32](repeating: 0, count: width * height)
    }

    mutating func apply(_ frame: [UInt8]) throws {
        func word(_ at: Int) -> Int { Int(frame[at]) | Int(frame[at + 1]) << 8 }
        let top = word(0), bottom = word(2), distance = Int(Int16(truncatingIfNeeded: word(4)))
        if distance != 0 {
            let old = pixels
            for row in top..<bottom {
                for column in 0..<width { pixels[row * width + column] = old[(row + distance) * width + column] }
            }
        }
        let columns = (width + 31) / 32, rows = (height + 31) / 32
        let mapSize = (columns * rows + 7) / 8
        let packed = Array(frame[(8 + mapSize)...])
        guard !packed.isEmpty else { return }
        var bytes = [CChar](repeating: 0, count: width * height * 4)
        let count = packed.withUnsafeBytes {
            LZ4_decompress_safe(
                $0.baseAddress!.assumingMemoryBound(to: CChar.self), &bytes, Int32(packed.count), Int32(bytes.count))
        }
        #expect(count > 0)
        var read = 0
        for index in 0..<(columns * rows) where frame[8 + index / 8] & 1 << (index % 8) != 0 {
            let x = index % columns * 32, y = index / columns * 32
            for row in y..<min(y + 32, height) {
                for column in x..<min(x + 32, width) {
                    let rgba = (0..<4).map { UInt32(UInt8(bitPattern: bytes[read * 4 + $0])) }
                    pixels[row * width + column] = rgba[3] << 24 | rgba[0] << 16 | rgba[1] << 8 | rgba[2]
                    read += 1
                }
            }
        }
        #expect(read * 4 == Int(count))
    }
}

private final class Codec {
    let codec: OpaquePointer
    let width: Int
    init(width: Int, height: Int) throws {
        codec = try #require(frame_codec_create(Int32(width), Int32(height)))
        self.width = width
    }
    deinit { frame_codec_destroy(codec) }

    func encode(_ pixels: [UInt32], damage: [frame_codec_rect], everything: Bool = false) -> [UInt8] {
        var output = [UInt8](repeating: 0, count: frame_codec_capacity(codec))
        let size = frame_codec_encode(codec, pixels, width * 4, damage, damage.count, everything, &output)
        return Array(output[0..<size])
    }
}

private struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}

@Suite struct FrameCodecTests {
    let width = 320
    let height = 480
    var whole: frame_codec_rect { frame_codec_rect(x: 0, y: 0, width: 320, height: 480) }

    private func picture(_ random: inout Random) -> [UInt32] {
        (0..<width * height).map { _ in 0xFF00_0000 | UInt32.random(in: 0...0xFFFFFF, using: &random) }
    }

    @Test func theFirstFrameCarriesEveryPixel() throws {
        var random = Random(state: 1)
        let screen = picture(&random)
        let codec = try Codec(width: width, height: height)
        var viewer = Viewer(width: width, height: height)
        try viewer.apply(codec.encode(screen, damage: [], everything: true))
        #expect(viewer.pixels == screen)
    }

    @Test func nothingIsSentWhenNothingDiffers() throws {
        var random = Random(state: 2)
        let screen = picture(&random)
        let codec = try Codec(width: width, height: height)
        _ = codec.encode(screen, damage: [], everything: true)
        #expect(codec.encode(screen, damage: [whole]).isEmpty)
    }

    @Test func aScrollIsSentAsAMovementAndTheUncoveredTiles() throws {
        var random = Random(state: 3)
        let tall = (0..<width * height * 2).map { _ in 0xFF00_0000 | UInt32.random(in: 0...0xFFFFFF, using: &random) }
        let codec = try Codec(width: width, height: height)
        var viewer = Viewer(width: width, height: height)
        try viewer.apply(codec.encode(Array(tall[0..<width * height]), damage: [], everything: true))
        for offset in [7, 14, 9] {
            let screen = Array(tall[width * offset..<width * (offset + height)])
            let frame = codec.encode(screen, damage: [whole])
            try viewer.apply(frame)
            #expect(viewer.pixels == screen)
            #expect(frame.count < width * 64 * 4, "a scroll by a few rows sends a strip, not the screen")
        }
    }

    @Test func anySequenceOfChangesIsExact() throws {
        var random = Random(state: 4)
        var screen = picture(&random)
        let codec = try Codec(width: width, height: height)
        var viewer = Viewer(width: width, height: height)
        try viewer.apply(codec.encode(screen, damage: [], everything: true))
        for _ in 0..<40 {
            var damage: [frame_codec_rect] = []
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let x = Int.random(in: 0..<width, using: &random), y = Int.random(in: 0..<height, using: &random)
                let across = Int.random(in: 1...width - x, using: &random)
                let down = Int.random(in: 1...height - y, using: &random)
                let colour = 0xFF00_0000 | UInt32.random(in: 0...0xFFFFFF, using: &random)
                for row in y..<y + down { for column in x..<x + across { screen[row * width + column] = colour } }
                damage.append(
                    frame_codec_rect(x: Int32(x), y: Int32(y), width: Int32(across), height: Int32(down)))
            }
            let frame = codec.encode(screen, damage: damage)
            if !frame.isEmpty { try viewer.apply(frame) }
            #expect(viewer.pixels == screen)
        }
    }

    @Test func sizesThatAreNoMultipleOfATileWork() throws {
        var random = Random(state: 5)
        let screen = (0..<100 * 70).map { _ in 0xFF00_0000 | UInt32.random(in: 0...0xFFFFFF, using: &random) }
        let codec = try Codec(width: 100, height: 70)
        var viewer = Viewer(width: 100, height: 70)
        try viewer.apply(codec.encode(screen, damage: [], everything: true))
        #expect(viewer.pixels == screen)
    }

    @Test(arguments: [(0, 10), (-1, 10), (9000, 10)]) func impossibleSizesAreRefused(width: Int, height: Int) {
        #expect(frame_codec_create(Int32(width), Int32(height)) == nil)
    }

    @Test func damageOutsideTheScreenIsCut() throws {
        var random = Random(state: 6)
        var screen = picture(&random)
        let codec = try Codec(width: width, height: height)
        var viewer = Viewer(width: width, height: height)
        try viewer.apply(codec.encode(screen, damage: [], everything: true))
        screen[0] = 0xFF12_3456
        try viewer.apply(
            codec.encode(screen, damage: [frame_codec_rect(x: -50, y: -50, width: 100_000, height: 100_000)]))
        #expect(viewer.pixels == screen)
        #expect(codec.encode(screen, damage: [frame_codec_rect(x: 400, y: 10, width: 5, height: 5)]).isEmpty)
    }
}
