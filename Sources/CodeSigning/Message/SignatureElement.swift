import Foundation

/// One value in the Distinguished Encoding Rules of ASN.1 (X.690): its tag and its content.
struct SignatureElement: Equatable {
    let tag: UInt8
    let content: Data

    static let integer: UInt8 = 0x02
    static let bitString: UInt8 = 0x03
    static let octets: UInt8 = 0x04
    static let identifier: UInt8 = 0x06
    static let time: UInt8 = 0x17
    static let sequence: UInt8 = 0x30
    static let set: UInt8 = 0x31
    /// `[0]`, made of other values.
    static let first: UInt8 = 0xA0

    init(_ tag: UInt8, _ content: Data) {
        self.tag = tag
        self.content = content
    }

    init(_ tag: UInt8, _ parts: [SignatureElement]) { self.init(tag, Data(parts.map(\.data).joined())) }

    static func sequence(_ parts: [SignatureElement]) -> SignatureElement { SignatureElement(sequence, parts) }

    /// A set, in the order that the rules want.
    static func set(_ parts: [SignatureElement], tag: UInt8 = set) -> SignatureElement {
        let sorted = parts.map(\.data).sorted { $0.lexicographicallyPrecedes($1) }
        return SignatureElement(tag, Data(sorted.joined()))
    }

    static func number(_ number: UInt8) -> SignatureElement { SignatureElement(integer, Data([number & 0x7F])) }

    /// - Parameter text: "1.2.840.113549.1.7.1", which must be one.
    static func identifier(_ text: String) -> SignatureElement {
        SignatureElement(identifier, RequirementObjectIdentifier.bytes(of: text) ?? Data())
    }

    static let null = SignatureElement(0x05, Data())

    var data: Data {
        var head = Data([tag])
        let count = content.count
        if count < 0x80 {
            head.append(UInt8(count))
        } else {
            let bytes = withUnsafeBytes(of: count.bigEndian) { Data($0.drop { $0 == 0 }) }
            head.append(0x80 | UInt8(bytes.count))
            head.append(bytes)
        }
        return head + content
    }
}
