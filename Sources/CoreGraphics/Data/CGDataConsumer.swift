public typealias CGDataConsumerPutBytesCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Int
public typealias CGDataConsumerReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions behind a data consumer.
public struct CGDataConsumerCallbacks {
    /// Takes bytes and returns how many it took.
    public var putBytes: CGDataConsumerPutBytesCallback?
    public var releaseConsumer: CGDataConsumerReleaseInfoCallback?

    public init(
        putBytes: CGDataConsumerPutBytesCallback?, releaseConsumer: CGDataConsumerReleaseInfoCallback?
    ) {
        self.putBytes = putBytes
        self.releaseConsumer = releaseConsumer
    }
}

/// A destination of written data, such as a file, which gets it piece by piece.
public final class CGDataConsumer: PlatformObject {
    private let put: (UnsafeRawBufferPointer) -> Bool
    private let finish: () -> Void

    /// - Returns: nil without a function that takes bytes.
    public init?(info: UnsafeMutableRawPointer?, cbks: UnsafePointer<CGDataConsumerCallbacks>) {
        guard let putBytes = cbks.pointee.putBytes else { return nil }
        let release = cbks.pointee.releaseConsumer
        put = { bytes in
            guard let base = bytes.baseAddress else { return true }
            return putBytes(info, base, bytes.count) == bytes.count
        }
        finish = { release?(info) }
        super.init(platform: ())
    }

    /// Writes to a file, which is made, or emptied if it exists; nil when that is not possible.
    public init?(url: URL) {
        guard url.isFileURL, let file = fopen(url.path, "wb") else { return nil }
        put = { bytes in
            // Flushed at once, since an app may read the finished document while the consumer still exists.
            fwrite(bytes.baseAddress, 1, bytes.count, file) == bytes.count && fflush(file) == 0
        }
        finish = { fclose(file) }
        super.init(platform: ())
    }

    /// Appends to `data`.
    public convenience init?(data: NSMutableData) {
        self.init(append: { bytes in
            if let base = bytes.baseAddress { data.append(base, length: bytes.count) }
        })
    }

    package init(append: @escaping (UnsafeRawBufferPointer) -> Void) {
        put = { bytes in
            if bytes.count > 0 { append(bytes) }
            return true
        }
        finish = {}
        super.init(platform: ())
    }

    deinit {
        finish()
    }

    /// - Returns: false when not all bytes were taken.
    func write(_ bytes: UnsafeRawBufferPointer) -> Bool { put(bytes) }
}
