import ObjCBridge

/// Keeps responses in memory and on disk.
public final class URLCache: LoadingObject, @unchecked Sendable {
    /// Where a response may be kept.
    public enum StoragePolicy: UInt, Sendable {
        case allowed, allowedInMemoryOnly, notAllowed
    }

    /// That of the app, which sessions use if they have none of their own.
    public static var shared: URLCache {
        get {
            guard let found = sendToClass("NSURLCache", "sharedURLCache", read: { URLCache($0) }) else {
                fatalError("There is no cache.")
            }
            return found
        }
        set { _ = sendToClass("NSURLCache", "setSharedURLCache:", newValue) { _ in } }
    }

    override init(_ object: ObjCObject) { super.init(object) }

    public convenience init(memoryCapacity: Int = 512 << 10, diskCapacity: Int = 10 << 20, diskPath path: String?) {
        let made = LoadingObject.make(
            "NSURLCache", "initWithMemoryCapacity:diskCapacity:diskPath:", memoryCapacity, diskCapacity, path
        ) { LoadingObject($0) }
        guard let made else { fatalError("No cache can be made.") }
        self.init(made.object)
    }

    public convenience init(memoryCapacity: Int = 512 << 10, diskCapacity: Int = 10 << 20, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }

    public func cachedResponse(for request: URLRequest) -> CachedURLResponse? {
        part("cachedResponseForRequest:", plain(request)) { CachedURLResponse($0) }.flatMap { $0 }
    }

    public func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {
        send("storeCachedResponse:forRequest:", cachedResponse.toObjectiveC(), plain(request))
    }

    public func removeCachedResponse(for request: URLRequest) {
        send("removeCachedResponseForRequest:", plain(request))
    }

    public func removeAllCachedResponses() { send("removeAllCachedResponses") }

    private func plain(_ request: URLRequest) -> LoadingObject {
        withAutoreleasePool { LoadingObject(request.toObjectiveC(RequestStores())) }
    }

    public var memoryCapacity: Int {
        get { number("memoryCapacity") }
        set { send("setMemoryCapacity:", newValue) }
    }

    public var diskCapacity: Int {
        get { number("diskCapacity") }
        set { send("setDiskCapacity:", newValue) }
    }

    public var currentMemoryUsage: Int { number("currentMemoryUsage") }
    public var currentDiskUsage: Int { number("currentDiskUsage") }
}
