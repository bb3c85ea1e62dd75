import Foundation

/// Writes a graph as a NIBArchive. Keys and class names stand in the order in which they are met; the classes above
/// that of an object, but for NSObject, are those to fall back on.
struct NIBArchiveWriter {
    private let graph: ArchiveGraph
    /// The numbers of the graph's objects; 0, the first object's, for nothing.
    private var numbers: [UInt32] = []
    private var keys: [String: Int] = [:]
    private var keyTable = Data()
    private var classes: [String: Int] = [:]
    private var classNames: [(name: String, others: [String])] = []
    private var objectTable = Data()
    private var objectCount = 0
    private var valueTable = Data()
    private var valueCount = 0
    /// The object that is written, for errors.
    private var current = 0

    static func write(_ graph: ArchiveGraph) throws -> Data {
        var writer = NIBArchiveWriter(graph)
        return try writer.write()
    }

    private init(_ graph: ArchiveGraph) {
        self.graph = graph
        numbers.reserveCapacity(graph.objects.count)
        var next: UInt32 = 1
        for object in graph.objects {
            let isNothing = object.isNothing
            numbers.append(isNothing ? 0 : next)
            if !isNothing { next += 1 }
        }
    }

    private mutating func write() throws -> Data {
        for field in graph.top { try write(field) }
        endObject(ArchivedObject(className: "NSObject", content: .null), firstValue: 0)
        for (index, object) in graph.objects.enumerated() where numbers[index] != 0 {
            current = index
            let firstValue = valueCount
            try write(object.content)
            endObject(object, firstValue: firstValue)
        }
        let classTable = classTable()
        var bytes = Data(NIBArchive.name.utf8)
        bytes.append(littleEndian: NIBArchive.formatVersion)
        bytes.append(littleEndian: NIBArchive.coderVersion)
        var offset = NIBArchive.headerSize
        for (count, table) in [
            (objectCount, objectTable), (keys.count, keyTable), (valueCount, valueTable), (classes.count, classTable),
        ] {
            guard let count = Int32(exactly: count), let start = Int32(exactly: offset) else {
                throw ArchiveError("the archive is larger than 2 GB")
            }
            bytes.append(littleEndian: count)
            bytes.append(littleEndian: start)
            offset += table.count
        }
        return bytes + objectTable + keyTable + valueTable + classTable
    }

    // MARK: - Objects

    /// All values since the first are the object's.
    private mutating func endObject(_ object: ArchivedObject, firstValue: Int) {
        objectTable.append(number: classIndex(object.className, object.ancestors))
        objectTable.append(number: firstValue)
        objectTable.append(number: valueCount - firstValue)
        objectCount += 1
    }

    private mutating func write(_ content: ArchivedObject.Content) throws {
        switch content {
        case .null: break
        case .string(let text): write("NS.bytes", data: Data(text.utf8))
        case .integer(let value): write("NS.intval", integer: value)
        case .real(let value): write("NS.dblval", double: value)
        case .boolean(let value): write("NS.boolval", boolean: value)
        case .data(let data): write("NS.bytes", data: data)
        case .date(let seconds): write("NS.time", double: seconds)
        case .elements(let elements):
            write(NIBArchive.inlinedKey, boolean: true)
            for element in elements { try write(NIBArchive.elementKey, element) }
        case .pairs(let pairs):
            write(NIBArchive.inlinedKey, boolean: true)
            for pair in pairs {
                try write(NIBArchive.elementKey, pair.key)
                try write(NIBArchive.elementKey, pair.value)
            }
        case .fields(let fields): for field in fields { try write(field) }
        }
    }

    private mutating func write(_ field: ArchivedField) throws {
        switch field.value {
        case .null: begin(field.key, .null)
        case .boolean(let value): write(field.key, boolean: value)
        case .integer(let value): write(field.key, integer: value)
        case .float(let value):
            begin(field.key, .float)
            valueTable.append(littleEndian: value.bitPattern)
        case .double(let value): write(field.key, double: value)
        case .bytes(let data): write(field.key, data: data)
        case .structure(let structure): write(field.key, data: structure.bytes)
        case .object(let reference): try write(field.key, reference)
        }
    }

    // MARK: - Values

    private mutating func begin(_ key: String, _ kind: NIBValueKind) {
        valueTable.append(number: keyIndex(key))
        valueTable.append(kind.rawValue)
        valueCount += 1
    }

    private mutating func write(_ key: String, boolean: Bool) { begin(key, boolean ? .yes : .no) }

    private mutating func write(_ key: String, integer: Int64) {
        if let small = Int8(exactly: integer) {
            begin(key, .integer8)
            valueTable.append(littleEndian: small)
        } else if let small = Int16(exactly: integer) {
            begin(key, .integer16)
            valueTable.append(littleEndian: small)
        } else if let small = Int32(exactly: integer) {
            begin(key, .integer32)
            valueTable.append(littleEndian: small)
        } else {
            begin(key, .integer64)
            valueTable.append(littleEndian: integer)
        }
    }

    private mutating func write(_ key: String, double: Double) {
        begin(key, .double)
        valueTable.append(littleEndian: double.bitPattern)
    }

    private mutating func write(_ key: String, data: Data) {
        begin(key, .data)
        valueTable.append(number: data.count)
        valueTable.append(data)
    }

    private mutating func write(_ key: String, _ reference: ArchiveGraph.Reference) throws {
        guard numbers.indices.contains(reference.index) else {
            throw ArchiveError("the reference \(reference.index) leads nowhere", at: .key(key, object: current))
        }
        let number = numbers[reference.index]
        guard number != 0 else { return begin(key, .null) }
        begin(key, .object)
        valueTable.append(littleEndian: number)
    }

    private mutating func keyIndex(_ key: String) -> Int {
        if let known = keys[key] { return known }
        let index = keys.count
        keys[key] = index
        keyTable.append(number: key.utf8.count)
        keyTable.append(contentsOf: key.utf8)
        return index
    }

    private mutating func classIndex(_ name: String, _ ancestors: [String] = []) -> Int {
        if let known = classes[name] { return known }
        let index = classes.count
        classes[name] = index
        let others = name.hasPrefix("NS") ? [] : ancestors.filter { $0 != "NSObject" && $0 != name }
        classNames.append((name, others))
        for other in others { _ = classIndex(other) }
        return index
    }

    private func classTable() -> Data {
        var table = Data()
        for (name, others) in classNames {
            table.append(number: name.utf8.count + 1)
            table.append(number: others.count)
            for other in others { table.append(littleEndian: Int32(classes[other] ?? 0)) }
            table.append(contentsOf: name.utf8)
            table.append(0)
        }
        return table
    }
}

extension Data {
    /// A number of 7 bits a byte, the lowest first; the last byte has its highest bit set.
    fileprivate mutating func append(number: Int) {
        var rest = number
        while rest >= 0x80 {
            append(UInt8(rest & 0x7F))
            rest >>= 7
        }
        append(UInt8(rest) | 0x80)
    }

    fileprivate mutating func append<Number: FixedWidthInteger>(littleEndian number: Number) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }
}
