import AppFoundation
import ObjCBridge

/// A response that a cache keeps, with its bytes.
public final class CachedURLResponse: NSObject, @unchecked Sendable {
    public let response: URLResponse
    public let data: Data
    public let userInfo: [AnyHashable: Any]?
    public let storagePolicy: URLCache.StoragePolicy

    public init(
        response: URLResponse, data: Data, userInfo: [AnyHashable: Any]? = nil,
        storagePolicy: URLCache.StoragePolicy = .allowed
    ) {
        self.response = response
        self.data = data
        self.userInfo = userInfo
        self.storagePolicy = storagePolicy
    }

    convenience init?(_ object: ObjCObject) {
        let original = LoadingObject(object)
        guard let response = original.part("response", make: { URLResponse.of($0) }) else { return nil }
        self.init(
            response: response, data: original.send("data") as? Data ?? Data(),
            userInfo: original.send("userInfo") as? [AnyHashable: Any],
            storagePolicy: URLCache.StoragePolicy(rawValue: UInt(original.number("storagePolicy"))) ?? .allowed)
    }

    /// The same in Objective-C.
    func toObjectiveC() -> LoadingObject? {
        LoadingObject.make(
            "NSCachedURLResponse", "initWithResponse:data:userInfo:storagePolicy:", response.original, data, userInfo,
            Int(storagePolicy.rawValue)
        ) { LoadingObject($0) }
    }
}
