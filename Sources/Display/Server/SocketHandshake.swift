import Foundation

/// The opening of a web socket (RFC 6455, section 4.2).
package enum SocketHandshake {
    /// - Returns: the answer that opens the socket; nil when the request does not ask for one that is spoken here.
    package static func response(to request: PageRequest) -> PageResponse? {
        guard !request.isHead, request.words(of: "upgrade").contains("websocket"),
            request.words(of: "connection").contains("upgrade"),
            request.fields["sec-websocket-version"] == "13", let key = request.fields["sec-websocket-key"],
            key.utf8.count == 24, Data(base64Encoded: key)?.count == 16
        else { return nil }
        var response = PageResponse(status: .switchingProtocols)
        response.fields = [("Upgrade", "websocket"), ("Connection", "Upgrade"), ("Sec-WebSocket-Accept", accept(key))]
        return response
    }

    /// What proves that the server speaks the protocol.
    package static func accept(_ key: String) -> String {
        Data(sha1(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))).base64EncodedString()
    }

    /// The digest of FIPS 180-4, section 6.1.
    package static func sha1(_ message: [UInt8]) -> [UInt8] {
        var bytes = message + [0x80]
        bytes += [UInt8](repeating: 0, count: (120 - bytes.count % 64) % 64)
        bytes += (0..<8).map { UInt8(truncatingIfNeeded: (message.count << 3) >> (56 - 8 * $0)) }
        var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
        for block in stride(from: 0, to: bytes.count, by: 64) {
            var words = (0..<16).map { word in
                (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[block + word * 4 + $1]) }
            }
            for index in 16..<80 {
                words.append(turned(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1))
            }
            var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
            for index in 0..<80 {
                let (mix, constant): (UInt32, UInt32) =
                    switch index {
                    case ..<20: (b & c | ~b & d, 0x5a82_7999)
                    case ..<40: (b ^ c ^ d, 0x6ed9_eba1)
                    case ..<60: (b & c | b & d | c & d, 0x8f1b_bcdc)
                    default: (b ^ c ^ d, 0xca62_c1d6)
                    }
                (a, b, c, d, e) = (turned(a, 5) &+ mix &+ e &+ constant &+ words[index], a, turned(b, 30), c, d)
            }
            for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
        }
        return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
    }

    private static func turned(_ word: UInt32, _ places: UInt32) -> UInt32 { word << places | word >> (32 - places) }
}
