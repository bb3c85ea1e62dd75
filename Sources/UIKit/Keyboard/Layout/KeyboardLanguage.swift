/// The parts of a keyboard that depend on the device's language and region.
struct KeyboardLanguage: Hashable {
    enum Words: Hashable { case english, french, german }

    /// The currency sign of the region, and the three that stand with the other symbols.
    struct Currency: Hashable {
        let first: String
        let others: String
    }

    let words: Words
    /// Three rows of capitals.
    let letters: [[String]]
    let currency: Currency
    /// What numbers have before their fraction.
    let decimalSeparator: String
    /// Ends of web addresses; the first stands on the key.
    let domains: [String]

    /// - Parameters:
    ///   - language: A tag such as "fr" or "de-CH".
    ///   - locale: A region's name such as "fr_FR".
    init(language: String, locale: String) {
        let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
        let region = locale.split { $0 == "_" || $0 == "-" }.dropFirst().last.map { $0.uppercased() } ?? ""
        words = code == "fr" ? .french : code == "de" ? .german : .english
        letters = KeyboardLanguage.rows(code, region).map { $0.map { String($0) } }
        currency = KeyboardLanguage.currency(region, code)
        decimalSeparator = KeyboardLanguage.usesPoint(code, region) ? "." : ","
        domains = [".com"] + KeyboardLanguage.domains(region) + [".net", ".edu", ".org"]
    }

    private static func rows(_ code: String, _ region: String) -> [String] {
        switch code {
        // In Switzerland and Canada French is written on the neighbours' keys.
        case "fr" where region != "CH" && region != "CA": ["AZERTYUIOP", "QSDFGHJKLM", "WXCVBN"]
        case "fr" where region == "CH", "de", "cs", "sk", "hu", "hr", "sl":
            ["QWERTZUIOP", "ASDFGHJKL", "YXCVBNM"]
        default: ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]
        }
    }

    private static func currency(_ region: String, _ code: String) -> Currency {
        switch region {
        case "GB": Currency(first: "£", others: "€$¥")
        case "JP": Currency(first: "¥", others: "$€£")
        case "AT", "BE", "DE", "ES", "FI", "FR", "GR", "IE", "IT", "LU", "NL", "PT":
            Currency(first: "€", others: "$£¥")
        case "":
            code == "fr" || code == "de" ? Currency(first: "€", others: "$£¥") : Currency(first: "$", others: "€£¥")
        default: Currency(first: "$", others: "€£¥")
        }
    }

    private static func usesPoint(_ code: String, _ region: String) -> Bool {
        if region == "CH" || region == "MX" { return true }
        return ["en", "ja", "zh", "ko", "th", "he"].contains(code)
    }

    private static func domains(_ region: String) -> [String] {
        switch region {
        case "FR", "DE", "IT", "ES", "NL", "BE", "CH", "AT", "CA", "JP": ["." + region.lowercased()]
        case "GB": [".co.uk"]
        default: []
        }
    }

    // MARK: Words on keys

    var spaceTitle: String {
        switch words {
        case .english: "space"
        case .french: "espace"
        case .german: "Leerzeichen"
        }
    }

    func title(of type: UIReturnKeyType) -> String {
        switch (type, words) {
        case (.google, _): "Google"
        case (.yahoo, _): "Yahoo!"
        case (.default, .english): "return"
        case (.go, .english): "Go"
        case (.join, .english): "Join"
        case (.next, .english): "Next"
        case (.route, .english): "Route"
        case (.search, .english): "Search"
        case (.send, .english): "Send"
        case (.done, .english): "Done"
        case (.emergencyCall, .english): "Emergency Call"
        case (.default, .french): "retour"
        case (.go, .french): "Accéder"
        case (.join, .french): "Rejoindre"
        case (.next, .french): "Suivant"
        case (.route, .french): "Itinéraire"
        case (.search, .french): "Rechercher"
        case (.send, .french): "Envoyer"
        case (.done, .french): "Terminé"
        case (.emergencyCall, .french): "Appel d’urgence"
        case (.default, .german): "Return"
        case (.go, .german): "Öffnen"
        case (.join, .german): "Verbinden"
        case (.next, .german): "Weiter"
        case (.route, .german): "Route"
        case (.search, .german): "Suchen"
        case (.send, .german): "Senden"
        case (.done, .german): "Fertig"
        case (.emergencyCall, .german): "Notruf"
        }
    }
}

extension KeyboardLanguage {
    /// The device's.
    @MainActor static var current: KeyboardLanguage {
        let profile = UIScreen.main.profile
        return KeyboardLanguage(language: profile.language, locale: profile.locale)
    }
}
