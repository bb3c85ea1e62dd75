import Foundation

/// A telephone number, without what is written in it for the eye.
struct PhoneNumber {
    /// Digits, and `+`, `*` and `#`.
    let signs: String
    private let text: String

    /// How many digits at the end say that two numbers are the same, with and without a prefix.
    private static let decisive = 7

    /// - Parameter text: as it is written; one with letters, such as an e-mail address, has no digits.
    init(_ text: String) {
        self.text = text
        signs =
            text.contains(where: \.isLetter) ? "" : text.filter { $0.isASCII && ($0.isNumber || "+*#".contains($0)) }
    }

    /// That of an URL such as `tel:1-408-555-5555`, without a pause or an extension.
    ///
    /// - Returns: nil for one that has none, or signs that a link must not dial.
    init?(url: String) {
        let text = url.drop { $0 != ":" }.dropFirst().drop { $0 == "/" }
        let number = (String(text).removingPercentEncoding ?? "").prefix { !";,?".contains($0) }
        self.init(String(number))
        guard !signs.isEmpty, !number.contains("*"), !number.contains("#") else { return nil }
    }

    func isSame(as other: PhoneNumber) -> Bool {
        guard !signs.isEmpty, !other.signs.isEmpty else { return !text.isEmpty && text == other.text }
        let (one, two) = (signs.suffix(PhoneNumber.decisive), other.signs.suffix(PhoneNumber.decisive))
        return signs == other.signs || one.count == PhoneNumber.decisive && one == two
    }
}
