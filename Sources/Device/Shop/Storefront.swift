import Foundation

/// The country in which the shop sells, and its money.
struct Storefront: Hashable, Sendable {
    /// Two letters, as in ISO 3166.
    let region: String
    /// Three letters, as in ISO 4217.
    let currency: String

    static let standard = Storefront(region: "US", currency: "USD")

    private init(region: String, currency: String) {
        self.region = region
        self.currency = currency
    }

    /// - Parameter name: two or three letters of a country, as Xcode's files have them.
    /// - Returns: nil for a country that is not known.
    init?(_ name: String) {
        guard let region = Self.regions[name.uppercased()] ?? (name.count == 2 ? name.uppercased() : nil),
            let currency = Locale(identifier: "en_" + region).currency?.identifier
        else { return nil }
        self.init(region: region, currency: currency)
    }

    /// Those who have a shop since 2009, by the names of Xcode's files.
    private static let regions = [
        "ARG": "AR", "AUS": "AU", "AUT": "AT", "BEL": "BE", "BRA": "BR", "CAN": "CA", "CHE": "CH", "CHL": "CL",
        "CHN": "CN", "COL": "CO", "CZE": "CZ", "DEU": "DE", "DNK": "DK", "ESP": "ES", "FIN": "FI", "FRA": "FR",
        "GBR": "GB", "GRC": "GR", "HKG": "HK", "HUN": "HU", "IDN": "ID", "IND": "IN", "IRL": "IE", "ISR": "IL",
        "ITA": "IT", "JPN": "JP", "KOR": "KR", "LUX": "LU", "MEX": "MX", "MYS": "MY", "NLD": "NL", "NOR": "NO",
        "NZL": "NZ", "PHL": "PH", "POL": "PL", "PRT": "PT", "ROU": "RO", "RUS": "RU", "SGP": "SG", "SWE": "SE",
        "THA": "TH", "TUR": "TR", "TWN": "TW", "USA": "US", "VNM": "VN", "ZAF": "ZA",
    ]

    /// The identifier of the locale in which apps write prices.
    func locale(language: String) -> String {
        "\(language.prefix { $0 != "-" && $0 != "_" })_\(region)@currency=\(currency)"
    }

    /// As the shop writes a price.
    func text(_ price: Decimal, language: String) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.locale = Locale(identifier: locale(language: language))
        formatter.currencyCode = currency
        return formatter.string(from: price as NSDecimalNumber) ?? "\(price) \(currency)"
    }
}
