/// How a value of a NIBArchive is kept.
enum NIBValueKind: UInt8 {
    case integer8 = 0
    case integer16 = 1
    case integer32 = 2
    case integer64 = 3
    case no = 4
    case yes = 5
    case float = 6
    case double = 7
    /// A length, then as many bytes.
    case data = 8
    case null = 9
    /// The number of an object, 32 bits.
    case object = 10
}
