import Foundation

/// Something that happened between a customer and the shop, until the app has finished it; and what the shop keeps of it.
struct ShopTransaction: Codable, Hashable, Sendable {
    enum State: String, Codable, Sendable {
        case purchased, failed, restored
    }

    /// Among those of the app.
    var number: Int
    var state: State
    var product: String
    var quantity: Int
    var date: Date
    /// Nil for one that has failed.
    var identifier: String?
    /// When and as what the same was bought first, if this is not the first time.
    var originalIdentifier: String?
    var originalDate: Date?
    /// Why it has failed.
    var failure: ShopFailure?
    var receipt: Data?

    /// As the app gets it.
    var fields: [String: Any] {
        var fields: [String: Any] = [
            "number": number, "state": state.rawValue, "product": product, "quantity": quantity,
            "date": date.timeIntervalSinceReferenceDate,
        ]
        fields["identifier"] = identifier
        fields["originalIdentifier"] = originalIdentifier
        fields["originalDate"] = originalDate?.timeIntervalSinceReferenceDate
        fields["code"] = failure?.code
        fields["words"] = failure?.words
        fields["receipt"] = receipt?.base64EncodedString()
        return fields
    }
}
