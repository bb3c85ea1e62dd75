import Foundation
import InterfaceBuilder

/// A value as one line, to compare in tests.
func plain(_ value: InterfaceValue) -> String {
    switch value {
    case .null: "nil"
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .real(let value): "\(value)"
    case .string(let value): value
    case .data(let value): value.map { String(format: "%02x", $0) }.joined()
    case .numbers(let values): "\(values)"
    case .object(let object): object.className
    case .array(let values): "[" + values.map(plain).joined(separator: ", ") + "]"
    case .dictionary(let pairs):
        "{" + pairs.map { plain($0.key) + ": " + plain($0.value) }.joined(separator: ", ") + "}"
    }
}
