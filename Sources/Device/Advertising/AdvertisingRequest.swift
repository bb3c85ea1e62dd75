import Foundation

/// An app's wish for an advertisement.
struct AdvertisingRequest: Decodable {
    var request: Int

    /// - Returns: nil for what iAd does not say.
    init?(json: String) {
        guard let request = try? JSONDecoder().decode(Self.self, from: Data(json.utf8)) else { return nil }
        self = request
    }
}
