import Foundation

/// Decodes the objects of a graph, each once and only when asked for.
///
/// Foundation's plain values come as `String`, `NSNumber`, `Data`, `Date`, `[Any]`, `[AnyHashable: Any]`,
/// `Set<AnyHashable>`, `URL`, `Locale`, `TimeZone`, `Calendar`, `UUID` and `NSNull`; ``makeObject`` makes all others. A
/// key that is missing decodes as nil, false or 0. Nothing here traps: what cannot be decoded is nil, and the first
/// reason is kept in ``error``.
package final class ArchiveDecoder: NSCoder {
    /// How deep objects may stand in each other while they are decoded.
    static let maximumDepth = 160

    private enum Slot {
        case untouched
        /// The object itself, if it has said that it is there.
        case underWay(AnyObject?)
        case done(Any?)
    }

    package let index: ArchiveIndex
    /// Makes an object that is not one of Foundation's plain values, or nil. Asked once an object.
    package var makeObject: (ArchivedObject, ArchiveGraph.Reference, ArchiveDecoder) -> Any? = { _, _, _ in nil }
    private var slots: [Slot]
    /// The objects that are being decoded, the innermost last.
    private var path: [Int]
    /// How many values each of them has decoded without a key.
    private var unkeyed: [Int] = [0]
    private var failure: Error?

    package convenience init(graph: ArchiveGraph) { self.init(ArchiveIndex(graph)) }

    /// For a nib that is loaded often: the graph is prepared only once.
    package init(_ index: ArchiveIndex) {
        self.index = index
        slots = Array(repeating: .untouched, count: index.graph.objects.count)
        path = [index.top]
        super.init()
    }

    package var graph: ArchiveGraph { index.graph }

    /// The object that a reference leads to; nil if it cannot be made, or if it is an object under way that has not
    /// said yet that it is there (`NSCoder.begin(_:)`).
    package func object(at reference: ArchiveGraph.Reference) -> Any? {
        guard slots.indices.contains(reference.index) else { return nil }
        switch slots[reference.index] {
        case .done(let object): return object
        case .underWay(let object): return object
        case .untouched: break
        }
        guard path.count <= Self.maximumDepth else {
            failWithError(ArchiveError("objects stand in each other too deeply", at: .object(reference.index)))
            return nil
        }
        slots[reference.index] = .underWay(nil)
        path.append(reference.index)
        unkeyed.append(0)
        let object = make(reference)
        path.removeLast()
        unkeyed.removeLast()
        slots[reference.index] = .done(object)
        return object
    }

    /// The object whose fields are decoded now.
    package var currentReference: ArchiveGraph.Reference? {
        path.count > 1 ? path.last.map { ArchiveGraph.Reference($0) } : nil
    }

    func currentObjectIs(_ object: AnyObject) {
        guard let index = path.last, index < slots.count, case .underWay = slots[index] else { return }
        slots[index] = .underWay(object)
    }

    private func make(_ reference: ArchiveGraph.Reference) -> Any? {
        let object = index.graph.objects[reference.index]
        if case .fields = object.content {
            return FoundationValues.isPlain(object.className)
                ? FoundationValues.decode(object.className, by: self) : makeObject(object, reference, self)
        }
        return FoundationValues.decode(object, by: self)
    }

    // MARK: - Values

    /// What the object that is being decoded has under a key.
    package func value(forKey key: String) -> ArchivedValue? {
        index.value(forKey: key, ofObjectAt: path[path.count - 1])
    }

    /// A point, a rectangle, insets, a transform, as any archive may spell it.
    package func structure(forKey key: String) -> ArchivedStructure? {
        switch value(forKey: key) {
        case .structure(let structure)?: structure
        case .bytes(let bytes)?: ArchivedStructure(bytes: bytes)
        case .object(let reference)?: structure(at: reference)
        default: nil
        }
    }

    private func structure(at reference: ArchiveGraph.Reference) -> ArchivedStructure? {
        guard graph.objects.indices.contains(reference.index) else { return nil }
        switch graph.objects[reference.index].content {
        case .string(let text): return ArchivedStructure(text: text)
        case .data(let bytes): return ArchivedStructure(bytes: bytes)
        default: return nil
        }
    }

    private func number(forKey key: String) -> NSNumber? {
        switch value(forKey: key) {
        case .boolean(let value)?: NSNumber(value: value)
        case .integer(let value)?: NSNumber(value: value)
        case .float(let value)?: NSNumber(value: value)
        case .double(let value)?: NSNumber(value: value)
        case .object(let reference)?: object(at: reference) as? NSNumber
        case .null?, .bytes?, .structure?, nil: nil
        }
    }

    private func integer(forKey key: String) -> Int64 {
        switch value(forKey: key) {
        case .integer(let value)?: value
        case .boolean(let value)?: value ? 1 : 0
        case .float(let value)?: Int64(clamping: Double(value))
        case .double(let value)?: Int64(clamping: value)
        case .object?: number(forKey: key)?.int64Value ?? 0
        case .null?, .bytes?, .structure?, nil: 0
        }
    }

    private func data(forKey key: String) -> Data? {
        switch value(forKey: key) {
        case .bytes(let bytes)?: bytes
        case .object(let reference)?: object(at: reference) as? Data
        default: nil
        }
    }

    // MARK: - NSCoder with keys

    package override var allowsKeyedCoding: Bool { true }
    package override var requiresSecureCoding: Bool { false }
    package override var allowedClasses: [AnyClass]? { nil }
    package override var decodingFailurePolicy: NSCoder.DecodingFailurePolicy { .setErrorAndReturn }
    package override var error: Error? { failure }
    package override func failWithError(_ error: Error) { failure = failure ?? error }
    package override func version(forClassName className: String) -> Int { 0 }

    package override func containsValue(forKey key: String) -> Bool { value(forKey: key) != nil }

    package override func decodeObject(forKey key: String) -> Any? {
        switch value(forKey: key) {
        case .object(let reference)?: object(at: reference)
        case .bytes(let bytes)?: bytes
        case .structure(let structure)?: structure.text
        case .boolean?, .integer?, .float?, .double?: number(forKey: key)
        case .null?, nil: nil
        }
    }

    package override func decodeObject<Decoded>(of type: Decoded.Type, forKey key: String) -> Decoded?
    where Decoded: NSObject, Decoded: NSCoding {
        guard let object = decodeObject(forKey: key) else { return nil }
        return object as? Decoded ?? (object as AnyObject) as? Decoded
    }

    package override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        decodeObject(forKey: key)
    }
    package override func decodePropertyList(forKey key: String) -> Any? { decodeObject(forKey: key) }

    package override func decodeBool(forKey key: String) -> Bool {
        switch value(forKey: key) {
        case .boolean(let value)?: value
        case .integer(let value)?: value != 0
        default: number(forKey: key)?.boolValue ?? false
        }
    }

    package override func decodeInteger(forKey key: String) -> Int { Int(clamping: integer(forKey: key)) }
    package override func decodeInt64(forKey key: String) -> Int64 { integer(forKey: key) }
    package override func decodeInt32(forKey key: String) -> Int32 { Int32(truncatingIfNeeded: integer(forKey: key)) }
    package override func decodeCInt(forKey key: String) -> Int32 { decodeInt32(forKey: key) }

    package override func decodeDouble(forKey key: String) -> Double {
        switch value(forKey: key) {
        case .double(let value)?: value
        case .float(let value)?: Double(value)
        case .integer(let value)?: Double(value)
        default: number(forKey: key)?.doubleValue ?? 0
        }
    }

    package override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }

    package override func withDecodedUnsafeBytes<Result>(
        forKey key: String, body: (UnsafeRawBufferPointer?) throws -> Result
    ) rethrows -> Result {
        guard let data = data(forKey: key) else { return try body(nil) }
        return try data.withUnsafeBytes(body)
    }

    package override func withDecodedUnsafeBufferPointer<Result>(
        forKey key: String, body: (UnsafeBufferPointer<UInt8>?) throws -> Result
    ) rethrows -> Result {
        guard let data = data(forKey: key) else { return try body(nil) }
        return try data.withUnsafeBytes { try body($0.bindMemory(to: UInt8.self)) }
    }

    // MARK: - NSCoder without keys

    /// Keyed archives number what is encoded without a key.
    private func nextKey() -> String {
        defer { unkeyed[unkeyed.count - 1] += 1 }
        return "$\(unkeyed[unkeyed.count - 1])"
    }

    package override func decodeObject() -> Any? { decodeObject(forKey: nextKey()) }
    package override func decodeData() -> Data? { data(forKey: nextKey()) }
    package override func decodePropertyList() -> Any? { decodeObject() }

    package override func decodeValue(ofObjCType type: UnsafePointer<Int8>, at data: UnsafeMutableRawPointer) {
        let key = nextKey()
        switch UInt8(bitPattern: type.pointee) {
        case UInt8(ascii: "c"), UInt8(ascii: "C"), UInt8(ascii: "B"):
            data.storeBytes(of: UInt8(truncatingIfNeeded: integer(forKey: key)), as: UInt8.self)
        case UInt8(ascii: "s"), UInt8(ascii: "S"):
            data.storeBytes(of: UInt16(truncatingIfNeeded: integer(forKey: key)), as: UInt16.self)
        case UInt8(ascii: "i"), UInt8(ascii: "I"):
            data.storeBytes(of: decodeInt32(forKey: key), as: Int32.self)
        case UInt8(ascii: "l"), UInt8(ascii: "L"), UInt8(ascii: "q"), UInt8(ascii: "Q"):
            data.storeBytes(of: integer(forKey: key), as: Int64.self)
        case UInt8(ascii: "f"): data.storeBytes(of: decodeFloat(forKey: key), as: Float.self)
        case UInt8(ascii: "d"): data.storeBytes(of: decodeDouble(forKey: key), as: Double.self)
        default: failWithError(ArchiveError("values of type \(String(cString: type)) cannot be decoded"))
        }
    }

    package override func decodeArray(
        ofObjCType itemType: UnsafePointer<Int8>, count: Int, at array: UnsafeMutableRawPointer
    ) {
        failWithError(ArchiveError("C arrays cannot be decoded"))
    }
}
