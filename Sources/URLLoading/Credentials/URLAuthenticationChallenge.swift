import AppFoundation
import ObjCBridge

/// A server's demand for a password, or to be trusted.
public final class URLAuthenticationChallenge: NSObject, @unchecked Sendable {
    public let protectionSpace: URLProtectionSpace
    public let proposedCredential: URLCredential?
    public let previousFailureCount: Int
    public let failureResponse: URLResponse?
    public let error: Error?
    public private(set) weak var sender: (any URLAuthenticationChallengeSender)?

    public init(
        protectionSpace space: URLProtectionSpace, proposedCredential credential: URLCredential?,
        previousFailureCount: Int, failureResponse response: URLResponse?, error: Error?,
        sender: any URLAuthenticationChallengeSender
    ) {
        protectionSpace = space
        proposedCredential = credential
        self.previousFailureCount = previousFailureCount
        failureResponse = response
        self.error = error
        self.sender = sender
    }

    public convenience init(
        authenticationChallenge challenge: URLAuthenticationChallenge, sender: any URLAuthenticationChallengeSender
    ) {
        self.init(
            protectionSpace: challenge.protectionSpace, proposedCredential: challenge.proposedCredential,
            previousFailureCount: challenge.previousFailureCount, failureResponse: challenge.failureResponse,
            error: challenge.error, sender: sender)
    }

    /// Of a load's, which is answered through its task.
    init(_ original: LoadingObject) {
        protectionSpace =
            original.part("protectionSpace") { URLProtectionSpace($0) }
            ?? URLProtectionSpace(host: "", port: 0, protocol: nil, realm: nil, authenticationMethod: nil)
        proposedCredential = original.part("proposedCredential") { URLCredential($0) }
        previousFailureCount = original.number("previousFailureCount")
        failureResponse = original.part("failureResponse") { URLResponse.of($0) }
        error = original.send("error") as? NSError
    }

    /// Whether it is about the connection, and not about what the server has behind a password.
    var isOfConnection: Bool {
        [
            NSURLAuthenticationMethodServerTrust, NSURLAuthenticationMethodClientCertificate,
            NSURLAuthenticationMethodNTLM, NSURLAuthenticationMethodNegotiate,
        ].contains(protectionSpace.authenticationMethod)
    }
}
