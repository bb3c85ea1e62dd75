/// A message that a `DeviceLinkConnection` can carry.
package protocol LinkMessage: Sendable {
    associatedtype Kind: Sendable
    /// What it says; written out, the message's name in errors.
    var kind: Kind { get }
    /// Its number on the wire.
    var code: UInt8 { get }
    /// Writes the fields.
    /// - Throws: `DeviceLinkError.unsendable` for a field beyond its limit.
    func encode(into writer: inout MessageWriter) throws(DeviceLinkError)
    /// Reads the fields of the message with this number.
    /// - Throws: `DeviceLinkError.unknownMessage`, or `.malformed` for a field that cannot be read.
    init(code: UInt8, from reader: inout MessageReader) throws(DeviceLinkError)
}

/// The bytes before the fields of every message: version, number, count of descriptors, count of bytes.
enum MessageHeader {
    static let byteCount = 8
}
