/// The words of an archive, looked up once a file, so that an element is told by a number.
struct ArchiveVocabulary {
    /// What an element spells.
    enum Word: UInt8 {
        case unknown
        /// `<object class="…">`: an instance, or a collection in the spelling of version 7.
        case object
        case reference
        case null
        case string, characters
        /// `<int>7</int>`, and version 8's `<integer value="7"/>`.
        case int, integer
        case float, real
        case bool, boolean
        case bytes
        case array, set, dictionary
    }

    /// What the class of an `<object>` stands for.
    enum Kind: UInt8 {
        /// An instance, which the document keeps as an object.
        case instance
        case array
        case orderedSet
        case dictionary
        case string
        case data
        case null
        /// What holds the document together: containers, records, connections.
        case structure
    }

    let key, identifier, reference, className, value, type: Int32
    let codersMark: Int32

    private var words: [UInt8]
    private var kinds: [UInt8]

    init(_ tree: XMLTree) {
        key = tree.place(of: "key")
        identifier = tree.place(of: "id")
        reference = tree.place(of: "ref")
        className = tree.place(of: "class")
        value = tree.place(of: "value")
        type = tree.place(of: "type")
        codersMark = tree.place(of: "EncodedWithXMLCoder")
        words = [UInt8](repeating: Word.unknown.rawValue, count: tree.strings.count)
        kinds = [UInt8](repeating: Kind.instance.rawValue, count: tree.strings.count)
        for (name, word) in Self.wordNames {
            let place = tree.place(of: name)
            if place >= 0 { words[Int(place)] = word.rawValue }
        }
        for (name, kind) in Self.kindNames {
            let place = tree.place(of: name)
            if place >= 0 { kinds[Int(place)] = kind.rawValue }
        }
    }

    func word(_ place: Int32) -> Word { Word(rawValue: words[Int(place)]) ?? .unknown }

    func kind(_ place: Int32) -> Kind { Kind(rawValue: kinds[Int(place)]) ?? .instance }

    private static let wordNames: [(String, Word)] = [
        ("object", .object), ("reference", .reference), ("nil", .null), ("string", .string),
        ("characters", .characters), ("int", .int), ("integer", .integer), ("float", .float), ("double", .float),
        ("real", .real), ("bool", .bool), ("boolean", .boolean), ("bytes", .bytes), ("array", .array), ("set", .set),
        ("dictionary", .dictionary),
    ]

    private static let kindNames: [(String, Kind)] = [
        ("NSArray", .array), ("NSMutableArray", .array), ("NSSet", .array), ("NSMutableSet", .array),
        ("IBMutableOrderedSet", .orderedSet), ("NSDictionary", .dictionary), ("NSMutableDictionary", .dictionary),
        ("NSString", .string), ("NSMutableString", .string), ("NSData", .data), ("NSMutableData", .data),
        ("NSNull", .null), ("IBObjectContainer", .structure), ("IBClassDescriber", .structure),
        ("IBObjectRecord", .structure), ("IBConnectionRecord", .structure),
        ("IBCocoaTouchOutletConnection", .structure), ("IBCocoaTouchEventConnection", .structure),
        ("IBCocoaTouchOutletCollectionConnection", .structure), ("IBPartialClassDescription", .structure),
        ("IBClassDescriptionSource", .structure), ("IBToOneOutletInfo", .structure),
        ("IBToManyOutletInfo", .structure), ("IBActionInfo", .structure),
    ]
}
