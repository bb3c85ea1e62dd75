import CPixelKernels
import Testing

/// Pixels from and to the layouts of pictures.
@Suite struct ConversionTests {
    private static let premultiplied = [
        KERNEL_FORMAT_RGBA, KERNEL_FORMAT_ARGB, KERNEL_FORMAT_BGRA, KERNEL_FORMAT_ABGR,
    ]

    /// More pixels than a vector holds, of all alphas.
    private let pixels = (0..<67).map { index -> UInt32 in
        let alpha = UInt32(index * 255 / 66)
        return alpha << 24 | alpha / 2 << 16 | alpha / 3 << 8 | alpha
    }

    @Test(arguments: premultiplied.map { Int32($0) }) func premultipliedPixelsComeBackAsTheyWere(_ format: Int32) {
        var bytes = [UInt8](repeating: 0, count: pixels.count * kernel_bytes_per_pixel(format))
        kernel_store(&bytes, pixels, pixels.count, format)
        var back = [UInt32](repeating: 0, count: pixels.count)
        kernel_load(&back, bytes, pixels.count, format)
        #expect(back == pixels)
    }

    @Test func theOrderOfBytesIsThatOfTheFormatsName() {
        var bytes = [UInt8](repeating: 0, count: 4)
        kernel_store(&bytes, [0xFF11_2233], 1, Int32(KERNEL_FORMAT_RGBA))
        #expect(bytes == [0x11, 0x22, 0x33, 0xFF])
        kernel_store(&bytes, [0xFF11_2233], 1, Int32(KERNEL_FORMAT_BGRA))
        #expect(bytes == [0x33, 0x22, 0x11, 0xFF])
    }

    @Test func coverageBecomesAlphaWithoutColour() {
        var pixels = [UInt32](repeating: 1, count: 3)
        kernel_load_mask(&pixels, [0, 128, 255], 3)
        #expect(pixels == [0, 0x8000_0000, 0xFF00_0000])
    }

    @Test func coverageAddsUpToWhatIsOpaqueAndNoFurther() {
        var coverage: [UInt8] = [0, 10, 250, 9]
        kernel_add_coverage_block(&coverage, 4, [1, 2, 100], 3, 1)
        #expect(coverage == [1, 12, 255, 9])
    }
}
