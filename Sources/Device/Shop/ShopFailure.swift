/// Why something could not be bought, with StoreKit's numbers for `SKErrorCode` and its words.
struct ShopFailure: Codable, Hashable, Sendable {
    var code: Int
    var words: String

    static let noConnection = ShopFailure(code: 0, words: "Cannot connect to iTunes Store")
    static let cancelled = ShopFailure(code: 2, words: "The payment was canceled by the user")
    static let unknownProduct = ShopFailure(code: 3, words: "The product is not known to the shop")
    static let badQuantity = ShopFailure(code: 3, words: "The quantity is not from 1 to 10")
    static let notAllowed = ShopFailure(code: 4, words: "Payments are not allowed on this device.")
}
