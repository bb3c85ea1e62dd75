import CoreGraphics

/// How two pictures differ.
package struct PictureComparison {
    /// How many pixels differ; all where the sizes differ.
    package let count: Int
    private let total: Int
    private let sizes: String?
    /// The golden picture, pale, with the pixels that differ in red; nil when there is no memory.
    package let difference: Surface?

    package init(actual: Surface, golden: Surface) {
        let (width, height) = (max(actual.width, golden.width), max(actual.height, golden.height))
        let result = Surface(width: width, height: height)
        var count = 0
        func pixel(_ surface: Surface, _ x: Int, _ y: Int) -> UInt32? {
            x < surface.width && y < surface.height ? surface.pixel(x: x, y: y) : nil
        }
        for y in 0..<height {
            for x in 0..<width {
                let before = pixel(golden, x, y)
                let isSame = before == pixel(actual, x, y)
                if !isSame { count += 1 }
                result?.row(y)[x] = isSame ? Self.pale(before ?? 0) : 0xFFFF_0000
            }
        }
        result?.didWritePixels()
        self.count = count
        total = width * height
        difference = result
        sizes =
            actual.width == golden.width && actual.height == golden.height
            ? nil : "it is \(actual.width) × \(actual.height) pixels, not \(golden.width) × \(golden.height)"
    }

    /// - Parameter tolerance: the part of the pixels that may differ, in per cent.
    package func differs(by tolerance: Double) -> Bool {
        sizes != nil || Double(count) * 100 > tolerance * Double(total)
    }

    package var text: String {
        if let sizes { return sizes }
        let hundredths = (Double(count) * 10_000 / Double(max(total, 1))).rounded(.up) / 100
        return "\(count) pixels differ (\(hundredths) %)"
    }

    /// A quarter of the pixel over white.
    private static func pale(_ pixel: UInt32) -> UInt32 { 0xFFBF_BFBF + ((pixel >> 2) & 0x003F_3F3F) }
}
