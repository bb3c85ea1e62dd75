import Foundation

/// What can be a parameter of a statement.
package protocol DatabaseValue {
    var parameter: DatabaseParameter { get }
}

extension Int64: DatabaseValue {
    package var parameter: DatabaseParameter { .integer(self) }
}

extension Int: DatabaseValue {
    package var parameter: DatabaseParameter { .integer(Int64(self)) }
}

extension Bool: DatabaseValue {
    package var parameter: DatabaseParameter { .integer(self ? 1 : 0) }
}

extension String: DatabaseValue {
    package var parameter: DatabaseParameter { .text(self) }
}

extension [UInt8]: DatabaseValue {
    package var parameter: DatabaseParameter { .bytes(self) }
}

/// A moment, as whole seconds since 1970.
extension Date: DatabaseValue {
    package var parameter: DatabaseParameter { .integer(Int64(timeIntervalSince1970.rounded())) }
}

extension Optional: DatabaseValue where Wrapped: DatabaseValue {
    package var parameter: DatabaseParameter { self?.parameter ?? .null }
}
