import Foundation

/// Something that an app can sell.
struct ShopProduct: Hashable, Sendable {
    /// What becomes of a product that was bought.
    enum Kind: String, CaseIterable, Sendable {
        /// Used up; may be bought again, and is not restored.
        case consumable = "Consumable"
        /// Bought once, for all time.
        case nonConsumable = "NonConsumable"
        /// May be bought again when it is over, and is not restored.
        case nonRenewingSubscription = "NonRenewingSubscription"
        /// Goes on until it is ended; restored.
        case renewingSubscription = "RecurringSubscription"

        /// True if what was bought is kept by the shop, and can be restored.
        var isKept: Bool { self == .nonConsumable || self == .renewingSubscription }
    }

    /// What customers read of a product in a language.
    struct Text: Hashable, Sendable {
        /// As in `de_AT` or `de`.
        var locale: String
        var title: String
        var description: String
    }

    var identifier: String
    var kind: Kind
    /// In the currency of the shop.
    var price: Decimal
    /// In the order of the file, at least one.
    var texts: [Text]
    /// The number by which the shop knows the product.
    var number: String

    /// The texts in a language, or else in the first one.
    func text(language: String) -> Text {
        let wanted = language.replacing("-", with: "_")
        func isSame(_ locale: String) -> Bool { locale.replacing("-", with: "_") == wanted }
        func isNear(_ locale: String) -> Bool { Self.language(of: locale) == Self.language(of: wanted) }
        return texts.first { isSame($0.locale) } ?? texts.first { isNear($0.locale) } ?? texts[0]
    }

    private static func language(of locale: String) -> Substring { locale.prefix { $0 != "_" && $0 != "-" } }
}
