import CPropertyLists
import Foundation

/// Makes the property list of a keyed archive: `$objects` has `$null`, the graph's objects in their order, then texts
/// of structures and classes in the order in which they are met.
struct KeyedArchiveWriter {
    private let graph: ArchiveGraph
    private var list = PropertyList()
    /// Places in the list of what is written only once.
    private var strings: [String: Int] = [:]
    private var integers: [Int64: Int] = [:]
    private var identifiers: [Int: Int] = [:]
    /// The numbers of the graph's objects in `$objects`; 0 for nothing.
    private var numbers: [Int] = []
    /// What stands in `$objects` after the graph's objects, and the number of the next one.
    private var trailing: [Int] = []
    private var nextNumber = 1
    private var texts: [String: Int] = [:]
    private var classes: [[String]: Int] = [:]
    /// The object that is written, for errors.
    private var current = 0

    static func write(_ graph: ArchiveGraph) throws -> PropertyList {
        var writer = KeyedArchiveWriter(graph)
        return try writer.write()
    }

    private init(_ graph: ArchiveGraph) {
        self.graph = graph
        numbers.reserveCapacity(graph.objects.count)
        for object in graph.objects {
            let isNothing = object.isNothing
            numbers.append(isNothing ? 0 : nextNumber)
            if !isNothing { nextNumber += 1 }
        }
    }

    private mutating func write() throws -> PropertyList {
        list.root = list.add(.null)
        var objects = [string(keyed_archive_nil)]
        for (index, object) in graph.objects.enumerated() where numbers[index] != 0 {
            current = index
            objects.append(try place(of: object))
        }
        let top = list.add(dictionary(try places(of: graph.top)))
        objects += trailing
        list.values[list.root] = dictionary([
            (string("$version"), integer(Int64(keyed_archive_version))),
            (string("$archiver"), string("NSKeyedArchiver")),
            (string("$top"), top), (string("$objects"), list.add(array(objects))),
        ])
        return list
    }

    // MARK: - Objects

    private mutating func place(of object: ArchivedObject) throws -> Int {
        switch object.content {
        case .null: return keyed(object, [])
        case .string(let text) where object.className == "NSString": return string(text)
        case .string(let text): return keyed(object, [(string("NS.string"), string(text))])
        case .boolean(let value): return list.add(.boolean(value))
        case .integer(let value): return integer(value)
        case .real(let value): return list.add(.real(value))
        case .data(let data): return keyed(object, [(string("NS.data"), list.add(.data(data)))])
        case .date(let seconds): return keyed(object, [(string("NS.time"), list.add(.real(seconds)))])
        case .elements(let elements):
            return keyed(object, [(string("NS.objects"), list.add(array(try elements.map { try identifier(of: $0) })))])
        case .pairs(let pairs):
            let keys = list.add(array(try pairs.map { try identifier(of: $0.key) }))
            let values = list.add(array(try pairs.map { try identifier(of: $0.value) }))
            return keyed(object, [(string("NS.keys"), keys), (string("NS.objects"), values)])
        case .fields(let fields): return keyed(object, try places(of: fields))
        }
    }

    private mutating func keyed(_ object: ArchivedObject, _ fields: [(key: Int, value: Int)]) -> Int {
        let ancestors = object.ancestors.isEmpty ? KeyedClass.ancestors(of: object.className) : object.ancestors
        let number = classNumber([object.className] + ancestors)
        return list.add(dictionary(fields + [(string("$class"), identifier(number))]))
    }

    private mutating func places(of fields: [ArchivedField]) throws -> [(key: Int, value: Int)] {
        var places: [(key: Int, value: Int)] = []
        places.reserveCapacity(fields.count + 1)
        for field in fields { places.append((string(Self.key(field.key)), try place(of: field))) }
        return places
    }

    private mutating func place(of field: ArchivedField) throws -> Int {
        switch field.value {
        case .null: identifier(0)
        case .boolean(let value): list.add(.boolean(value))
        case .integer(let value): integer(value)
        case .float(let value): list.add(.single(value))
        case .double(let value): list.add(.real(value))
        case .bytes(let data): list.add(.data(data))
        case .structure(let structure): identifier(textNumber(structure.text))
        case .object(let reference): try identifier(of: reference, under: field.key)
        }
    }

    /// The number of a text that stands for a structure; equal ones are written once.
    private mutating func textNumber(_ text: String) -> Int {
        if let known = texts[text] { return known }
        texts[text] = nextNumber
        return addTrailing(string(text))
    }

    private mutating func classNumber(_ hierarchy: [String]) -> Int {
        if let known = classes[hierarchy] { return known }
        classes[hierarchy] = nextNumber
        let names = list.add(array(hierarchy.map { string($0) }))
        return addTrailing(
            list.add(dictionary([(string("$classname"), string(hierarchy[0])), (string("$classes"), names)])))
    }

    private mutating func addTrailing(_ place: Int) -> Int {
        trailing.append(place)
        nextNumber += 1
        return nextNumber - 1
    }

    // MARK: - Values of the list

    private mutating func identifier(of reference: ArchiveGraph.Reference, under key: String? = nil) throws -> Int {
        guard numbers.indices.contains(reference.index) else {
            throw ArchiveError(
                "the reference \(reference.index) leads nowhere",
                at: key.map { .key($0, object: current) } ?? .object(current))
        }
        return identifier(numbers[reference.index])
    }

    private mutating func identifier(_ number: Int) -> Int {
        if let known = identifiers[number] { return known }
        let place = list.add(.identifier(number))
        identifiers[number] = place
        return place
    }

    private mutating func string(_ text: String) -> Int {
        // Two strings that look the same to Swift may have different letters.
        if let known = strings[text], case .string(let same) = list.values[known], same.utf8.elementsEqual(text.utf8) {
            return known
        }
        let place = list.add(.string(text))
        strings[text] = place
        return place
    }

    private mutating func integer(_ value: Int64) -> Int {
        if let known = integers[value] { return known }
        let place = list.add(.integer(value))
        integers[value] = place
        return place
    }

    private mutating func array(_ places: [Int]) -> PropertyList.Value {
        let start = list.links.count
        list.links += places
        return .array(start..<list.links.count)
    }

    private mutating func dictionary(_ pairs: [(key: Int, value: Int)]) -> PropertyList.Value {
        let start = list.links.count
        for pair in pairs { list.links += [pair.key, pair.value] }
        return .dictionary(start..<list.links.count)
    }

    private static func key(_ key: String) -> String {
        let count = key.utf8.count
        return keyed_archive_escapes(key, count) && !keyed_archive_is_place(key, count) ? "$" + key : key
    }
}
