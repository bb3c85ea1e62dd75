import Foundation

/// The fields of a request that say something here. They are taken as they come, without making texts of the others.
package struct ProviderFields {
    package private(set) var method: String?
    package private(set) var path: String?
    package private(set) var authorization: String?
    /// The provider's name of the message.
    package private(set) var name: String?
    package private(set) var expiration: String?
    package private(set) var priority: String?
    package private(set) var topic: String?
    package private(set) var collapseIdentifier: String?
    package private(set) var pushType: String?
    /// How long the body is to be, if the request says so.
    package private(set) var length: Int?
    /// Whether a field was given twice that may be given once.
    package private(set) var hasDuplicates = false
    /// Whether it is no request of HTTP/2 at all (RFC 9113, 8.2 and 8.3).
    package private(set) var isMalformed = false
    private var hasScheme = false
    private var hasOrdinary = false

    package init() {}

    /// - Parameter known: The authorization of the request before, which is mostly the same.
    package mutating func add(_ field: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>, known: String?)
    {
        guard let first = field.first, !field.contains(where: { (0x41...0x5a).contains($0) }) else {
            isMalformed = true
            return
        }
        if first == UInt8(ascii: ":") {
            if hasOrdinary { isMalformed = true }
            return addPseudo(field, value)
        }
        hasOrdinary = true
        switch field.count {
        case 7 where field.is("apns-id"): set(\.name, value)
        case 7 where field.is("upgrade"): isMalformed = true
        case 10 where field.is("apns-topic"): set(\.topic, value)
        case 10 where field.is("connection") || field.is("keep-alive"): isMalformed = true
        case 13 where field.is("authorization"): setAuthorization(value, known)
        case 13 where field.is("apns-priority"): set(\.priority, value)
        case 14 where field.is("apns-push-type"): set(\.pushType, value)
        case 14 where field.is("content-length"): setLength(value)
        case 15 where field.is("apns-expiration"): set(\.expiration, value)
        case 16 where field.is("apns-collapse-id"): set(\.collapseIdentifier, value)
        case 16 where field.is("proxy-connection"): isMalformed = true
        case 17 where field.is("transfer-encoding"): isMalformed = true
        default: break
        }
    }

    private mutating func addPseudo(_ field: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
        if field.is(":method"), method == nil {
            method = String(decoding: value, as: UTF8.self)
        } else if field.is(":path"), path == nil {
            path = String(decoding: value, as: UTF8.self)
        } else if field.is(":scheme"), !hasScheme {
            hasScheme = true
        } else if !field.is(":authority") {
            isMalformed = true
        }
    }

    /// All fields are there. Clients need not send `:authority`.
    package mutating func end() {
        if method == nil || path == nil || !hasScheme { isMalformed = true }
    }

    private mutating func set(_ field: WritableKeyPath<Self, String?>, _ value: UnsafeBufferPointer<UInt8>) {
        if self[keyPath: field] != nil { return hasDuplicates = true }
        self[keyPath: field] = String(decoding: value, as: UTF8.self)
    }

    private mutating func setAuthorization(_ value: UnsafeBufferPointer<UInt8>, _ known: String?) {
        if authorization != nil { return hasDuplicates = true }
        let isKnown = known?.utf8.withContiguousStorageIfAvailable { $0.isEqual(to: value) } ?? false
        authorization = isKnown ? known : String(decoding: value, as: UTF8.self)
    }

    private mutating func setLength(_ value: UnsafeBufferPointer<UInt8>) {
        let isNumber = !value.isEmpty && value.allSatisfy { (0x30...0x39).contains($0) }
        guard isNumber, let number = Int(String(decoding: value, as: UTF8.self)), length ?? number == number else {
            return isMalformed = true
        }
        length = number
    }

    package var hasGoodName: Bool { name.map { UUID(uuidString: $0) != nil } ?? true }

    /// The name that the answer has even if the request is refused: the provider's, as it was written, since clients look for their
    /// own spelling; or a new one.
    package func identifier(_ names: inout MessageNames) -> String {
        name.flatMap { hasGoodName ? $0 : nil } ?? names.next()
    }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func `is`(_ name: StaticString) -> Bool {
        isEqual(to: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    }

    fileprivate func isEqual(to other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let baseAddress, let start = other.baseAddress, count == other.count else { return false }
        return memcmp(baseAddress, start, count) == 0
    }
}
