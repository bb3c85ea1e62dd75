/// Formats an address according to the postal conventions of its country.
package struct PostalAddress {
    private let fields: [AnyHashable: Any]

    /// - Parameter fields: Address Book keys and values: `Street`, `City`, `State`, `ZIP`, `Country`, `CountryCode`.
    package init(_ fields: [AnyHashable: Any]) { self.fields = fields }

    /// The lines with street, town and country.
    /// - Parameter addsCountry: True to derive a missing country name from the country code.
    package func lines(addsCountry: Bool = false) -> [String] {
        let country = field("Country") ?? (addsCountry ? countryName : nil)
        let lines = [field("Street")] + town.map { $0.compactMap { $0 } }.map(Self.joined) + [country]
        return lines.compactMap { $0 }
    }

    private func field(_ key: String) -> String? {
        (fields[key] as? String).flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func joined(_ words: [String]) -> String? { words.isEmpty ? nil : words.joined(separator: " ") }

    private var countryCode: String? { field("CountryCode")?.lowercased() }

    private var countryName: String? {
        countryCode.flatMap { Locale.current.localizedString(forRegionCode: $0.uppercased()) }
    }

    /// The lines between street and country. In continental Europe the postal code precedes the town, in Britain it is
    /// below the town. An address without a country has the format of the United States.
    private var town: [[String?]] {
        switch countryCode {
        case "gb", "ie": [[field("City")], [field("State")], [field("ZIP")]]
        case let code? where Self.codeFirst.contains(code): [[field("ZIP"), field("City")], [field("State")]]
        default: [[field("City"), field("State"), field("ZIP")]]
        }
    }

    private static let codeFirst: Set<String> = [
        "at", "be", "bg", "ch", "cz", "de", "dk", "ee", "es", "fi", "fr", "gr", "hr", "hu", "is", "it", "li", "lt",
        "lu", "mx", "nl", "no", "pl", "pt", "ro", "rs", "se", "si", "sk", "tr",
    ]
}
