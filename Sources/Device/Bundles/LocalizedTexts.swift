import Foundation

/// The texts of a bundle in the device's language: one of its tables of strings.
struct LocalizedTexts {
    private let table: [String: String]

    private static let largestFile = 4 << 20

    /// - Parameters:
    ///   - table: the name of its files without extension.
    ///   - language: a BCP 47 tag. Without texts in it those in English are taken.
    init(bundle: String, table tableName: String = "Localizable", language: String) {
        let code = String(language.prefix { $0 != "-" })
        let names = [
            "en": "English", "fr": "French", "de": "German", "it": "Italian", "ja": "Japanese", "es": "Spanish",
        ]
        let languages = [language, code, names[code], "en", "English"].compactMap { $0 }
        let folders = languages.map { bundle + "/" + $0 + ".lproj" } + [bundle]
        table =
            folders.lazy.compactMap { folder -> [String: String]? in
                guard !tableName.contains("/") else { return nil }
                let path = folder + "/" + tableName + ".strings"
                guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int,
                    size <= Self.largestFile, let data = FileManager.default.contents(atPath: path)
                else { return nil }
                let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
                return (list as? [String: Any])?.compactMapValues { $0 as? String }
            }.first ?? [:]
    }

    subscript(key: String) -> String? { table[key] }

    /// Puts arguments in the places of `%@`, in their order, and of `%2$@`, by their numbers.
    static func fill(_ format: String, with arguments: [String]) -> String {
        var result = ""
        var rest = Substring(format)
        var next = 0
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            let afterDigits = rest[digits.endIndex...]
            if rest.hasPrefix("%") {
                result += "%"
                rest = rest.dropFirst()
            } else if rest.hasPrefix("@") {
                result += next < arguments.count ? arguments[next] : ""
                next += 1
                rest = rest.dropFirst()
            } else if let number = Int(digits), afterDigits.hasPrefix("$@") {
                result += arguments.indices.contains(number - 1) ? arguments[number - 1] : ""
                rest = afterDigits.dropFirst(2)
            } else {
                result += "%"
            }
        }
        return result + rest
    }
}
