import PushLink

/// What a provider sent that is no message: it is refused where it is read, and the exchange only notes it.
struct RefusedRequest: Sendable {
    /// Apple's name of what is wrong.
    let reason: String
    let way: ProviderWay
    let environment: PushEnvironment
    /// The token, if so much could be read.
    var token: PushToken?
}
