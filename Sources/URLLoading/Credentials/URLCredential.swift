import AppFoundation
import ObjCBridge

/// A user's name and password, or the word that a server is to be trusted.
public final class URLCredential: LoadingObject, @unchecked Sendable {
    /// How long it is kept.
    public enum Persistence: UInt, Sendable {
        case none, forSession, permanent, synchronizable
    }

    override init(_ object: ObjCObject) { super.init(object) }

    public convenience init(user: String, password: String, persistence: Persistence) {
        let made = LoadingObject.make(
            "NSURLCredential", "initWithUser:password:persistence:", user, password, Int(persistence.rawValue)
        ) { LoadingObject($0) }
        guard let made else { fatalError("No credential can be made.") }
        self.init(made.object)
    }

    public convenience init(trust: SecTrust) {
        let made = withAutoreleasePool { LoadingObject(foundation_credential_of_trust(trust.object)) }
        self.init(made.object)
    }

    public var user: String? { text("user") }
    public var password: String? { text("password") }
    public var hasPassword: Bool { flag("hasPassword") }
    public var persistence: Persistence { Persistence(rawValue: UInt(number("persistence"))) ?? .none }
}
