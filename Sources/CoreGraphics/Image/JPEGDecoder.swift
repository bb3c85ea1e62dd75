internal import CImageCodecs
internal import CPixelKernels

/// Decodes JPEG images: gray, YCbCr, RGB, and CMYK as Adobe writes it (inverted).
struct JPEGDecoder {
    let data: Data
    let name: String

    func decode() throws -> Surface {
        guard let handle = tjInitDecompress() else { throw CGImageDecodingError(name: name, reason: .outOfMemory) }
        defer { tjDestroy(handle) }
        return try data.withUnsafeBytes { bytes in
            guard let base = bytes.bindMemory(to: UInt8.self).baseAddress else { throw damaged("it is empty") }
            let size = UInt(bytes.count)
            var width: Int32 = 0, height: Int32 = 0, subsampling: Int32 = 0, colorSpace: Int32 = 0
            guard tjDecompressHeader3(handle, base, size, &width, &height, &subsampling, &colorSpace) == 0 else {
                throw damaged(String(cString: tjGetErrorStr2(handle)))
            }
            let surface = try CGImage.surface(forDecoding: name, width: Int(width), height: Int(height))
            let isInk = colorSpace == Int32(TJCS_CMYK.rawValue) || colorSpace == Int32(TJCS_YCCK.rawValue)
            let format = isInk ? TJPF_CMYK : TJPF_BGRA
            let output = UnsafeMutableRawPointer(surface.pixels).assumingMemoryBound(to: UInt8.self)
            let status = tjDecompress2(
                handle, base, size, output, width, Int32(surface.bytesPerRow), height, Int32(format.rawValue),
                TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS)
            // A warning means that a part of the data is missing, which is grey then. The rest is shown, as browsers
            // do.
            if status != 0, tjGetErrorCode(handle) != Int32(TJERR_WARNING.rawValue) {
                throw damaged(String(cString: tjGetErrorStr2(handle)))
            }
            if isInk { kernel_convert_ink(surface.pixels, surface.width * surface.height) }
            return surface
        }
    }

    /// True if the file has one component.
    var isGray: Bool {
        guard let handle = tjInitDecompress() else { return false }
        defer { tjDestroy(handle) }
        return data.withUnsafeBytes { bytes in
            guard let base = bytes.bindMemory(to: UInt8.self).baseAddress else { return false }
            var width: Int32 = 0, height: Int32 = 0, subsampling: Int32 = 0, colorSpace: Int32 = 0
            let status = tjDecompressHeader3(
                handle, base, UInt(bytes.count), &width, &height, &subsampling, &colorSpace)
            return status == 0 && colorSpace == Int32(TJCS_GRAY.rawValue)
        }
    }

    private func damaged(_ what: String) -> CGImageDecodingError {
        CGImageDecodingError(name: name, reason: .damaged(what))
    }
}
