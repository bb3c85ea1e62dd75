import CObjCRuntime
import UIKit

/// An NSCoder of Objective-C where Swift has a coder: GNUstep's NSKeyedArchiver and NSKeyedUnarchiver, or an app's own.
final class ForeignCoder: NSCoder {
    /// nil as the receiver of messages: a view made by `initWithCoder:nil` finds nothing in its archive.
    nonisolated(unsafe) let object: ObjCObject?

    init(_ object: ObjCObject?) {
        self.object = object
        super.init()
        _ = object_retain(object)
    }

    deinit { object_release(object) }

    override var allowsKeyedCoding: Bool { coder_is_keyed(object) }

    // MARK: Decoding

    override func containsValue(forKey key: String) -> Bool { coder_contains(object, key.toObjectiveC()) }

    override func decodeObject(forKey key: String) -> Any? {
        value(coder_decode_object(object, key.toObjectiveC()))
    }

    /// Copies collections: GNUstep's decoder returns mutable ones, which the frameworks treat as values.
    private func value(_ object: ObjCObject?) -> Any? {
        swiftArray(object) ?? swiftDictionary(object) ?? swiftSet(object) ?? swiftAny(object)
    }

    override func decodeBool(forKey key: String) -> Bool { coder_decode_bool(object, key.toObjectiveC()) }

    override func decodeInt32(forKey key: String) -> Int32 {
        Int32(clamping: coder_decode_integer(object, key.toObjectiveC()))
    }

    override func decodeCInt(forKey key: String) -> Int32 { decodeInt32(forKey: key) }
    override func decodeInt64(forKey key: String) -> Int64 { coder_decode_integer(object, key.toObjectiveC()) }
    override func decodeInteger(forKey key: String) -> Int { Int(coder_decode_integer(object, key.toObjectiveC())) }
    override func decodeFloat(forKey key: String) -> Float { coder_decode_float(object, key.toObjectiveC()) }
    override func decodeDouble(forKey key: String) -> Double { coder_decode_double(object, key.toObjectiveC()) }

    override func withDecodedUnsafeBytes<Result>(
        forKey key: String, body: (UnsafeRawBufferPointer?) throws -> Result
    ) rethrows -> Result {
        var count = 0
        let bytes = coder_decode_bytes(object, key.toObjectiveC(), &count)
        return try body(bytes.map { UnsafeRawBufferPointer(start: $0, count: count) })
    }

    override func withDecodedUnsafeBufferPointer<Result>(
        forKey key: String, body: (UnsafeBufferPointer<UInt8>?) throws -> Result
    ) rethrows -> Result {
        try withDecodedUnsafeBytes(forKey: key) { bytes in try body(bytes?.bindMemory(to: UInt8.self)) }
    }

    // MARK: Encoding

    override func encode(_ value: Any?, forKey key: String) {
        coder_encode_object(object, objectiveCAny(value), key.toObjectiveC())
    }

    override func encodeConditionalObject(_ value: Any?, forKey key: String) {
        coder_encode_conditional_object(object, objectiveCAny(value), key.toObjectiveC())
    }

    override func encode(_ value: Bool, forKey key: String) { coder_encode_bool(object, value, key.toObjectiveC()) }
    override func encode(_ value: Int32, forKey key: String) { coder_encode_int32(object, value, key.toObjectiveC()) }

    override func encode(_ value: Int64, forKey key: String) {
        coder_encode_integer(object, value, key.toObjectiveC())
    }

    override func encode(_ value: Int, forKey key: String) {
        coder_encode_integer(object, Int64(value), key.toObjectiveC())
    }

    override func encode(_ value: Float, forKey key: String) { coder_encode_float(object, value, key.toObjectiveC()) }

    override func encode(_ value: Double, forKey key: String) {
        coder_encode_double(object, value, key.toObjectiveC())
    }

    override func encodeBytes(_ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String) {
        coder_encode_bytes(object, bytes, length, key.toObjectiveC())
    }

    // MARK: Without keys

    override func decodeObject() -> Any? { value(coder_decode_next_object(object)) }
    override func encode(_ value: Any?) { coder_encode_next_object(object, objectiveCAny(value)) }

    override func decodeValue(ofObjCType type: UnsafePointer<Int8>, at place: UnsafeMutableRawPointer) {
        coder_decode_next_value(object, type, place)
    }

    override func encodeValue(ofObjCType type: UnsafePointer<Int8>, at place: UnsafeRawPointer) {
        coder_encode_next_value(object, type, place)
    }

    override func version(forClassName name: String) -> Int { coder_version_of_class(object, name.toObjectiveC()) }
}

/// The Swift coder for an NSCoder of Objective-C.
func swiftCoder(_ object: ObjCObject?) -> NSCoder {
    if let object, let content = swift_coder_content(object) {
        return Unmanaged<NSCoder>.fromOpaque(content).takeUnretainedValue()
    }
    return ForeignCoder(object)
}
