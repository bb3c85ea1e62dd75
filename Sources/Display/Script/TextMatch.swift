import Foundation

/// A condition on a text of the screen.
public enum TextMatch: Sendable, Hashable {
    /// The whole text, also in other letters if no element has it in these.
    case label(String)
    /// Part of the text, also in other letters.
    case contains(String)
    /// A regular expression that fits part of the text (ICU's, as NSRegularExpression has them).
    case pattern(String, ignoresCase: Bool)
    /// An accessibility identifier, whatever the text.
    case identifier(String)

    /// As a script writes it.
    public var text: String {
        switch self {
        case .label(let text): ScriptWord.quoted(text).script
        case .contains(let text): "contains \(ScriptWord.quoted(text).script)"
        case .pattern(let pattern, let ignoresCase):
            "/\(pattern.replacing("/", with: "\\/"))/\(ignoresCase ? "i" : "")"
        case .identifier(let text): "id \(ScriptWord.quoted(text).script)"
        }
    }

    /// Whether a text by itself fits: a value that a script expects.
    ///
    /// - Throws: `TimedExpression.Failure`.
    func fits(_ text: String) throws -> Bool {
        switch self {
        case .label(let label), .identifier(let label): text == label
        case .contains(let part): text.localizedCaseInsensitiveContains(part)
        case .pattern(let pattern, let ignoresCase):
            try TimedExpression.matches(text, pattern, ignoresCase: ignoresCase)
        }
    }
}
