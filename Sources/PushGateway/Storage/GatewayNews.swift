import Foundation
import NIOCore

/// What gateways that share a database tell each other.
package enum GatewayNews: Sendable, Equatable {
    /// Something is kept for these devices, by their numbers in the database.
    case kept(devices: [Int64])
    /// A message that is not kept: who has the device hands it on now.
    case fleeting(sequence: UInt64, PushToken, payload: [UInt8])

    /// PostgreSQL takes 8,000 bytes at once. A payload has 5,120 at most, which are 6,828 in base 64.
    private static let devicesAtOnce = 300

    /// As texts of at most 8,000 bytes.
    package var texts: [String] {
        switch self {
        case .kept(let devices):
            stride(from: 0, to: devices.count, by: Self.devicesAtOnce).map { start in
                "k "
                    + devices[start..<min(start + Self.devicesAtOnce, devices.count)].map(String.init)
                    .joined(separator: " ")
            }
        case .fleeting(let sequence, let token, let payload):
            ["f \(sequence) \(token.hexadecimal) \(Data(payload).base64EncodedString())"]
        }
    }

    /// - Returns: nil for a text that is none of these.
    package init?(_ text: String) {
        let words = text.split(separator: " ")
        switch words.first {
        case "k": self = .kept(devices: words.dropFirst().compactMap { Int64($0) })
        case "f":
            guard words.count == 4, let sequence = UInt64(words[1]), let token = PushToken(hexadecimal: words[2]),
                let payload = Data(base64Encoded: String(words[3]))
            else { return nil }
            self = .fleeting(sequence: sequence, token, payload: [UInt8](payload))
        default: return nil
        }
    }
}
