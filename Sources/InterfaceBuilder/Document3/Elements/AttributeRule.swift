/// What becomes of one attribute of an element.
struct AttributeRule {
    enum Kind {
        /// `YES` or `NO`.
        case boolean
        case integer
        case real
        case string
        /// One of some words, each of which stands for a number of the platform.
        case choice([String: Int])
        /// The name of a picture.
        case image
        /// The identifier of an object that may stand anywhere in the file.
        case object
        /// Read together with others, or of no use for this platform: only the editor looks at it, or it came later.
        case nothing
    }

    let kind: Kind
    /// The archive's key, where it is not the attribute's name with `IBUI` before it.
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

    /// The same kind of value under another key.
    func named(_ key: String) -> AttributeRule { AttributeRule(kind, key) }

    /// `clipsSubviews` is `IBUIClipsSubviews` in archives.
    static func archiveKey(for name: String) -> String {
        guard let first = name.first else { return "IBUI" }
        return "IBUI" + first.uppercased() + name.dropFirst()
    }
}
