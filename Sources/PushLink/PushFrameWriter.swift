/// Writes a frame: its length, which is known at the end, its kind, its parts.
struct PushFrameWriter {
    private var bytes: [UInt8] = [0, 0, 0, 0]

    mutating func begin(_ kind: UInt8) { bytes.append(kind) }

    mutating func byte(_ byte: UInt8) { bytes.append(byte) }

    mutating func number(_ number: UInt64) {
        withUnsafeBytes(of: number.bigEndian) { bytes.append(contentsOf: $0) }
    }

    /// Two bytes for the length, then the bytes. What is longer than a frame is cut; nothing that is sent is.
    mutating func block(_ block: some Collection<UInt8>) {
        let count = UInt16(clamping: min(block.count, PushFrame.maximumLength))
        withUnsafeBytes(of: count.bigEndian) { bytes.append(contentsOf: $0) }
        bytes.append(contentsOf: block.prefix(Int(count)))
    }

    mutating func text(_ text: String) { block(text.utf8) }

    mutating func topic(_ topic: PushTopic) {
        byte(topic.environment.rawValue)
        text(topic.identifier)
    }

    mutating func finish() -> [UInt8] {
        let length = UInt32(bytes.count - 4)
        withUnsafeBytes(of: length.bigEndian) { bytes.replaceSubrange(0..<4, with: $0) }
        return bytes
    }
}
