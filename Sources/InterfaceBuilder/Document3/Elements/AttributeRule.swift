/// The conversion of one attribute of an element.
struct AttributeRule {
    enum Kind {
        /// `YES` or `NO`.
        case boolean
        case integer
        case real
        case string
        /// A word that stands for a number of the platform.
        case choice([String: Int])
        /// The name of an image.
        case image
        /// The identifier of an object anywhere in the file.
        case object
        /// An attribute that is read together with others, or not used: only the editor uses it, or it is newer than
        /// the platform.
        case nothing
    }

    let kind: Kind
    /// The key in archives; nil for the attribute's name with prefix `IBUI`.
    let key: String?

    private init(_ kind: Kind, _ key: String?) {
        self.kind = kind
        self.key = key
    }

    static let boolean = AttributeRule(.boolean, nil)
    static let integer = AttributeRule(.integer, nil)
    static let real = AttributeRule(.real, nil)
    static let string = AttributeRule(.string, nil)
    static let image = AttributeRule(.image, nil)
    static let object = AttributeRule(.object, nil)
    static let nothing = AttributeRule(.nothing, nil)

    static func choice(_ words: [String: Int], key: String? = nil) -> AttributeRule {
        AttributeRule(.choice(words), key)
    }

    /// The same kind of value with another key.
    func named(_ key: String) -> AttributeRule { AttributeRule(kind, key) }

    /// The default key in archives: `clipsSubviews` becomes `IBUIClipsSubviews`.
    static func archiveKey(for name: String) -> String {
        guard let first = name.first else { return "IBUI" }
        return "IBUI" + first.uppercased() + name.dropFirst()
    }
}
