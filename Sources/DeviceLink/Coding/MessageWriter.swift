/// Lays the fields of one message out as bytes, little-endian.
package struct MessageWriter {
    /// What kind of message it is, for errors: only they spell it out, which takes longer than the message.
    private let kind: any Sendable
    private(set) var bytes: [UInt8]
    private(set) var descriptors: [OwnedDescriptor] = []

    /// Starts a message: leaves room for the header, which `finish` fills in.
    init<Message: LinkMessage>(for message: Message) {
        kind = message.kind
        bytes = [DeviceLinkLimits.version, message.code, 0, 0, 0, 0, 0, 0]
    }

    /// Encodes a whole message with its header.
    package static func encode<Message: LinkMessage>(
        _ message: Message
    ) throws(DeviceLinkError) -> (bytes: [UInt8], descriptors: [OwnedDescriptor]) {
        var writer = MessageWriter(for: message)
        try message.encode(into: &writer)
        let byteCount = writer.bytes.count - MessageHeader.byteCount
        guard byteCount <= DeviceLinkLimits.messageByteCount else { throw .messageTooLong(byteCount: byteCount) }
        writer.bytes[2] = UInt8(truncatingIfNeeded: writer.descriptors.count)
        for index in 0..<4 { writer.bytes[4 + index] = UInt8(truncatingIfNeeded: byteCount >> (8 * index)) }
        return (writer.bytes, writer.descriptors)
    }

    mutating func write<Number: FixedWidthInteger>(_ number: Number) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    mutating func write(_ number: Double, _ field: String) throws(DeviceLinkError) {
        guard number.isFinite else { throw unsendable(field, "is \(number)") }
        write(number.bitPattern)
    }

    mutating func write(
        _ text: String, _ field: String, limit: Int = DeviceLinkLimits.stringByteCount
    ) throws(DeviceLinkError) {
        let count = text.utf8.count
        guard count <= limit else { throw unsendable(field, "has \(count) bytes, more than \(limit)") }
        write(UInt32(count))
        bytes.append(contentsOf: text.utf8)
    }

    /// Writes how many items follow.
    mutating func write(count: Int, _ field: String, limit: Int) throws(DeviceLinkError) {
        guard count <= limit else { throw unsendable(field, "has \(count) items, more than \(limit)") }
        write(UInt32(count))
    }

    /// Writes a number that is at least `range.lowerBound` and at most `range.upperBound`.
    mutating func write(_ number: Int, _ field: String, in range: ClosedRange<Int>) throws(DeviceLinkError) {
        guard range.contains(number) else { throw unsendable(field, "is \(number), not in \(range)") }
        write(Int32(number))
    }

    mutating func write(_ descriptor: OwnedDescriptor) { descriptors.append(descriptor) }

    func unsendable(_ field: String, _ reason: String) -> DeviceLinkError {
        .unsendable(message: "\(kind)", field: field, reason: reason)
    }
}
