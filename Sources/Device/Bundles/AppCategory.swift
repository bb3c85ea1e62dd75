/// What kind of app an app is, by the key that Xcode's editor of a target sets.
enum AppCategory {
    static let key = "LSApplicationCategoryType"
    private static let prefix = "public.app-category."

    /// The names of the App Store, by the end of the key's value, where they are not the same words.
    private static let names = [
        "healthcare-fitness": "Health & Fitness", "food-drink": "Food & Drink", "graphics-design": "Graphics & Design",
    ]

    /// The category's name for a value such as `public.app-category.games`; every kind of game is "Games".
    static func name(of value: String?) -> String? {
        guard let value, value.hasPrefix(prefix), value.utf8.count < 128 else { return nil }
        let kind = value.dropFirst(prefix.count).lowercased()
        guard !kind.isEmpty else { return nil }
        if kind == "games" || kind.hasSuffix("-games") { return "Games" }
        return names[kind]
            ?? kind.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
            .joined(separator: " ")
    }
}
