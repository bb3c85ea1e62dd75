import CDevice
import Foundation

/// Regular expressions of strangers, which may not keep the program: some take time that doubles with each character.
package enum TimedExpression {
    package enum Failure: Error, Hashable, CustomStringConvertible {
        case notAnExpression(String)
        case tookTooLong(String)

        package var description: String {
            switch self {
            case .notAnExpression(let pattern): "/\(pattern)/ is no regular expression"
            case .tookTooLong(let pattern):
                "/\(pattern)/ takes too long; avoid repetitions inside of repetitions, such as (a+)+"
            }
        }
    }

    /// How long one search may take, in seconds of real time.
    private static let longestSearch = 0.1
    /// What comes after this is not searched, in characters.
    private static let longestText = 10_000

    /// - Throws: `Failure.notAnExpression`.
    package static func check(_ pattern: String) throws {
        _ = try expression(pattern, ignoresCase: false)
    }

    /// Whether some part of the text fits.
    ///
    /// - Throws: `Failure`.
    package static func matches(_ text: String, _ pattern: String, ignoresCase: Bool) throws -> Bool {
        let expression = try expression(pattern, ignoresCase: ignoresCase)
        let searched = String(text.prefix(longestText))
        let deadline = real_monotonic_nanoseconds() + Int64(longestSearch * 1e9)
        var isFound = false
        var isLate = false
        expression.enumerateMatches(
            in: searched, options: .reportProgress, range: NSRange(searched.startIndex..., in: searched)
        ) { match, flags, stop in
            if match != nil {
                isFound = true
                stop.pointee = true
            } else if flags.contains(.progress), real_monotonic_nanoseconds() > deadline {
                isLate = true
                stop.pointee = true
            }
        }
        if isLate { throw Failure.tookTooLong(pattern) }
        return isFound
    }

    private static func expression(_ pattern: String, ignoresCase: Bool) throws -> NSRegularExpression {
        var options: NSRegularExpression.Options = [.dotMatchesLineSeparators]
        if ignoresCase { options.insert(.caseInsensitive) }
        guard let result = try? NSRegularExpression(pattern: pattern, options: options) else {
            throw Failure.notAnExpression(pattern)
        }
        return result
    }
}
