import Foundation

/// What an app asks of the shop.
enum ShopRequest {
    /// What products there are, of those that are named.
    case products(request: Int, identifiers: [String])
    case buy(request: Int, product: String, quantity: Int)
    /// What the customer has bought before.
    case restore
    /// The transactions that earlier starts of the app have not finished.
    case observe
    /// A transaction is done with.
    case finish(number: Int)

    private struct Fields: Decodable {
        var `do`: String
        var request: Int?
        var identifiers: [String]?
        var product: String?
        var quantity: Int?
        var number: Int?
    }

    private static let mostIdentifiers = 1000

    /// - Returns: nil for what StoreKit does not say.
    init?(json: String) {
        guard let fields = try? JSONDecoder().decode(Fields.self, from: Data(json.utf8)) else { return nil }
        switch (fields.do, fields.request, fields.identifiers, fields.product, fields.quantity, fields.number) {
        case ("products", let request?, let identifiers?, _, _, _) where identifiers.count <= Self.mostIdentifiers:
            self = .products(request: request, identifiers: identifiers)
        case ("buy", let request?, _, let product?, let quantity?, _):
            self = .buy(request: request, product: product, quantity: quantity)
        case ("restore", _, _, _, _, _): self = .restore
        case ("observe", _, _, _, _, _): self = .observe
        case ("finish", _, _, _, _, let number?): self = .finish(number: number)
        default: return nil
        }
    }
}
