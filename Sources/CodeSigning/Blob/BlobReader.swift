import Foundation

/// Reads numbers in the order of the network, and data, out of a part of a signature. Nothing outside of it is read.
struct BlobReader {
    let data: Data
    private(set) var place: Int
    private let name: String

    /// - Parameter name: what it is, for errors.
    init(_ data: Data, at place: Int = 0, _ name: String) {
        // With indices from 0, which a part of other data has not.
        self.data = data.startIndex == 0 ? data : Data(data)
        self.place = place
        self.name = name
    }

    var rest: Int { max(0, data.count - place) }

    mutating func byte() throws -> UInt8 {
        guard rest >= 1 else { throw failure() }
        defer { place += 1 }
        return data[place]
    }

    mutating func number() throws -> UInt32 {
        guard rest >= 4 else { throw failure() }
        defer { place += 4 }
        return data[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }

    mutating func bytes(_ count: Int) throws -> Data {
        guard count >= 0, count <= rest else { throw failure() }
        defer { place += count }
        return Data(data[place..<place + count])
    }

    /// A length, so many bytes, and zeros up to a multiple of four.
    mutating func paddedBytes() throws -> Data {
        let count = Int(try number())
        let bytes = try bytes(count)
        guard try self.bytes((4 - count % 4) % 4).allSatisfy({ $0 == 0 }) else { throw failure() }
        return bytes
    }

    /// A text that ends with a zero byte, somewhere in the data.
    func text(at place: Int) throws -> String {
        guard place >= 0, place < data.count, let end = data[place...].firstIndex(of: 0),
            let text = String(validating: data[place..<end], as: UTF8.self)
        else { throw failure() }
        return text
    }

    func failure() -> SigningError { SigningError("\(name) is damaged at byte \(place).") }
}
