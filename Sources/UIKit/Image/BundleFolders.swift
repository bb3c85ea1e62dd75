internal import DeviceLink

/// The folders of a bundle in which resources are searched, in the order of the search.
@MainActor package enum BundleFolders {
    private struct Key: Hashable {
        let path: String
        let language: String
    }

    private static var known: [Key: [String]] = [:]

    /// The bundle itself, then its folders for the device's language, the base language and the development language,
    /// then all others: an app that has a resource in a foreign language only shows that.
    package static func folders(of bundle: Bundle) -> [String] {
        let root = bundle.resourcePath ?? bundle.bundlePath
        let profile = UIScreen.main.profile
        let key = Key(path: root, language: profile.language + " " + profile.locale)
        if let folders = known[key] { return folders }
        let folders =
            [root] + localized(root, bundle, language: profile.language, locale: profile.locale)
        known[key] = folders
        return folders
    }

    private static func localized(
        _ root: String, _ bundle: Bundle, language: String, locale: String
    ) -> [String] {
        let ending = ".lproj"
        let present = ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? [])
            .filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
        guard !present.isEmpty else { return [] }
        var wanted = names(of: language, locale: locale) + ["Base"]
        if let written = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String {
            wanted += names(of: written, locale: locale)
        }
        wanted += ["en", "English"]
        var order: [String] = []
        for name in wanted.filter(present.contains) + present where !order.contains(name) { order.append(name) }
        return order.map { root + "/" + $0 + ending }
    }

    /// The possible folder names of a language: "pt-BR", "pt_BR", "pt", and the English names of early systems
    /// ("French").
    private static func names(of language: String, locale: String) -> [String] {
        let hyphened = language.replacing("_", with: "-")
        let root = String(hyphened.prefix { $0 != "-" })
        var names = [hyphened, hyphened.replacing("-", with: "_")]
        if locale.hasPrefix(root + "_") { names += [locale, locale.replacing("_", with: "-")] }
        names.append(root)
        for (code, english) in englishNames {
            if code == root { names.append(english) }
            if english == language { names.append(code) }
        }
        return names
    }

    private static let englishNames = [
        ("en", "English"), ("fr", "French"), ("de", "German"), ("it", "Italian"), ("es", "Spanish"), ("nl", "Dutch"),
        ("ja", "Japanese"),
    ]
}
