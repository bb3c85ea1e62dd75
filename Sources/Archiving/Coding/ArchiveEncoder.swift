import Foundation

/// Encodes objects into a graph, as NSKeyedArchiver does into a file.
///
/// An object is encoded once, however often it is referred to; cycles need no care. Foundation's plain values become
/// values of the graph, and equal strings one object.
package final class ArchiveEncoder: NSCoder {
    /// How deep objects may stand in each other.
    static let maximumDepth = 1000

    /// An object that is only referred to if something else encodes it.
    private struct Condition {
        let holder: Int?
        let field: Int
        let object: ObjectIdentifier
    }

    private final class Frame {
        let object: Int?
        var fields: [ArchivedField] = []
        var unkeyed = 0

        init(object: Int?) { self.object = object }
    }

    /// The name of an object's class, and of those above it, nearest first. Without it the class's own name stands, as
    /// Foundation writes it.
    package var nameObject: (AnyObject) -> (name: String, ancestors: [String]) = FoundationValues.name

    private var objects: [ArchivedObject] = []
    private let top = Frame(object: nil)
    private var path: [Frame] = []
    private var references: [ObjectIdentifier: ArchiveGraph.Reference] = [:]
    /// Identities are those of living objects only.
    private var keptAlive: [AnyObject] = []
    private var strings: [String: ArchiveGraph.Reference] = [:]
    private var conditions: [Condition] = []
    private var failure: Error?

    package override init() { super.init() }

    /// What is encoded so far.
    package var graph: ArchiveGraph {
        var graph = ArchiveGraph()
        graph.objects = objects
        graph.top = top.fields
        for condition in conditions {
            guard let reference = references[condition.object] else { continue }
            if let holder = condition.holder {
                guard case .fields(var fields) = graph.objects[holder].content else { continue }
                fields[condition.field].value = .object(reference)
                graph.objects[holder].content = .fields(fields)
            } else {
                graph.top[condition.field].value = .object(reference)
            }
        }
        return graph
    }

    /// Encodes a point, a rectangle, insets, a transform: each format of archives has its own way of keeping them.
    package func encode(_ structure: ArchivedStructure, forKey key: String) { set(.structure(structure), forKey: key) }

    /// What an object is referred to by; nil is nil.
    package func reference(to value: Any?) -> ArchiveGraph.Reference? {
        guard let value = Self.unwrap(value) else { return nil }
        if let text = value as? String { return string(text) }
        if let content = FoundationValues.content(of: value, by: self) { return content }
        return encodeObject(value as AnyObject)
    }

    func add(_ object: ArchivedObject) -> ArchiveGraph.Reference {
        objects.append(object)
        return ArchiveGraph.Reference(objects.count - 1)
    }

    /// Adds an object which is filled in while it can already be referred to.
    func add(_ className: String, identity: AnyObject?, _ content: () -> ArchivedObject.Content)
        -> ArchiveGraph.Reference
    {
        let reference = add(ArchivedObject(className: className, content: .null))
        if let identity { remember(identity, as: reference) }
        objects[reference.index].content = content()
        return reference
    }

    /// Adds an object of Foundation's with fields that `encode` encodes.
    func addFields(_ className: String, _ encode: () -> Void) -> ArchiveGraph.Reference {
        let reference = add(ArchivedObject(className: className, content: .null))
        fill(reference, encode)
        return reference
    }

    func known(_ object: AnyObject) -> ArchiveGraph.Reference? { references[ObjectIdentifier(object)] }

    private func string(_ text: String) -> ArchiveGraph.Reference {
        if let known = strings[text] { return known }
        let reference = add(ArchivedObject(className: "NSString", content: .string(text)))
        strings[text] = reference
        return reference
    }

    private func remember(_ object: AnyObject, as reference: ArchiveGraph.Reference) {
        references[ObjectIdentifier(object)] = reference
        keptAlive.append(object)
    }

    private func encodeObject(_ object: AnyObject) -> ArchiveGraph.Reference? {
        if let known = known(object) { return known }
        guard let coding = object as? NSCoding else {
            failWithError(ArchiveError("objects of class \(type(of: object)) cannot be archived"))
            return nil
        }
        guard path.count < Self.maximumDepth else {
            failWithError(ArchiveError("objects stand in each other too deeply", at: .object(objects.count)))
            return nil
        }
        let (name, ancestors) = nameObject(object)
        let reference = add(ArchivedObject(className: name, ancestors: ancestors, content: .null))
        remember(object, as: reference)
        fill(reference) { coding.encode(with: self) }
        return reference
    }

    private func fill(_ reference: ArchiveGraph.Reference, _ encode: () -> Void) {
        let frame = Frame(object: reference.index)
        path.append(frame)
        encode()
        path.removeLast()
        objects[reference.index].content = .fields(frame.fields)
    }

    private static func unwrap(_ value: Any?) -> Any? {
        guard let value else { return nil }
        if case Optional<Any>.none = value as Any? { return nil }
        return value
    }

    // MARK: - NSCoder with keys

    /// The last value of a key is the one that counts.
    private func set(_ value: ArchivedValue, forKey key: String) {
        let frame = path.last ?? top
        if let place = frame.fields.firstIndex(where: { $0.key == key }) {
            frame.fields[place].value = value
            conditions.removeAll { $0.holder == frame.object && $0.field == place }
        } else {
            frame.fields.append(ArchivedField(key, value))
        }
    }

    package override var allowsKeyedCoding: Bool { true }
    package override var requiresSecureCoding: Bool { false }
    package override var error: Error? { failure }
    package override func failWithError(_ error: Error) { failure = failure ?? error }
    package override func version(forClassName className: String) -> Int { 0 }

    package override func encode(_ object: Any?, forKey key: String) {
        set(reference(to: object).map(ArchivedValue.object) ?? .null, forKey: key)
    }

    package override func encodeConditionalObject(_ object: Any?, forKey key: String) {
        guard let object = Self.unwrap(object) else { return set(.null, forKey: key) }
        let identity = object as AnyObject
        if let known = known(identity) { return set(.object(known), forKey: key) }
        set(.null, forKey: key)
        let frame = path.last ?? top
        guard let field = frame.fields.firstIndex(where: { $0.key == key }) else { return }
        keptAlive.append(identity)
        conditions.append(Condition(holder: frame.object, field: field, object: ObjectIdentifier(identity)))
    }

    package override func encode(_ value: Bool, forKey key: String) { set(.boolean(value), forKey: key) }
    package override func encode(_ value: Int32, forKey key: String) { set(.integer(Int64(value)), forKey: key) }
    package override func encode(_ value: Int64, forKey key: String) { set(.integer(value), forKey: key) }
    package override func encode(_ value: Int, forKey key: String) { set(.integer(Int64(value)), forKey: key) }
    package override func encode(_ value: Float, forKey key: String) { set(.float(value), forKey: key) }
    package override func encode(_ value: Double, forKey key: String) { set(.double(value), forKey: key) }

    package override func encodeBytes(_ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String) {
        set(.bytes(Data(UnsafeBufferPointer(start: bytes, count: bytes == nil ? 0 : max(0, length)))), forKey: key)
    }

    // MARK: - NSCoder without keys

    /// Keyed archives number what is encoded without a key.
    private func nextKey() -> String {
        let frame = path.last ?? top
        defer { frame.unkeyed += 1 }
        return "$\(frame.unkeyed)"
    }

    package override func encode(_ object: Any?) { encode(object, forKey: nextKey()) }
    package override func encodeRootObject(_ object: Any) { encode(object, forKey: nextKey()) }
    package override func encodeBycopyObject(_ object: Any?) { encode(object, forKey: nextKey()) }
    package override func encodeByrefObject(_ object: Any?) { encode(object, forKey: nextKey()) }
    package override func encodeConditionalObject(_ object: Any?) { encodeConditionalObject(object, forKey: nextKey()) }
    package override func encodePropertyList(_ value: Any) { encode(value, forKey: nextKey()) }
    package override func encode(_ data: Data) { set(.bytes(data), forKey: nextKey()) }

    package override func encodeBytes(_ bytes: UnsafeRawPointer?, length: Int) {
        set(
            .bytes(Data(UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : max(0, length)))),
            forKey: nextKey())
    }

    package override func encodeValue(ofObjCType type: UnsafePointer<Int8>, at address: UnsafeRawPointer) {
        let key = nextKey()
        switch UInt8(bitPattern: type.pointee) {
        case UInt8(ascii: "c"): set(.integer(Int64(address.load(as: Int8.self))), forKey: key)
        case UInt8(ascii: "C"), UInt8(ascii: "B"): set(.integer(Int64(address.load(as: UInt8.self))), forKey: key)
        case UInt8(ascii: "s"): set(.integer(Int64(address.load(as: Int16.self))), forKey: key)
        case UInt8(ascii: "S"): set(.integer(Int64(address.load(as: UInt16.self))), forKey: key)
        case UInt8(ascii: "i"): set(.integer(Int64(address.load(as: Int32.self))), forKey: key)
        case UInt8(ascii: "I"): set(.integer(Int64(address.load(as: UInt32.self))), forKey: key)
        case UInt8(ascii: "l"), UInt8(ascii: "L"), UInt8(ascii: "q"), UInt8(ascii: "Q"):
            set(.integer(address.load(as: Int64.self)), forKey: key)
        case UInt8(ascii: "f"): encode(address.load(as: Float.self), forKey: key)
        case UInt8(ascii: "d"): encode(address.load(as: Double.self), forKey: key)
        default: failWithError(ArchiveError("values of type \(String(cString: type)) cannot be encoded"))
        }
    }

    package override func encodeArray(ofObjCType type: UnsafePointer<Int8>, count: Int, at array: UnsafeRawPointer) {
        failWithError(ArchiveError("C arrays cannot be encoded"))
    }
}
