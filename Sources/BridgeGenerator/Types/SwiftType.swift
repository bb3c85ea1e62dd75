/// A Swift type as a declaration spells it.
package indirect enum SwiftType: Equatable {
    case void
    /// A named type with its generic arguments: `UIControl.State`, `Set<UITouch>`.
    case named(String, [SwiftType] = [])
    case optional(SwiftType)
    /// `T!`
    case unwrapped(SwiftType)
    case array(SwiftType)
    case dictionary(SwiftType, SwiftType)
    /// `any P`; several protocols are joined by ` & `.
    case existential(String)
    case metatype(SwiftType)
    case function([SwiftType], SwiftType)
    /// What has no counterpart: the text, for the report.
    case unsupported(String)

    package init(_ text: String) {
        var parser = SwiftTypeParser(text)
        self = parser.parse() ?? .unsupported(text.trimmingCharacters(in: .whitespaces))
    }

    /// The type with `!` written as `?`, for places where `!` is not allowed.
    package var spelling: String {
        switch self {
        case .void: "Void"
        case .named(let name, let arguments):
            arguments.isEmpty ? name : "\(name)<\(arguments.map(\.spelling).joined(separator: ", "))>"
        case .optional(let type), .unwrapped(let type):
            switch type {
            case .existential, .function: "(\(type.spelling))?"
            default: "\(type.spelling)?"
            }
        case .array(let type): "[\(type.spelling)]"
        case .dictionary(let key, let value): "[\(key.spelling): \(value.spelling)]"
        case .existential(let name): "any \(name)"
        case .metatype(let type): "\(type.spelling).Type"
        case .function(let parameters, let result):
            "(\(parameters.map(\.spelling).joined(separator: ", "))) -> \(result.spelling)"
        case .unsupported(let text): text
        }
    }

    /// The type inside `?` or `!`.
    package var unwrappedType: SwiftType {
        switch self {
        case .optional(let type), .unwrapped(let type): type
        default: self
        }
    }

    /// `Self` replaced by the class that declares it.
    package func replacingSelf(with name: String) -> SwiftType {
        switch self {
        case .named("Self", []): .named(name)
        case .optional(let type): .optional(type.replacingSelf(with: name))
        case .unwrapped(let type): .unwrapped(type.replacingSelf(with: name))
        case .array(let type): .array(type.replacingSelf(with: name))
        default: self
        }
    }

    package var isOptional: Bool {
        switch self {
        case .optional, .unwrapped: true
        default: false
        }
    }
}
