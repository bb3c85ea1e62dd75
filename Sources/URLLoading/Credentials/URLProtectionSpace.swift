import AppFoundation
import ObjCBridge

/// What a server keeps behind a password, or the server itself.
public final class URLProtectionSpace: LoadingObject, @unchecked Sendable {
    override init(_ object: ObjCObject) { super.init(object) }

    public convenience init(
        host: String, port: Int, protocol: String?, realm: String?, authenticationMethod: String?
    ) {
        let made = LoadingObject.make(
            "NSURLProtectionSpace", "initWithHost:port:protocol:realm:authenticationMethod:", host, port, `protocol`,
            realm, authenticationMethod
        ) { LoadingObject($0) }
        guard let made else { fatalError("No protection space can be made.") }
        self.init(made.object)
    }

    public var host: String { text("host") ?? "" }
    public var port: Int { number("port") }
    public var `protocol`: String? { text("protocol") }
    public var realm: String? { text("realm") }
    public var proxyType: String? { text("proxyType") }
    public var authenticationMethod: String { text("authenticationMethod") ?? NSURLAuthenticationMethodDefault }
    public var receivesCredentialSecurely: Bool { flag("receivesCredentialSecurely") }
    public override func isProxy() -> Bool { flag("isProxy") }

    /// Nil unless a server asks to be trusted.
    public var serverTrust: SecTrust? { withAutoreleasePool { foundation_space_trust(object).map { SecTrust($0) } } }
}

public let NSURLAuthenticationMethodDefault = "NSURLAuthenticationMethodDefault"
public let NSURLAuthenticationMethodHTTPBasic = "NSURLAuthenticationMethodHTTPBasic"
public let NSURLAuthenticationMethodHTTPDigest = "NSURLAuthenticationMethodHTTPDigest"
public let NSURLAuthenticationMethodHTMLForm = "NSURLAuthenticationMethodHTMLForm"
public let NSURLAuthenticationMethodNTLM = "NSURLAuthenticationMethodNTLM"
public let NSURLAuthenticationMethodNegotiate = "NSURLAuthenticationMethodNegotiate"
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
public let NSURLProtectionSpaceHTTP = "http"
public let NSURLProtectionSpaceHTTPS = "https"
public let NSURLProtectionSpaceFTP = "ftp"
