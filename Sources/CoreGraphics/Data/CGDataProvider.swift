public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
public typealias CGDataProviderGetBytesCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, Int) -> Int
public typealias CGDataProviderSkipForwardCallback = (UnsafeMutableRawPointer?, Int64) -> Int64
public typealias CGDataProviderRewindCallback = (UnsafeMutableRawPointer?) -> Void
public typealias CGDataProviderReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void
public typealias CGDataProviderGetBytePointerCallback = (UnsafeMutableRawPointer?) -> UnsafeRawPointer?
public typealias CGDataProviderReleaseBytePointerCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer) -> Void
public typealias CGDataProviderGetBytesAtPositionCallback = (
    UnsafeMutableRawPointer?, UnsafeMutableRawPointer, Int64, Int
) -> Int

/// The functions behind a provider with sequential access.
public struct CGDataProviderSequentialCallbacks {
    public var version: UInt32
    /// Fills a buffer and returns how many bytes it got; 0 at the end.
    public var getBytes: CGDataProviderGetBytesCallback?
    public var skipForward: CGDataProviderSkipForwardCallback?
    public var rewind: CGDataProviderRewindCallback?
    public var releaseInfo: CGDataProviderReleaseInfoCallback?

    public init(
        version: UInt32, getBytes: CGDataProviderGetBytesCallback?, skipForward: CGDataProviderSkipForwardCallback?,
        rewind: CGDataProviderRewindCallback?, releaseInfo: CGDataProviderReleaseInfoCallback?
    ) {
        self.version = version
        self.getBytes = getBytes
        self.skipForward = skipForward
        self.rewind = rewind
        self.releaseInfo = releaseInfo
    }
}

/// The functions behind a provider with direct access to bytes, by pointer or by position.
public struct CGDataProviderDirectCallbacks {
    public var version: UInt32
    public var getBytePointer: CGDataProviderGetBytePointerCallback?
    public var releaseBytePointer: CGDataProviderReleaseBytePointerCallback?
    public var getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?
    public var releaseInfo: CGDataProviderReleaseInfoCallback?

    public init(
        version: UInt32, getBytePointer: CGDataProviderGetBytePointerCallback?,
        releaseBytePointer: CGDataProviderReleaseBytePointerCallback?,
        getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?,
        releaseInfo: CGDataProviderReleaseInfoCallback?
    ) {
        self.version = version
        self.getBytePointer = getBytePointer
        self.releaseBytePointer = releaseBytePointer
        self.getBytesAtPosition = getBytesAtPosition
        self.releaseInfo = releaseInfo
    }
}

/// Bytes for an image or a font. With callbacks, all bytes are read when they are first needed.
public final class CGDataProvider: PlatformObject {
    /// The most bytes that are read from a callback.
    private static let largestCount = 1 << 30

    private let read: () -> Data?
    private let release: () -> Void

    /// All bytes; nil when the callbacks cannot give them.
    public private(set) lazy var data: Data? = read()

    private init(read: @escaping () -> Data?, release: @escaping () -> Void) {
        self.read = read
        self.release = release
        super.init(platform: ())
    }

    public convenience init?(data: Data) {
        self.init(read: { data }, release: {})
    }

    /// Nil when the file cannot be read.
    public convenience init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// Nil when the file cannot be read.
    public convenience init?(filename: String) {
        self.init(url: URL(fileURLWithPath: filename))
    }

    /// Copies the memory and releases it at once.
    public convenience init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: CGDataProviderReleaseDataCallback
    ) {
        guard size >= 0 else { return nil }
        self.init(data: Data(bytes: data, count: size))
        releaseData(info, data, size)
    }

    /// A provider with sequential access by callbacks.
    public convenience init?(
        sequentialInfo info: UnsafeMutableRawPointer?, callbacks: UnsafePointer<CGDataProviderSequentialCallbacks>
    ) {
        let callbacks = callbacks.pointee
        guard let getBytes = callbacks.getBytes else { return nil }
        self.init(
            read: {
                callbacks.rewind?(info)
                var bytes = Data()
                var buffer = [UInt8](repeating: 0, count: 1 << 16)
                while bytes.count < CGDataProvider.largestCount {
                    let count = buffer.withUnsafeMutableBytes { piece in
                        piece.baseAddress.map { getBytes(info, $0, piece.count) } ?? 0
                    }
                    guard count > 0 else { break }
                    bytes.append(contentsOf: buffer.prefix(count))
                }
                return bytes
            }, release: { callbacks.releaseInfo?(info) })
    }

    /// A provider of `size` bytes with direct access by callbacks.
    public convenience init?(
        directInfo info: UnsafeMutableRawPointer?, size: Int64, callbacks: UnsafePointer<CGDataProviderDirectCallbacks>
    ) {
        let callbacks = callbacks.pointee
        guard size >= 0, size <= Int64(CGDataProvider.largestCount),
            callbacks.getBytePointer != nil || callbacks.getBytesAtPosition != nil
        else { return nil }
        let count = Int(size)
        self.init(
            read: {
                if let pointer = callbacks.getBytePointer?(info) {
                    defer { callbacks.releaseBytePointer?(info, pointer) }
                    return Data(bytes: pointer, count: count)
                }
                guard let getBytes = callbacks.getBytesAtPosition else { return nil }
                var bytes = Data(count: count)
                let got = bytes.withUnsafeMutableBytes { buffer in
                    buffer.baseAddress.map { getBytes(info, $0, 0, count) } ?? 0
                }
                return bytes.prefix(min(max(got, 0), count))
            }, release: { callbacks.releaseInfo?(info) })
    }

    deinit {
        release()
    }
}
