/// A packet of the binary protocol, as providers write it.
enum LegacyPacket {
    enum Item {
        case token([UInt8])
        case payload(String)
        case identifier(UInt32)
        case expiry(UInt32)
        case priority(UInt8)
        case other(UInt8, [UInt8])

        fileprivate var bytes: [UInt8] {
            let (number, data): (UInt8, [UInt8]) =
                switch self {
                case .token(let token): (1, token)
                case .payload(let text): (2, Array(text.utf8))
                case .identifier(let number): (3, LegacyPacket.bytes(number))
                case .expiry(let number): (4, LegacyPacket.bytes(number))
                case .priority(let number): (5, [number])
                case .other(let number, let data): (number, data)
                }
            return [number] + LegacyPacket.block(data)
        }
    }

    case simple(token: [UInt8], payload: String)
    case enhanced(identifier: UInt32, expiry: UInt32, token: [UInt8], payload: String)
    case frame([Item])
    case raw([UInt8])

    var bytes: [UInt8] {
        switch self {
        case .simple(let token, let payload): [0] + Self.block(token) + Self.block(Array(payload.utf8))
        case .enhanced(let identifier, let expiry, let token, let payload):
            [1] + Self.bytes(identifier) + Self.bytes(expiry) + Self.block(token) + Self.block(Array(payload.utf8))
        case .frame(let items):
            [2] + Self.bytes(UInt32(items.flatMap(\.bytes).count)) + items.flatMap(\.bytes)
        case .raw(let bytes): bytes
        }
    }

    private static func bytes(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number.bigEndian) { Array($0) } }

    private static func block(_ data: [UInt8]) -> [UInt8] {
        withUnsafeBytes(of: UInt16(data.count).bigEndian) { Array($0) } + data
    }
}
