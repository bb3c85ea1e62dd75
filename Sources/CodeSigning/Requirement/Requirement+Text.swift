import Foundation

extension RequirementMatch: CustomStringConvertible {
    package var description: String {
        switch self {
        case .exists: "/* exists */"
        case .equals(let text): "= \(Requirement.quoted(text))"
        case .contains(let text): "= *\(Requirement.quoted(text))*"
        case .begins(let text): "= \(Requirement.quoted(text))*"
        case .ends(let text): "= *\(Requirement.quoted(text))"
        case .isLess(let text): "< \(Requirement.quoted(text))"
        case .isGreater(let text): "> \(Requirement.quoted(text))"
        case .isAtMost(let text): "<= \(Requirement.quoted(text))"
        case .isAtLeast(let text): ">= \(Requirement.quoted(text))"
        }
    }
}

extension Requirement: CustomStringConvertible {
    /// In the requirement language, as `codesign -d -r-` prints it.
    package var description: String { text(within: 0) }

    /// - Parameter strength: how tightly the operator around it binds.
    private func text(within strength: Int) -> String {
        switch self {
        case .never: "never"
        case .always: "always"
        case .identifier(let text): "identifier \(Self.quoted(text))"
        case .appleAnchor: "anchor apple"
        case .appleGenericAnchor: "anchor apple generic"
        case .certificateHash(let place, let hash): "certificate \(place.name) = H\"\(hash.hexadecimal)\""
        case .trusted(.root): "anchor trusted"
        case .trusted(let place): "certificate \(place.name) trusted"
        case .certificateField(let place, let field, let match):
            "certificate \(place.name)[\(Self.word(field))] \(match)"
        case .certificateExtension(let place, let identifier, let match):
            "certificate \(place.name)[field.\(identifier)] \(match)"
        case .info(let key, let match): "info[\(Self.word(key))] \(match)"
        case .entitlement(let key, let match): "entitlement[\(Self.quoted(key))] \(match)"
        case .directoryHash(let hash): "cdhash H\"\(hash.hexadecimal)\""
        case .not(let operand): "! \(operand.text(within: 3))"
        case .and(let one, let other):
            Self.grouped("\(one.text(within: 2)) and \(other.text(within: 2))", strength > 2)
        case .or(let one, let other):
            Self.grouped("\(one.text(within: 1)) or \(other.text(within: 1))", strength > 1)
        }
    }

    private static func grouped(_ text: String, _ needsParentheses: Bool) -> String {
        needsParentheses ? "(\(text))" : text
    }

    static func quoted(_ text: String) -> String {
        let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
        return "\"\(escaped)\""
    }

    private static func word(_ text: String) -> String {
        let isWord =
            text.first?.isLetter == true
            && text.allSatisfy {
                $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".")
            }
        return isWord ? text : quoted(text)
    }
}

extension Data {
    /// Two digits a byte, small letters.
    package var hexadecimal: String { map { String(format: "%02x", $0) }.joined() }

    /// - Returns: nil for anything but pairs of hexadecimal digits.
    package init?(hexadecimal text: String) {
        let digits = text.utf8.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
        guard digits.count == text.utf8.count, digits.count % 2 == 0 else { return nil }
        self.init(stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) })
    }
}
