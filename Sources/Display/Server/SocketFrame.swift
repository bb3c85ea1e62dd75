/// A frame of a web socket (RFC 6455, section 5.2).
package enum SocketFrame {
    package enum Kind: UInt8 {
        case continuation = 0
        case text = 1
        case binary = 2
        case close = 8
        case ping = 9
        case pong = 10

        var isControl: Bool { rawValue >= 8 }
    }

    /// Why a socket is closed (RFC 6455, section 7.4.1).
    package enum CloseCode: UInt16 {
        case normal = 1000
        case protocolError = 1002
        case unsupported = 1003
        case notText = 1007
        case tooLong = 1009
    }

    /// What stands in front of the bytes of a whole message that a server sends.
    package static func head(_ kind: Kind, byteCount: Int) -> [UInt8] {
        let first = 0x80 | kind.rawValue
        switch byteCount {
        case ..<126: return [first, UInt8(byteCount)]
        case ..<65536: return [first, 126, UInt8(byteCount >> 8), UInt8(byteCount & 0xff)]
        default: return [first, 127] + (0..<8).map { UInt8(truncatingIfNeeded: byteCount >> (56 - 8 * $0)) }
        }
    }

    static func close(_ code: CloseCode) -> [UInt8] {
        head(.close, byteCount: 2) + [UInt8(code.rawValue >> 8), UInt8(code.rawValue & 0xff)]
    }
}
