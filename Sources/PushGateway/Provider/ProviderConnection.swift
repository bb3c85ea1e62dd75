import Certificates
import NIOCore
import PushLink

/// What the requests of one HTTP/2 connection have in common: who the provider is. Used on the connection's event loop only.
final class ProviderConnection: @unchecked Sendable {
    enum Identity {
        case certificate(ProviderCertificate)
        /// A certificate of our authority that is for something else.
        case otherCertificate
        /// None: each request brings a token.
        case token
    }

    let exchange: Exchange
    let environment: PushEnvironment
    let eventLoop: any EventLoop
    let keys: ProviderKeys
    var identity = Identity.token
    private var tokens = ProviderTokenCheck()

    init(exchange: Exchange, environment: PushEnvironment, keys: ProviderKeys, eventLoop: any EventLoop) {
        self.exchange = exchange
        self.environment = environment
        self.keys = keys
        self.eventLoop = eventLoop
    }

    /// What the sender of a request may do.
    func rights(authorization: String?) throws(PushRefusal) -> ProviderRights {
        switch identity {
        case .certificate(let certificate):
            guard certificate.environments.contains(environment) else { throw .badCertificateEnvironment }
            return ProviderRights(topics: [certificate.topic])
        case .otherCertificate: throw .badCertificate
        case .token:
            return try tokens.check(authorization, at: exchange.now()) { keys.key(identifier: $0) }
        }
    }
}
