import ObjCBridge

/// Keeps credentials.
public final class URLCredentialStorage: LoadingObject, @unchecked Sendable {
    public static let shared: URLCredentialStorage = {
        let found = sendToClass("NSURLCredentialStorage", "sharedCredentialStorage") { URLCredentialStorage($0) }
        guard let found else { fatalError("There is no storage of credentials.") }
        return found
    }()

    override init(_ object: ObjCObject) { super.init(object) }

    public func defaultCredential(for space: URLProtectionSpace) -> URLCredential? {
        part("defaultCredentialForProtectionSpace:", space) { URLCredential($0) }
    }

    public func setDefaultCredential(_ credential: URLCredential, for space: URLProtectionSpace) {
        send("setDefaultCredential:forProtectionSpace:", credential, space)
    }

    public func set(_ credential: URLCredential, for space: URLProtectionSpace) {
        send("setCredential:forProtectionSpace:", credential, space)
    }

    public func remove(_ credential: URLCredential, for space: URLProtectionSpace) {
        send("removeCredential:forProtectionSpace:", credential, space)
    }

    /// By the users' names.
    public func credentials(for space: URLProtectionSpace) -> [String: URLCredential]? {
        part("credentialsForProtectionSpace:", space) { found in
            swiftDictionary(found) { part -> Any in
                if let name = swift(part, as: String.self) { return name }
                return URLCredential(part)
            } as? [String: URLCredential]
        }.flatMap { $0 }
    }
}
