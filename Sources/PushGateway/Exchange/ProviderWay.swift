/// How a message came.
enum ProviderWay: String, Sendable {
    case binary = "binary protocol"
    case http = "HTTP/2"
    /// Somebody has sent it by hand.
    case page = "this page"
}
