import Foundation

/// Reads the values and objects of an archive.
///
/// An `InterfaceObject` is made for each `<object>` before any property is read, so that references may point forward
/// and form cycles. Collections are values: one that contains itself, or whose expanded size exceeds the limit because
/// of shared references, is refused.
final class ArchiveValues {
    let tree: XMLTree
    let vocabulary: ArchiveVocabulary
    var problems: [InterfaceProblem] = []

    /// The elements with an identifier, by the identifier's index in the file's string table; -1 for none.
    private var nodesByIdentifier: [Int32]
    /// The object of each element; nil for elements that are not objects.
    private var objects: [InterfaceObject?]
    /// All of them, for the document.
    let made = ArchiveObjects()

    /// Collections already read, by element, with the total number of values in each.
    private var collections: [Int: (value: InterfaceValue, weight: Int)] = [:]
    private var openCollections: Set<Int> = []
    private var weight = 0

    private var isTooHeavyReported = false

    /// The greatest nesting depth of collections.
    private static let depthLimit = 128
    /// The greatest number of values in all collections, counting shared ones each time. Real files share few.
    private let weightLimit: Int

    init(_ tree: XMLTree) {
        self.tree = tree
        vocabulary = ArchiveVocabulary(tree)
        nodesByIdentifier = [Int32](repeating: -1, count: tree.strings.count)
        objects = [InterfaceObject?](repeating: nil, count: tree.count)
        weightLimit = 10_000 + tree.count * 8
    }

    // MARK: - Objects

    /// Makes the objects of all elements except those in the given range, whose objects nothing refers to.
    func makeObjects(except skipped: Range<Int>) {
        for node in 0..<tree.count {
            if let identifier = attribute(vocabulary.identifier, of: node) {
                if nodesByIdentifier[Int(identifier)] < 0 {
                    nodesByIdentifier[Int(identifier)] = Int32(node)
                } else {
                    report(
                        .error,
                        "the identifier \(tree.strings[Int(identifier)]) is given to two elements; the first one has it",
                        at: node)
                }
            }
            guard vocabulary.word(tree.nodes[node].name) == .object, !skipped.contains(node),
                let className = attribute(vocabulary.className, of: node),
                vocabulary.kind(className) == .instance
            else { continue }
            let object = InterfaceObject(
                identifier: nil, className: tree.strings[Int(className)], line: Int(tree.nodes[node].line))
            object.element = node
            objects[node] = object
            made.objects.append(object)
        }
    }

    /// Reads the properties of all objects.
    func fillObjects() {
        for node in 0..<tree.count {
            guard let object = objects[node] else { continue }
            var child = tree.nodes[node].firstChild
            while child >= 0 {
                defer { child = tree.nodes[Int(child)].nextSibling }
                if let property = property(at: Int(child)) { object.properties.append(property) }
            }
        }
    }

    /// The objects that have an identifier, in the order of the file.
    var identifiedObjects: [InterfaceObject] { objects.compactMap { $0?.identifier == nil ? nil : $0 } }

    /// The object of an element, or the one that the element refers to.
    func object(at node: Int) -> InterfaceObject? {
        guard let target = target(of: node) else { return nil }
        return objects[target]
    }

    /// The element itself, or the one that it refers to. nil for `<nil>` and for a dangling reference, which is
    /// reported.
    func target(of node: Int) -> Int? {
        switch vocabulary.word(tree.nodes[node].name) {
        case .null: return nil
        case .reference:
            guard let identifier = attribute(vocabulary.reference, of: node) else { return nil }
            let target = nodesByIdentifier[Int(identifier)]
            guard target >= 0 else {
                report(
                    .error,
                    "no element of the file has the identifier \(tree.strings[Int(identifier)]) that is referred to here",
                    at: node)
                return nil
            }
            return Int(target)
        default: return node
        }
    }

    // MARK: - Values

    /// The property in a child element of an object; nil for the coder's own marks and for elements that are not
    /// values.
    func property(at node: Int) -> InterfaceProperty? {
        guard let key = attribute(vocabulary.key, of: node) else {
            report(.warning, "a value without a key is ignored", at: node)
            return nil
        }
        guard key != vocabulary.codersMark, let value = value(at: node) else { return nil }
        return InterfaceProperty(key: tree.strings[Int(key)], value: value, line: Int(tree.nodes[node].line))
    }

    /// The value of an element; nil for one that cannot be read, which is reported.
    func value(at node: Int) -> InterfaceValue? {
        switch vocabulary.word(tree.nodes[node].name) {
        case .null: return .null
        case .reference:
            guard let target = target(of: node) else { return .null }
            if let object = objects[target] { return .object(object) }
            guard vocabulary.word(tree.nodes[target].name) != .reference else {
                report(.error, "the reference leads to a reference; it is nil", at: node)
                return .null
            }
            return value(at: target)
        case .object: return objectValue(at: node)
        case .array, .set: return collection(at: node, read: plainElements)
        case .dictionary: return collection(at: node, read: keyedEntries)
        case .string, .characters: return .string(string(at: node))
        case .bytes: return .data(ArchiveText.data(fromBase64: element(node)))
        case .int: return integer(at: node, ArchiveText.integer(element(node)))
        case .integer: return integer(at: node, valueAttribute(of: node).flatMap { Int($0) })
        case .float: return real(at: node, ArchiveText.real(element(node)))
        case .real: return real(at: node, valueAttribute(of: node).flatMap { Double($0) })
        case .bool: return boolean(at: node, element(node).text)
        case .boolean: return boolean(at: node, valueAttribute(of: node) ?? "")
        case .unknown:
            report(.warning, "<\(element(node).name)> is not known; it is ignored", at: node)
            return nil
        }
    }

    private func objectValue(at node: Int) -> InterfaceValue? {
        if let object = objects[node] { return .object(object) }
        guard let className = attribute(vocabulary.className, of: node) else {
            report(.warning, "an <object> without a class is ignored", at: node)
            return nil
        }
        switch vocabulary.kind(className) {
        case .array: return collection(at: node, read: plainElements)
        case .orderedSet:
            guard let list = child(of: node, forKey: "orderedObjects") else { return .array([]) }
            return value(at: list)
        case .dictionary: return collection(at: node, read: dictionaryEntries)
        case .string: return .string(child(of: node, forKey: "NS.bytes").map(string) ?? "")
        case .data:
            return .data(
                child(of: node, forKey: "NS.bytes").map { ArchiveText.data(fromBase64: element($0)) } ?? Data())
        case .null: return .null
        case .instance, .structure:
            report(.warning, "\(tree.strings[Int(className)]) cannot stand here; it is ignored", at: node)
            return nil
        }
    }

    private func integer(at node: Int, _ value: Int?) -> InterfaceValue? {
        if let value { return .integer(value) }
        return unreadable(node, "integer")
    }

    private func real(at node: Int, _ value: Double?) -> InterfaceValue? {
        if let value, value.isFinite { return .real(value) }
        return unreadable(node, "number")
    }

    private func boolean(at node: Int, _ text: String) -> InterfaceValue? {
        switch text {
        case "YES": return .boolean(true)
        case "NO": return .boolean(false)
        default: return unreadable(node, "YES or NO")
        }
    }

    private func unreadable(_ node: Int, _ expected: String) -> InterfaceValue? {
        let text = valueAttribute(of: node) ?? element(node).text
        report(.error, "“\(text.prefix(40))” is no \(expected); the value is ignored", at: node)
        return nil
    }

    func string(at node: Int) -> String {
        let element = element(node)
        guard let type = attribute(vocabulary.type, of: node) else { return element.text }
        if tree.strings[Int(type)] != "base64-UTF8" {
            report(
                .warning, "strings of type \(tree.strings[Int(type)]) are not known; it is taken as it stands", at: node
            )
            return element.text
        }
        // The terminating NUL of the C string is in the data.
        var bytes = ArchiveText.data(fromBase64: element)
        if bytes.last == 0 { bytes.removeLast() }
        guard let text = String(data: bytes, encoding: .utf8) else {
            report(.warning, "the string is not in UTF-8; what cannot be read of it is left out", at: node)
            return String(decoding: bytes, as: UTF8.self)
        }
        return text
    }

    // MARK: - Collections

    private func collection(at node: Int, read: (Int) -> InterfaceValue) -> InterfaceValue? {
        if let known = collections[node] {
            weight += known.weight
            return isTooHeavy(node) ? .null : known.value
        }
        // After the limit is exceeded nothing more is read, so that reading ends soon.
        guard !isTooHeavy(node) else { return .null }
        guard openCollections.count < Self.depthLimit else {
            report(.error, "collections lie more than \(Self.depthLimit) deep within each other here", at: node)
            return .null
        }
        guard openCollections.insert(node).inserted else {
            report(.error, "the collection contains itself", at: node)
            return .null
        }
        defer { openCollections.remove(node) }
        let before = weight
        weight += 1
        let value = read(node)
        guard !isTooHeavy(node) else { return .null }
        collections[node] = (value, weight - before)
        return value
    }

    /// Whether the collections exceed the limit, which is reported once.
    private func isTooHeavy(_ node: Int) -> Bool {
        guard weight > weightLimit else { return false }
        if !isTooHeavyReported {
            isTooHeavyReported = true
            report(
                .error, "the collections have more than \(weightLimit) values, counting those that are named twice",
                at: node)
        }
        return true
    }

    private func plainElements(_ node: Int) -> InterfaceValue {
        var elements: [InterfaceValue] = []
        var child = tree.nodes[node].firstChild
        while child >= 0 {
            defer { child = tree.nodes[Int(child)].nextSibling }
            if let key = attribute(vocabulary.key, of: Int(child)) {
                if key == vocabulary.codersMark { continue }
                if tree.strings[Int(key)] == "set.sortedObjects", case .array(let sorted)? = value(at: Int(child)) {
                    elements += sorted
                    continue
                }
            }
            weight += 1
            if let value = value(at: Int(child)) { elements.append(value) }
        }
        return .array(elements)
    }

    /// The entries of a dictionary in version 7: a list of keys and one of values with the same length, or numbered
    /// keys and values.
    private func dictionaryEntries(_ node: Int) -> InterfaceValue {
        guard let keyNode = child(of: node, forKey: "dict.sortedKeys") else { return keyedEntries(node) }
        guard case .array(let keys)? = value(at: keyNode),
            let valueNode = child(of: node, forKey: "dict.values"), case .array(let values)? = value(at: valueNode)
        else { return .dictionary([]) }
        if keys.count != values.count {
            report(.error, "the dictionary has \(keys.count) keys but \(values.count) values", at: node)
        }
        return .dictionary(zip(keys, values).map { (key: $0, value: $1) })
    }

    private func keyedEntries(_ node: Int) -> InterfaceValue {
        .dictionary(
            entries(of: node).compactMap { entry in
                weight += 1
                guard let value = value(at: entry.node) else { return nil }
                return (key: entry.key, value: value)
            })
    }

    /// The keys of a dictionary and the elements of their values.
    func entries(of node: Int) -> [(key: InterfaceValue, node: Int)] {
        var entries: [(key: InterfaceValue, node: Int)] = []
        var numberedKeys: [Substring: InterfaceValue] = [:]
        var child = tree.nodes[node].firstChild
        while child >= 0 {
            defer { child = tree.nodes[Int(child)].nextSibling }
            guard let place = attribute(vocabulary.key, of: Int(child)) else {
                report(.warning, "a value without a key is ignored", at: Int(child))
                continue
            }
            guard place != vocabulary.codersMark else { continue }
            let key = tree.strings[Int(place)]
            if key.hasPrefix("NS.key.") {
                numberedKeys[key.dropFirst("NS.key.".count)] = value(at: Int(child))
            } else if key.hasPrefix("NS.object."), let named = numberedKeys[key.dropFirst("NS.object.".count)] {
                entries.append((named, Int(child)))
            } else {
                entries.append((.string(key), Int(child)))
            }
        }
        return entries
    }

    /// The elements of a list in either format; references are not resolved.
    func elements(ofList node: Int) -> [Int] {
        guard let list = target(of: node) else { return [] }
        if let ordered = child(of: list, forKey: "orderedObjects") { return elements(ofList: ordered) }
        var elements: [Int] = []
        var child = tree.nodes[list].firstChild
        while child >= 0 {
            defer { child = tree.nodes[Int(child)].nextSibling }
            if attribute(vocabulary.key, of: Int(child)) == vocabulary.codersMark, vocabulary.codersMark >= 0 {
                continue
            }
            elements.append(Int(child))
        }
        return elements
    }

    /// The string keys of a dictionary in either format, and the elements of their values.
    func stringEntries(ofDictionary node: Int) -> [(key: String, node: Int)] {
        guard let dictionary = target(of: node) else { return [] }
        if let keys = child(of: dictionary, forKey: "dict.sortedKeys") {
            let keyNodes = elements(ofList: keys)
            let valueNodes = child(of: dictionary, forKey: "dict.values").map(elements) ?? []
            if keyNodes.count != valueNodes.count {
                report(
                    .error, "the dictionary has \(keyNodes.count) keys but \(valueNodes.count) values", at: dictionary)
            }
            return zip(keyNodes, valueNodes).compactMap { key, value in
                guard case .string(let key)? = self.value(at: key) else { return nil }
                return (key, value)
            }
        }
        return entries(of: dictionary).compactMap { entry in
            guard case .string(let key) = entry.key else { return nil }
            return (key, entry.node)
        }
    }

    // MARK: - Element tree

    func element(_ node: Int) -> XMLTree.Element { XMLTree.Element(tree: tree, index: node) }

    /// The value of an attribute, as an index in the file's string table; nil if the element does not have it.
    func attribute(_ name: Int32, of node: Int) -> Int32? {
        let record = tree.nodes[node]
        for place in Int(record.firstAttribute)..<Int(record.firstAttribute + record.attributeCount)
        where tree.attributes[place].name == name {
            return tree.attributes[place].value
        }
        return nil
    }

    private func valueAttribute(of node: Int) -> String? {
        attribute(vocabulary.value, of: node).map { tree.strings[Int($0)] }
    }

    func child(of node: Int, forKey key: String) -> Int? { element(node).child(forKey: key)?.index }

    func report(_ severity: InterfaceProblem.Severity, _ message: String, at node: Int) {
        problems.append(InterfaceProblem(severity, message, line: Int(tree.nodes[node].line)))
    }
}
