/// The variants of a key, which it offers while it is held: accented letters, other currencies, other domains.
enum KeyVariants {
    /// - Returns: the variants in the order in which they go away from the key, without the key's own text; empty for
    ///   most keys.
    static func variants(of text: String, in language: KeyboardLanguage) -> [String] {
        if text == language.domains[0] { return Array(language.domains.dropFirst()) }
        if text == language.currency.first { return language.currency.others.map { String($0) } + ["¢", "₩"] }
        return (language.words == .english ? nil : frequent(text)) ?? usual(text)
    }

    private static func usual(_ text: String) -> [String] {
        let variants =
            switch text {
            case "a": "àáâäæãåā"
            case "c": "çćč"
            case "e": "èéêëēėę"
            case "i": "îïíīįì"
            case "l": "ł"
            case "n": "ñń"
            case "o": "ôöòóœøōõ"
            case "s": "ßśš"
            case "u": "ûüùúū"
            case "y": "ÿ"
            case "z": "žźż"
            case "0": "°"
            case "-": "–—•"
            case "/": "\\"
            case "&": "§"
            case "\"": "”“„»«"
            case ".": "…"
            case "?": "¿"
            case "!": "¡"
            case "'": "’‘`"
            case "%": "‰"
            case "=": "≠≈"
            default: ""
            }
        return variants.map { String($0) }
    }

    /// In French and German the letters come first that these languages use.
    private static func frequent(_ text: String) -> [String]? {
        let variants: String
        switch text {
        case "e": variants = "éèêëęėē"
        case "a": variants = "àâæäáãåā"
        case "u": variants = "ùûüúū"
        case "o": variants = "ôœöòóøōõ"
        default: return nil
        }
        return variants.map { String($0) }
    }
}
