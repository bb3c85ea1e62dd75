import Foundation

/// What the shop knows of one app's customer.
struct ShopLedger: Codable, Hashable, Sendable {
    /// What the app has not finished.
    var unfinished: [ShopTransaction] = []
    /// What was bought for good, and is restored: the first purchase of each product.
    var owned: [ShopTransaction] = []
    private var lastNumber = 0

    /// The most transactions that wait to be finished.
    private static let mostUnfinished = 500

    /// True if the app does not finish what it has bought.
    var isFull: Bool { unfinished.count >= Self.mostUnfinished }

    /// A number for the next transaction. Identifiers are made of it, as long as those of Apple's sandbox.
    mutating func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    static func identifier(_ number: Int) -> String { String(1_000_000_000_000_000 + number) }

    func first(of product: String) -> ShopTransaction? { owned.first { $0.product == product } }
}
