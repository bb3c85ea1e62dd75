internal import CImageCodecs

/// zlib's compression.
enum Inflate {
    /// Decompresses the bytes, up to `limit` bytes of content; of damaged data, the part before the damage.
    static func decode(_ bytes: ArraySlice<UInt8>, limit: Int) -> [UInt8] {
        guard !bytes.isEmpty, bytes.count <= Int(UInt32.max), limit > 0 else { return [] }
        var stream = z_stream()
        guard inflateInit_(&stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return [] }
        defer { inflateEnd(&stream) }
        var output: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        bytes.withUnsafeBufferPointer { input in
            stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
            stream.avail_in = UInt32(input.count)
            var status = Z_OK
            while status == Z_OK, output.count < limit {
                let got = piece.withUnsafeMutableBufferPointer { buffer in
                    stream.next_out = buffer.baseAddress
                    stream.avail_out = UInt32(buffer.count)
                    status = inflate(&stream, Z_NO_FLUSH)
                    return buffer.count - Int(stream.avail_out)
                }
                output.append(contentsOf: piece.prefix(min(got, limit - output.count)))
                if got == 0 { break }
            }
        }
        return output
    }
}
