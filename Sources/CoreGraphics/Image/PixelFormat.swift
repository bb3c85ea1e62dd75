internal import CPixelKernels

/// A memory layout of pixels that can be converted from and to a surface's.
struct PixelFormat: Hashable {
    /// One of the kernels' `KERNEL_FORMAT_` numbers.
    let number: Int32
    let bytesPerPixel: Int

    init(_ number: Int) {
        self.number = Int32(number)
        bytesPerPixel = Int(kernel_bytes_per_pixel(Int32(number)))
    }

    /// The format that a bitmap's description means, or nil for one that is not supported.
    init?(bitsPerComponent: Int, bitsPerPixel: Int, model: CGColorSpaceModel?, bitmapInfo: CGBitmapInfo) {
        if bitsPerComponent == 5, bitsPerPixel == 16, model == .rgb, bitmapInfo.alphaInfo == .noneSkipFirst {
            let isLittle = bitmapInfo.intersection(.byteOrderMask) == .byteOrder16Little
            self.init(isLittle ? KERNEL_FORMAT_555_LITTLE : KERNEL_FORMAT_555_BIG)
            return
        }
        guard bitsPerComponent == 8, !bitmapInfo.contains(.floatComponents) else { return nil }
        let alpha = bitmapInfo.alphaInfo
        let isLittle = bitmapInfo.intersection(.byteOrderMask) == .byteOrder32Little
        switch (model, bitsPerPixel) {
        case (_, 8) where alpha == .alphaOnly: self.init(KERNEL_FORMAT_ALPHA)
        case (.monochrome, 8) where alpha == .none: self.init(KERNEL_FORMAT_GRAY)
        case (.rgb, 24) where alpha == .none: self.init(KERNEL_FORMAT_RGB)
        case (.rgb, 32):
            switch alpha {
            case .premultipliedLast: self.init(isLittle ? KERNEL_FORMAT_ABGR : KERNEL_FORMAT_RGBA)
            case .premultipliedFirst: self.init(isLittle ? KERNEL_FORMAT_BGRA : KERNEL_FORMAT_ARGB)
            case .last: self.init(isLittle ? KERNEL_FORMAT_ABGR_STRAIGHT : KERNEL_FORMAT_RGBA_STRAIGHT)
            case .first: self.init(isLittle ? KERNEL_FORMAT_BGRA_STRAIGHT : KERNEL_FORMAT_ARGB_STRAIGHT)
            case .noneSkipLast, .none: self.init(isLittle ? KERNEL_FORMAT_XBGR : KERNEL_FORMAT_RGBX)
            case .noneSkipFirst: self.init(isLittle ? KERNEL_FORMAT_BGRX : KERNEL_FORMAT_XRGB)
            case .alphaOnly: return nil
            }
        default: return nil
        }
    }

    /// True for the layout of a `Surface` itself.
    var isNative: Bool { number == Int32(KERNEL_FORMAT_BGRA) }

    /// Reads a row of pixels.
    func load(_ from: UnsafePointer<UInt8>, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
        kernel_load(pixels, from, count, number)
    }

    /// Writes a row of pixels.
    func store(_ pixels: UnsafePointer<UInt32>, count: Int, into to: UnsafeMutablePointer<UInt8>) {
        kernel_store(to, pixels, count, number)
    }
}
