/// The element names and classes of an archive, looked up once per file, so that elements are compared by number
/// instead of by string.
struct ArchiveVocabulary {
    /// The kind of value that an element name denotes.
    enum Word: UInt8 {
        case unknown
        /// `<object class="…">`: an instance, or a collection in version 7.
        case object
        case reference
        case null
        case string, characters
        /// `<int>7</int>`, and in version 8 `<integer value="7"/>`.
        case int, integer
        case float, real
        case bool, boolean
        case bytes
        case array, set, dictionary
    }

    /// The kind of value that the class of an `<object>` denotes.
    enum Kind: UInt8 {
        /// An instance, which becomes an `InterfaceObject`.
        case instance
        case array
        case orderedSet
        case dictionary
        case string
        case data
        case null
        /// A container of the document's structure, an object record or a connection.
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
