import Foundation
import NIOHPACK

/// The fields of a request that say something here, found in one pass over all of them.
struct ProviderFields {
    private(set) var method: String?
    private(set) var path: String?
    private(set) var authorization: String?
    /// The provider's name of the message.
    private(set) var name: String?
    private(set) var expiration: String?
    private(set) var priority: String?
    private(set) var topic: String?
    private(set) var collapseIdentifier: String?
    private(set) var pushType: String?
    /// Whether a field was given twice that may be given once.
    private(set) var hasDuplicates = false

    init(_ headers: HPACKHeaders) {
        for (field, value, _) in headers {
            switch field {
            case ":method": method = value
            case ":path": path = value
            case "authorization": set(\.authorization, value)
            case "apns-id": set(\.name, value)
            case "apns-expiration": set(\.expiration, value)
            case "apns-priority": set(\.priority, value)
            case "apns-topic": set(\.topic, value)
            case "apns-collapse-id": set(\.collapseIdentifier, value)
            case "apns-push-type": set(\.pushType, value)
            default: break
            }
        }
    }

    private mutating func set(_ field: WritableKeyPath<Self, String?>, _ value: String) {
        if self[keyPath: field] == nil { self[keyPath: field] = value } else { hasDuplicates = true }
    }

    var hasGoodName: Bool { name.map { UUID(uuidString: $0) != nil } ?? true }

    /// The name that the answer has even if the request is refused: the provider's, as it was written, since clients look for their
    /// own spelling; or a new one.
    var identifier: String { name.flatMap { hasGoodName ? $0 : nil } ?? UUID().uuidString }
}
