import Foundation

/// How the scores of a leaderboard are written; the names are those of a game's description (docs/GameCenter.md).
enum ScoreFormat: String, CaseIterable, Sendable {
    case integer = "Integer"
    case oneDecimal = "OneDecimal"
    case twoDecimals = "TwoDecimals"
    case threeDecimals = "ThreeDecimals"
    /// The value is in minutes.
    case minutes = "Minutes"
    /// The value is in seconds.
    case seconds = "Seconds"
    /// The value is in hundredths of a second.
    case hundredths = "Hundredths"
    case money = "Money"
    /// The value is in cents.
    case cents = "Cents"

    /// A value as people read it: `1,250 points`, `2:05.30`.
    func text(_ value: Int64, unit: String, language: String) -> String {
        let words: String
        switch self {
        case .integer: words = Self.number(value, decimals: 0, language)
        case .oneDecimal: words = Self.number(value, decimals: 1, language)
        case .twoDecimals: words = Self.number(value, decimals: 2, language)
        case .threeDecimals: words = Self.number(value, decimals: 3, language)
        case .minutes: words = Self.time([Self.part(value, of: 60, then: nil), Self.part(value, of: 1, then: 60)])
        case .seconds:
            words = Self.time([
                Self.part(value, of: 3600, then: nil), Self.part(value, of: 60, then: 60),
                Self.part(value, of: 1, then: 60),
            ])
        case .hundredths:
            let seconds = value / 100
            let text = Self.time([Self.part(seconds, of: 60, then: nil), Self.part(seconds, of: 1, then: 60)])
            words = text + String(format: ".%02d", Int((value % 100).magnitude))
        case .money: words = "$" + Self.number(value, decimals: 0, language)
        case .cents: words = "$" + Self.number(value, decimals: 2, language)
        }
        return unit.isEmpty ? words : words + " " + unit
    }

    private static func part(_ value: Int64, of size: Int64, then limit: Int64?) -> Int64 {
        let whole = Int64(clamping: value.magnitude / UInt64(size))
        return limit.map { whole % $0 } ?? whole
    }

    private static func time(_ parts: [Int64]) -> String {
        let first = parts.dropLast().first.map { "\($0)" } ?? ""
        return ([first] + parts.dropFirst().map { $0 < 10 ? "0\($0)" : "\($0)" }).joined(separator: ":")
    }

    private static func number(_ value: Int64, decimals: Int, _ language: String) -> String {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: language)
        formatter.numberStyle = .decimal
        formatter.minimumFractionDigits = decimals
        formatter.maximumFractionDigits = decimals
        let number = Decimal(value) / pow(Decimal(10), decimals)
        return formatter.string(from: number as NSDecimalNumber) ?? "\(number)"
    }
}
