import Foundation

/// Makes a graph of a NIBArchive.
///
/// The archive's objects keep their order, except that the first is the graph's `top`. What a collection holds that is
/// no object comes after them.
struct NIBArchiveReader {
    private struct Table {
        let count: Int
        let offset: Int
    }

    private struct Entry {
        let classIndex: Int
        let values: Range<Int>
    }

    private let bytes: UnsafeRawBufferPointer
    private var keys: [String] = []
    private var classNames: [String] = []
    /// The names of the classes to fall back on, for each class.
    private var fallbacks: [[String]] = []
    private var entries: [Entry] = []
    private var values: [ArchivedField] = []
    private var graph = ArchiveGraph()
    private var nothing: ArchiveGraph.Reference?

    static func read(_ data: Data) throws -> ArchiveGraph {
        try data.withUnsafeBytes { bytes in
            var reader = NIBArchiveReader(bytes: bytes)
            return try reader.read()
        }
    }

    private init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    private mutating func read() throws -> ArchiveGraph {
        guard bytes.starts(with: NIBArchive.name.utf8) else {
            throw ArchiveError("the data is no NIBArchive", at: .byte(0))
        }
        var header = FileBytes(bytes, from: NIBArchive.name.utf8.count)
        let version = try header.littleEndian(Int32.self)
        guard version == NIBArchive.formatVersion else {
            throw ArchiveError("the NIBArchive is of the unknown version \(version)", at: .byte(10))
        }
        _ = try header.littleEndian(Int32.self)
        let objectTable = try table(&header, entrySize: 3)
        let keyTable = try table(&header, entrySize: 1)
        let valueTable = try table(&header, entrySize: 2)
        let classTable = try table(&header, entrySize: 2)
        try readKeys(keyTable)
        try readClassNames(classTable)
        try readEntries(objectTable, valueCount: valueTable.count)
        try readValues(valueTable)
        try makeObjects()
        return graph
    }

    // MARK: - Tables

    private func table(_ header: inout FileBytes, entrySize: Int) throws -> Table {
        let place = header.offset
        let (count, offset) = (try header.littleEndian(Int32.self), try header.littleEndian(Int32.self))
        guard count >= 0, offset >= NIBArchive.headerSize, Int(offset) <= bytes.count,
            Int(count) <= (bytes.count - Int(offset)) / entrySize
        else { throw ArchiveError("a table is outside the data", at: .byte(place)) }
        return Table(count: Int(count), offset: Int(offset))
    }

    private mutating func readKeys(_ table: Table) throws {
        var reader = FileBytes(bytes, from: table.offset)
        keys.reserveCapacity(table.count)
        for _ in 0..<table.count {
            keys.append(String(decoding: try reader.take(try reader.number()), as: UTF8.self))
        }
    }

    private mutating func readClassNames(_ table: Table) throws {
        var reader = FileBytes(bytes, from: table.offset)
        classNames.reserveCapacity(table.count)
        var numbers: [[Int]] = []
        for _ in 0..<table.count {
            let (length, others) = (try reader.number(), try reader.number())
            guard others <= reader.remaining / 4, others <= table.count else {
                throw ArchiveError("a class has more others to fall back on than there are", at: .byte(reader.offset))
            }
            numbers.append(try (0..<others).map { _ in Int(try reader.littleEndian(Int32.self)) })
            let name = try reader.take(length)
            classNames.append(String(decoding: name.prefix { $0 != 0 }, as: UTF8.self))
        }
        fallbacks = numbers.map { $0.compactMap { classNames.indices.contains($0) ? classNames[$0] : nil } }
    }

    private mutating func readEntries(_ table: Table, valueCount: Int) throws {
        guard table.count > 0 else { throw ArchiveError("the archive has no objects", at: .byte(table.offset)) }
        var reader = FileBytes(bytes, from: table.offset)
        entries.reserveCapacity(table.count)
        // Objects that share values could claim more than there is memory.
        var budget = valueCount
        for index in 0..<table.count {
            let (classIndex, first, count) = (try reader.number(), try reader.number(), try reader.number())
            guard classIndex < classNames.count else {
                throw ArchiveError("the object has no class", at: .object(index))
            }
            guard first <= valueCount, count <= valueCount - first else {
                throw ArchiveError("the object's values are outside their table", at: .object(index))
            }
            budget -= count
            guard budget >= 0 else { throw ArchiveError("objects share values", at: .object(index)) }
            entries.append(Entry(classIndex: classIndex, values: first..<first + count))
        }
    }

    private mutating func readValues(_ table: Table) throws {
        var reader = FileBytes(bytes, from: table.offset)
        values.reserveCapacity(table.count)
        for _ in 0..<table.count {
            let place = reader.offset
            let key = try reader.number()
            guard key < keys.count else { throw ArchiveError("a value has no key", at: .byte(place)) }
            values.append(ArchivedField(keys[key], try value(&reader)))
        }
    }

    private func value(_ reader: inout FileBytes) throws -> ArchivedValue {
        let place = reader.offset
        let number = try reader.byte()
        guard let kind = NIBValueKind(rawValue: number) else {
            throw ArchiveError("a value is of the unknown kind \(number)", at: .byte(place))
        }
        switch kind {
        case .integer8: return .integer(Int64(try reader.littleEndian(Int8.self)))
        case .integer16: return .integer(Int64(try reader.littleEndian(Int16.self)))
        case .integer32: return .integer(Int64(try reader.littleEndian(Int32.self)))
        case .integer64: return .integer(try reader.littleEndian(Int64.self))
        case .no: return .boolean(false)
        case .yes: return .boolean(true)
        case .float: return .float(Float(bitPattern: try reader.littleEndian(UInt32.self)))
        case .double: return .double(Double(bitPattern: try reader.littleEndian(UInt64.self)))
        case .data: return .bytes(Data(try reader.take(try reader.number())))
        case .null: return .null
        case .object:
            let number = try reader.littleEndian(UInt32.self)
            guard number >= 1, number < entries.count else {
                throw ArchiveError("the reference \(number) leads nowhere", at: .byte(place))
            }
            return .object(ArchiveGraph.Reference(Int(number) - 1))
        }
    }

    // MARK: - Objects

    private mutating func makeObjects() throws {
        graph.top = Array(values[entries[0].values])
        graph.objects = Array(repeating: .nothing, count: entries.count - 1)
        for (index, entry) in entries.dropFirst().enumerated() {
            let name = classNames[entry.classIndex]
            let fields = values[entry.values]
            let content = try foundationContent(name, fields) ?? .fields(Array(fields))
            graph.objects[index] = ArchivedObject(
                className: name, ancestors: fallbacks[entry.classIndex], content: content)
        }
    }

    /// What an object of Foundation's keeps; nil for all others.
    private mutating func foundationContent(
        _ name: String, _ fields: ArraySlice<ArchivedField>
    ) throws -> ArchivedObject.Content? {
        guard name.hasPrefix("NS") else { return nil }
        switch name {
        case "NSString", "NSMutableString":
            return Self.bytes(fields).map { .string(String(decoding: $0, as: UTF8.self)) }
        case "NSData", "NSMutableData": return Self.bytes(fields).map { .data($0) }
        case "NSArray", "NSMutableArray", "NSSet", "NSMutableSet": return elements(fields).map { .elements($0) }
        case "NSDictionary", "NSMutableDictionary":
            guard let elements = elements(fields) else { return nil }
            guard elements.count % 2 == 0 else { throw ArchiveError("a dictionary has a key without a value") }
            return .pairs(
                stride(from: 0, to: elements.count, by: 2).map {
                    ArchivedPair(key: elements[$0], value: elements[$0 + 1])
                })
        case "NSNumber": return Self.number(fields)
        case "NSDate":
            guard fields.count == 1, let field = fields.first, field.key == "NS.time" else { return nil }
            if case .double(let seconds) = field.value { return .date(seconds) }
            return nil
        case "NSNull": return fields.isEmpty ? .null : nil
        default: return nil
        }
    }

    private static func bytes(_ fields: ArraySlice<ArchivedField>) -> Data? {
        guard fields.count == 1, let field = fields.first, field.key == "NS.bytes", case .bytes(let data) = field.value
        else { return nil }
        return data
    }

    private static func number(_ fields: ArraySlice<ArchivedField>) -> ArchivedObject.Content? {
        guard fields.count == 1, let value = fields.first?.value else { return nil }
        switch value {
        case .boolean(let value): return .boolean(value)
        case .integer(let value): return .integer(value)
        case .float(let value): return .real(Double(value))
        case .double(let value): return .real(value)
        case .null, .bytes, .structure, .object: return nil
        }
    }

    private mutating func elements(_ fields: ArraySlice<ArchivedField>) -> [ArchiveGraph.Reference]? {
        guard fields.first?.key == NIBArchive.inlinedKey,
            fields.dropFirst().allSatisfy({ $0.key == NIBArchive.elementKey })
        else { return nil }
        return fields.dropFirst().map { element($0.value) }
    }

    private mutating func element(_ value: ArchivedValue) -> ArchiveGraph.Reference {
        switch value {
        case .object(let reference): return reference
        case .boolean(let value): return graph.add(ArchivedObject(className: "NSNumber", content: .boolean(value)))
        case .integer(let value): return graph.add(ArchivedObject(className: "NSNumber", content: .integer(value)))
        case .float(let value): return graph.add(ArchivedObject(className: "NSNumber", content: .real(Double(value))))
        case .double(let value): return graph.add(ArchivedObject(className: "NSNumber", content: .real(value)))
        case .bytes(let data): return graph.add(ArchivedObject(className: "NSData", content: .data(data)))
        case .null, .structure:
            let reference = nothing ?? graph.add(.nothing)
            nothing = reference
            return reference
        }
    }
}

extension FileBytes {
    /// A number of 7 bits a byte, the lowest first; the last byte has its highest bit set.
    fileprivate mutating func number() throws -> Int {
        let start = offset
        var number = 0
        for shift in stride(from: 0, to: 35, by: 7) {
            let byte = try byte()
            number |= Int(byte & 0x7F) << shift
            if byte & 0x80 != 0 { return number }
        }
        throw ArchiveError("a number does not end", at: .byte(start))
    }
}
