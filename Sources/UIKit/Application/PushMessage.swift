import Foundation

/// A push message as the device hands it over.
enum PushMessage {
    /// The message for the delegate: `aps`, and what its sender added.
    ///
    /// - Returns: nil for what is no dictionary in JSON.
    static func content(json: String) -> [AnyHashable: Any]? {
        try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    }

    /// The token's bytes; a pair of characters that are no digits is left out.
    static func token(hexadecimal digits: String) -> Data {
        let characters = Array(digits.utf8)
        return Data(
            stride(from: 0, to: characters.count - 1, by: 2).compactMap {
                UInt8(String(decoding: characters[$0..<$0 + 2], as: UTF8.self), radix: 16)
            })
    }
}
