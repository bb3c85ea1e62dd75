import CPropertyLists
import Foundation

/// Makes a graph of the property list of a keyed archive, by the rules of the core (`KeyedArchive.h`), which
/// Foundation's unarchiver for apps follows as well.
///
/// Objects keep the order they have in `$objects`. Values that stand in an object directly, where a graph has objects,
/// come after them.
struct KeyedArchiveReader {
    /// How deep collections that are not objects may stand in each other.
    private static let maximumDepth = 64

    private let list: PropertyList
    private var archive: keyed_archive
    /// The graph's objects of the table's entries; nil for nil and for classes.
    private var references: [Int?] = []
    private var classes: [Int: KeyedClass] = [:]
    /// Objects made of values that stand in others directly, by their place in the list: shared ones are made once.
    private var inlined: [Int: ArchiveGraph.Reference] = [:]
    private var nothing: ArchiveGraph.Reference?
    private var graph = ArchiveGraph()
    /// The number of the object that is read, for errors.
    private var current = 0

    static func read(_ core: UnsafePointer<plist>) throws -> ArchiveGraph {
        var archive = keyed_archive()
        if let missing = keyed_archive_open(&archive, core) {
            throw ArchiveError("the property list is no keyed archive: \(String(cString: missing)) is missing")
        }
        let list = PropertyList(core.pointee)
        var reader = KeyedArchiveReader(list, archive)
        try reader.readObjects()
        let fields = list.dictionary(at: archive.top) ?? []
        reader.current = 0
        reader.graph.top = try fields.map {
            ArchivedField(Self.key($0.key), try reader.value(at: $0.value, under: $0.key))
        }
        return reader.graph
    }

    private init(_ list: PropertyList, _ archive: keyed_archive) {
        (self.list, self.archive) = (list, archive)
        references.reserveCapacity(archive.object_count)
        var count = 0
        for number in 0..<archive.object_count {
            let kind = keyed_archive_kind(&self.archive, number)
            let isObject = kind != keyed_archive_kind_nil && kind != keyed_archive_kind_class
            references.append(isObject ? count : nil)
            if isObject { count += 1 }
        }
        graph.objects = Array(repeating: .nothing, count: count)
    }

    private mutating func readObjects() throws {
        for number in 0..<archive.object_count {
            guard let index = references[number] else { continue }
            current = number
            graph.objects[index] = try object(at: keyed_archive_place(&archive, number), depth: 0)
        }
    }

    private mutating func object(at place: Int, depth: Int) throws -> ArchivedObject {
        switch list.values[place] {
        case .null: return .nothing
        case .boolean(let value): return ArchivedObject(className: "NSNumber", content: .boolean(value))
        case .integer(let value): return ArchivedObject(className: "NSNumber", content: .integer(value))
        case .unsigned(let value):
            return ArchivedObject(className: "NSNumber", content: .integer(Int64(bitPattern: value)))
        case .single(let value): return ArchivedObject(className: "NSNumber", content: .real(Double(value)))
        case .real(let value): return ArchivedObject(className: "NSNumber", content: .real(value))
        case .date(let value): return ArchivedObject(className: "NSDate", content: .date(value))
        case .data(let data): return ArchivedObject(className: "NSData", content: .data(data))
        case .string(let text): return ArchivedObject(className: "NSString", content: .string(text))
        case .identifier: throw error("a reference stands where an object should")
        case .array(let range):
            return ArchivedObject(className: "NSArray", content: .elements(try elements(list.links[range], depth)))
        case .dictionary:
            guard list.place(of: "$class", in: place) != nil else { return try plainDictionary(place, depth) }
            return try keyedObject(place, try keyedClass(of: place), depth)
        }
    }

    private mutating func keyedObject(_ place: Int, _ kind: KeyedClass, _ depth: Int) throws -> ArchivedObject {
        let pairs = list.dictionary(at: place) ?? []
        if kind.kind != .other,
            let content = try foundationContent(kind.kind, pairs.filter { $0.key != "$class" }, depth)
        {
            return ArchivedObject(className: kind.name, ancestors: kind.ancestors, content: content)
        }
        var fields: [ArchivedField] = []
        fields.reserveCapacity(pairs.count)
        for (key, place) in pairs where key != "$class" {
            fields.append(ArchivedField(Self.key(key), try value(at: place, under: key)))
        }
        return ArchivedObject(className: kind.name, ancestors: kind.ancestors, content: .fields(fields))
    }

    /// What an object of Foundation's keeps; nil if it keeps something else as well, as subclasses may.
    private mutating func foundationContent(
        _ kind: KeyedClass.Kind, _ fields: [(key: String, value: Int)], _ depth: Int
    ) throws -> ArchivedObject.Content? {
        let first = fields.first.map { ($0.key, list.values[$0.value]) }
        switch (kind, fields.count, first) {
        case (.string, 1, ("NS.string", .string(let text))?): return .string(text)
        case (.string, 1, ("NS.bytes", .data(let bytes))?): return .string(String(decoding: bytes, as: UTF8.self))
        case (.data, 1, ("NS.data", .data(let data))?), (.data, 1, ("NS.bytes", .data(let data))?): return .data(data)
        case (.date, 1, ("NS.time", .real(let seconds))?): return .date(seconds)
        case (.date, 1, ("NS.time", .single(let seconds))?): return .date(Double(seconds))
        case (.date, 1, ("NS.time", .integer(let seconds))?): return .date(Double(seconds))
        case (.null, 0, _): return .null
        case (.array, 1, ("NS.objects", .array(let range))?), (.set, 1, ("NS.objects", .array(let range))?):
            return .elements(try elements(list.links[range], depth))
        case (.array, 0, _), (.set, 0, _): return .elements([])
        case (.dictionary, 2, _):
            guard let keys = fields.first(where: { $0.key == "NS.keys" }).flatMap({ list.array(at: $0.value) }),
                let values = fields.first(where: { $0.key == "NS.objects" }).flatMap({ list.array(at: $0.value) })
            else { return nil }
            guard keys.count == values.count else {
                throw error("a dictionary has \(keys.count) keys and \(values.count) values")
            }
            return .pairs(
                try zip(keys, values).map {
                    ArchivedPair(key: try element(at: $0, depth), value: try element(at: $1, depth))
                })
        case (.dictionary, 0, _): return .pairs([])
        default: return nil
        }
    }

    private mutating func plainDictionary(_ place: Int, _ depth: Int) throws -> ArchivedObject {
        var pairs: [ArchivedPair] = []
        for (key, value) in list.dictionary(at: place) ?? [] {
            let key = graph.add(ArchivedObject(className: "NSString", content: .string(key)))
            pairs.append(ArchivedPair(key: key, value: try element(at: value, depth)))
        }
        return ArchivedObject(className: "NSDictionary", content: .pairs(pairs))
    }

    // MARK: - References

    private mutating func elements(_ places: ArraySlice<Int>, _ depth: Int) throws -> [ArchiveGraph.Reference] {
        var elements: [ArchiveGraph.Reference] = []
        elements.reserveCapacity(places.count)
        for place in places { elements.append(try element(at: place, depth)) }
        return elements
    }

    private mutating func element(at place: Int, _ depth: Int) throws -> ArchiveGraph.Reference {
        if case .identifier(let number) = list.values[place] {
            if let reference = try reference(number) { return reference }
            let nothing = nothing ?? graph.add(.nothing)
            self.nothing = nothing
            return nothing
        }
        return try inline(place, depth)
    }

    private mutating func value(at place: Int, under key: String) throws -> ArchivedValue {
        switch list.values[place] {
        case .null: return .null
        case .boolean(let value): return .boolean(value)
        case .integer(let value): return .integer(value)
        case .unsigned(let value): return .integer(Int64(bitPattern: value))
        case .single(let value): return .float(value)
        case .real(let value): return .double(value)
        case .data(let data): return .bytes(data)
        case .identifier(let number): return try reference(number, under: key).map(ArchivedValue.object) ?? .null
        case .date, .string, .array, .dictionary: return .object(try inline(place, 0))
        }
    }

    /// The object of a number; nil for nil, and for a class.
    private func reference(_ number: Int, under key: String? = nil) throws -> ArchiveGraph.Reference? {
        guard references.indices.contains(number) else {
            throw error("the reference \(number) leads nowhere", under: key)
        }
        return references[number].map { ArchiveGraph.Reference($0) }
    }

    private mutating func inline(_ place: Int, _ depth: Int) throws -> ArchiveGraph.Reference {
        if let known = inlined[place] { return known }
        guard depth < Self.maximumDepth else { throw error("collections stand in each other too deeply") }
        let reference = graph.add(.nothing)
        inlined[place] = reference
        graph[reference] = try object(at: place, depth: depth + 1)
        return reference
    }

    // MARK: - Classes

    private mutating func keyedClass(of object: Int) throws -> KeyedClass {
        var description = keyed_archive_class()
        let hasName = keyed_archive_class_of(&archive, object, &description)
        guard description.number != Int(bitPattern: keyed_archive_none) else {
            throw error("an object has no class", under: "$class")
        }
        if let known = classes[Int(description.number)] { return known }
        guard hasName, case .string(let name) = list.values[description.name] else {
            throw error("a class has no name", under: "$class")
        }
        let hierarchy = list.links[description.first_name..<description.first_name + description.name_count]
        let names = hierarchy.compactMap { place -> String? in
            if case .string(let name) = list.values[place] { return name }
            return nil
        }
        let result = KeyedClass(name: name, ancestors: names.first == name ? Array(names.dropFirst()) : names)
        classes[description.number] = result
        return result
    }

    private static func key(_ key: String) -> String {
        keyed_archive_is_escaped(key, key.utf8.count) ? String(key.dropFirst()) : key
    }

    private func error(_ message: String, under key: String? = nil) -> ArchiveError {
        ArchiveError(message, at: key.map { .key($0, object: current) } ?? .object(current))
    }
}
