import Foundation

/// The products of an app, as a file describes them: Xcode's StoreKit configuration (`.storekit`, JSON) or a property list
/// (docs/Shop.md).
public struct ProductFile: Sendable {
    private(set) var products: [ShopProduct] = []
    private(set) var storefront = Storefront.standard
    private let file: DescriptionFile

    /// Larger files are refused, in bytes.
    package static let largest = DescriptionFile.largest
    /// The most products of an app, and languages of a product.
    private static let mostProducts = 1000
    private static let mostTexts = 64

    /// Reads a file.
    ///
    /// - Throws: `badMedia` with the file, the place in it, what is wrong there and what would be right.
    public init(file: String) throws { try self.init(DescriptionFile.data(ofFile: file), name: file) }

    /// - Parameter name: of the file, for errors.
    public init(_ data: Data, name: String) throws {
        file = DescriptionFile(name: name)
        let (content, isPropertyList) = try file.content(data)
        if isPropertyList {
            try read(propertyList: content)
            return
        }
        guard let content = content as? [String: Any] else {
            throw file.wrong("", "is no object with “products”, as Xcode's StoreKit configuration is")
        }
        try read(configuration: content)
    }

    /// A line for each product, for people and tests: `hat Consumable 0.99 EUR “Hat”`.
    package var summary: [String] {
        products.map {
            "\($0.identifier) \($0.kind.rawValue) \($0.price) \(storefront.currency) “\($0.text(language: "en").title)”"
        }
    }

    func product(_ identifier: String) -> ShopProduct? { products.first { $0.identifier == identifier } }

    // MARK: Xcode's format

    private mutating func read(configuration: [String: Any]) throws {
        let settings = configuration["settings"] as? [String: Any] ?? [:]
        if let country = settings["_storefront"] as? String {
            guard let storefront = Storefront(country) else {
                throw file.wrong(
                    "settings._storefront", "“\(country.prefix(40))” is no country. Use one like USA or DEU")
            }
            self.storefront = storefront
        }
        var groups: [(place: String, list: Any?)] = [
            ("products", configuration["products"]),
            ("nonRenewingSubscriptions", configuration["nonRenewingSubscriptions"]),
        ]
        for (index, group) in try file.list(
            configuration["subscriptionGroups"], "subscriptionGroups", limit: Self.mostProducts
        ).enumerated() {
            let place = "subscriptionGroups[\(index)]"
            groups.append((place + ".subscriptions", try file.dictionary(group, place)["subscriptions"]))
        }
        for group in groups {
            for (index, entry) in try file.list(group.list, group.place, limit: Self.mostProducts).enumerated() {
                let place = "\(group.place)[\(index)]"
                let entry = try file.dictionary(entry, place)
                try add(
                    ShopProduct(
                        identifier: file.text(entry, "productID", place),
                        kind: kind(entry["type"], place + ".type", standard: .consumable),
                        price: price(entry["displayPrice"], place + ".displayPrice"),
                        texts: texts(entry, place), number: entry["internalID"] as? String ?? ""),
                    place)
            }
        }
    }

    private func texts(_ entry: [String: Any], _ place: String) throws -> [ShopProduct.Text] {
        let given = try file.list(entry["localizations"], place + ".localizations", limit: Self.mostTexts)
        let texts = try given.enumerated().map { index, value in
            let place = "\(place).localizations[\(index)]"
            let value = try file.dictionary(value, place)
            return ShopProduct.Text(
                locale: try file.text(value, "locale", place),
                title: try file.optionalText(value, "displayName", place),
                description: try file.optionalText(value, "description", place))
        }
        let title = entry["referenceName"] as? String ?? entry["productID"] as? String ?? ""
        return texts.isEmpty ? [ShopProduct.Text(locale: "en", title: title, description: "")] : texts
    }

    // MARK: Property lists

    private mutating func read(propertyList: Any) throws {
        let top = propertyList as? [String: Any]
        if let country = top?["Country"] {
            guard let text = country as? String, let storefront = Storefront(text) else {
                throw file.wrong("Country", "is no country. Use one like US or DE")
            }
            self.storefront = storefront
        }
        for (index, entry) in try file.list(
            top.map { $0["Products"] } ?? propertyList, "Products", limit: Self.mostProducts
        ).enumerated() {
            let place = "Products[\(index)]"
            let entry = try file.dictionary(entry, place)
            let own = ShopProduct.Text(
                locale: "en", title: try file.optionalText(entry, "Title", place),
                description: try file.optionalText(entry, "Description", place))
            var texts = [own]
            if let others = entry["Localizations"] {
                let others = try file.dictionary(others, place + ".Localizations")
                guard others.count <= Self.mostTexts else {
                    throw file.wrong(place + ".Localizations", "has more than \(Self.mostTexts) languages")
                }
                for locale in others.keys.sorted() {
                    let place = "\(place).Localizations.\(locale)"
                    let other = try file.dictionary(others[locale] ?? "", place)
                    texts.append(
                        ShopProduct.Text(
                            locale: locale, title: try file.optionalText(other, "Title", place),
                            description: try file.optionalText(other, "Description", place)))
                }
            }
            try add(
                ShopProduct(
                    identifier: file.text(entry, "ProductIdentifier", place),
                    kind: kind(entry["Type"], place + ".Type", standard: .nonConsumable),
                    price: price(entry["Price"], place + ".Price"), texts: texts, number: ""),
                place)
        }
    }

    // MARK: Values

    private mutating func add(_ product: ShopProduct, _ place: String) throws {
        guard products.count < Self.mostProducts else { throw file.wrong(place, "is one of more than 1000 products") }
        guard self.product(product.identifier) == nil else {
            throw file.wrong(
                place, "has the identifier “\(product.identifier)” of a product before it. Use another one")
        }
        var product = product
        if product.number.isEmpty { product.number = String(400_000_000 + products.count) }
        products.append(product)
    }

    private func kind(_ value: Any?, _ place: String, standard: ShopProduct.Kind) throws -> ShopProduct.Kind {
        guard let value else { return standard }
        guard let name = value as? String, let kind = ShopProduct.Kind(rawValue: name) else {
            throw file.wrong(place, "is none of \(ShopProduct.Kind.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return kind
    }

    private func price(_ value: Any?, _ place: String) throws -> Decimal {
        let text = (value as? String) ?? (value as? NSNumber).map { "\($0)" } ?? ""
        let isPlain = !text.isEmpty && text.utf8.count <= 16 && text.utf8.allSatisfy { "0123456789.".utf8.contains($0) }
        guard isPlain, let price = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")), price.isFinite
        else {
            throw file.wrong(place, "is missing, or no price. Write it like 0.99")
        }
        return price
    }
}
