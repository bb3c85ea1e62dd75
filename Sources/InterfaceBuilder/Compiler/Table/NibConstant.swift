/// A simple value in the tables.
package enum NibConstant: Equatable, Sendable, CustomStringConvertible {
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case pair(Double, Double)

    var inverse: NibConstant {
        if case .boolean(let value) = self { return .boolean(!value) }
        return self
    }

    package var description: String {
        switch self {
        case .boolean(let value): return value ? "YES" : "NO"
        case .integer(let value): return String(value)
        case .real(let value): return Self.plain(value)
        case .pair(let first, let second): return "{\(Self.plain(first)), \(Self.plain(second))}"
        }
    }

    private static func plain(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    }
}
