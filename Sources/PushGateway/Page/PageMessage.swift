import Foundation
import NIOCore
import PushLink

/// A message that somebody sends by hand, as the page hands it in.
struct PageMessage: Decodable {
    private let app: String
    private let environment: String
    private let token: String
    private let payload: String
    /// Whether it waits for a device that is not there.
    private let isKept: Bool

    /// - Throws: `DecodingError`.
    init(_ bytes: [UInt8]) throws { self = try JSONDecoder().decode(PageMessage.self, from: Data(bytes)) }

    /// Checks it as those of providers are checked.
    ///
    /// - Throws: `PushRefusal`.
    func notification(at time: Int64) throws -> PushNotification {
        guard let token = PushToken(hexadecimal: token) else { throw PushRefusal.badDeviceToken }
        guard let environment = PushEnvironment.allCases.first(where: { "\($0)" == environment }) else {
            throw PushRefusal.badPath
        }
        let bytes = Array(payload.utf8)
        guard bytes.count <= ProviderRequest.maximumPayload else { throw PushRefusal.payloadTooLarge }
        guard bytes.withUnsafeBytes(PayloadCheck.isObject) else { throw PushRefusal.payloadEmpty }
        return PushNotification(
            token: token, payload: ByteBuffer(bytes: bytes), topic: app, environment: environment,
            expiry: isKept ? time + PushNotification.usualLifetime : 0)
    }

    /// What the page is told.
    static func report(_ outcome: PushOutcome) -> [String: Any] {
        switch outcome {
        case .accepted: ["accepted": true]
        case .refused(let refusal): ["accepted": false, "reason": refusal.rawValue]
        case .unregistered: ["accepted": false, "reason": PushRefusal.unregistered.rawValue]
        }
    }
}
