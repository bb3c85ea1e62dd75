/// Reads the fields of one message, trusting none of them.
package struct MessageReader {
    /// What kind of message it is, for errors: only they spell it out, which takes longer than the message.
    var kind: any Sendable = "with an unknown name"
    private let bytes: ArraySlice<UInt8>
    private var position: Int
    private var descriptors: ArraySlice<OwnedDescriptor>

    /// - Parameter bytes: the fields, without the header.
    package init(_ bytes: ArraySlice<UInt8>, descriptors: [OwnedDescriptor] = []) {
        self.bytes = bytes
        self.descriptors = descriptors[...]
        position = bytes.startIndex
    }

    /// Decodes one message from its fields.
    package static func decode<Message: LinkMessage>(
        _ type: Message.Type = Message.self, code: UInt8, fields: ArraySlice<UInt8>, descriptors: [OwnedDescriptor] = []
    ) throws(DeviceLinkError) -> Message {
        var reader = MessageReader(fields, descriptors: descriptors)
        let message = try Message(code: code, from: &reader)
        try reader.finish()
        return message
    }

    mutating func read<Number: FixedWidthInteger>(
        _ field: String, as type: Number.Type = Number.self
    ) throws(DeviceLinkError) -> Number {
        let size = Number.bitWidth / 8
        guard bytes.endIndex - position >= size else { throw malformed(field, "is cut off") }
        var number: Number = 0
        for index in 0..<size { number |= Number(truncatingIfNeeded: bytes[position + index]) << (8 * index) }
        position += size
        return number
    }

    mutating func readBool(_ field: String) throws(DeviceLinkError) -> Bool {
        switch try read(field, as: UInt8.self) {
        case 0: return false
        case 1: return true
        case let value: throw malformed(field, "is \(value), neither 0 nor 1")
        }
    }

    mutating func readDouble(
        _ field: String, in range: ClosedRange<Double> = -1e15...1e15
    ) throws(DeviceLinkError) -> Double {
        let number = Double(bitPattern: try read(field, as: UInt64.self))
        guard range.contains(number) else { throw malformed(field, "is \(number), not in \(range)") }
        return number
    }

    mutating func readInt(_ field: String, in range: ClosedRange<Int>) throws(DeviceLinkError) -> Int {
        let number = Int(try read(field, as: Int32.self))
        guard range.contains(number) else { throw malformed(field, "is \(number), not in \(range)") }
        return number
    }

    mutating func readCount(_ field: String, limit: Int) throws(DeviceLinkError) -> Int {
        let count = Int(try read(field, as: UInt32.self))
        guard count <= limit else { throw malformed(field, "has \(count) items, more than \(limit)") }
        return count
    }

    mutating func readString(
        _ field: String, limit: Int = DeviceLinkLimits.stringByteCount
    ) throws(DeviceLinkError) -> String {
        let count = Int(try read(field, as: UInt32.self))
        guard count <= limit else { throw malformed(field, "has \(count) bytes, more than \(limit)") }
        guard bytes.endIndex - position >= count else { throw malformed(field, "is cut off") }
        guard let text = String(validating: bytes[position..<position + count], as: UTF8.self) else {
            throw malformed(field, "is not UTF-8")
        }
        position += count
        return text
    }

    /// Reads a value of an enumeration that has a number for each case.
    mutating func readCase<Value: RawRepresentable<UInt8>>(
        _ field: String, as type: Value.Type = Value.self
    ) throws(DeviceLinkError) -> Value {
        let number = try read(field, as: UInt8.self)
        guard let value = Value(rawValue: number) else { throw malformed(field, "is \(number), which has no meaning") }
        return value
    }

    mutating func readDescriptor(_ field: String) throws(DeviceLinkError) -> OwnedDescriptor {
        guard let descriptor = descriptors.popFirst() else { throw malformed(field, "came without its descriptor") }
        return descriptor
    }

    /// Everything must have been read: more bytes or descriptors than a message has are an error too.
    func finish() throws(DeviceLinkError) {
        guard position == bytes.endIndex else {
            throw malformed("end", "is followed by \(bytes.endIndex - position) bytes")
        }
        guard descriptors.isEmpty else { throw malformed("end", "is followed by \(descriptors.count) descriptors") }
    }

    func malformed(_ field: String, _ reason: String) -> DeviceLinkError {
        .malformed(message: "\(kind)", field: field, reason: reason)
    }
}
