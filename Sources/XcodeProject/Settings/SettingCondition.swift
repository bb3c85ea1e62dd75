/// `[sdk=iphoneos*]`: the assignment counts only when building for that.
package struct SettingCondition: Hashable, Sendable {
    /// `sdk`, `arch`, `config` or `variant`.
    package let subject: String
    /// With `*` for any text.
    package let pattern: String

    /// Takes `NAME[sdk=iphoneos*][arch=armv7]` and `NAME[sdk=iphoneos*,arch=armv7]` apart.
    static func split(_ text: String) -> (name: String, conditions: [SettingCondition]) {
        guard let bracket = text.firstIndex(of: "[") else { return (text, []) }
        let conditions = text[bracket...].split(whereSeparator: { "[], ".contains($0) }).map { part in
            let equals = part.firstIndex(of: "=") ?? part.endIndex
            return SettingCondition(
                subject: String(part[..<equals]), pattern: String(part[equals...].dropFirst()))
        }
        return (text[..<bracket].trimmingSuffix { $0 == " " || $0 == "\t" }, conditions)
    }

    /// Whether a text is of the pattern.
    func matches(_ text: String) -> Bool { Self.matches(Array(pattern.utf8), Array(text.utf8)) }

    /// Steps back to the last `*` when what follows it does not fit: at most the product of the two lengths.
    private static func matches(_ pattern: [UInt8], _ text: [UInt8]) -> Bool {
        var (place, index) = (0, 0)
        var star: (place: Int, index: Int)?
        while index < text.count {
            if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
                star = (place, index)
                place += 1
            } else if place < pattern.count, pattern[place] == text[index] || pattern[place] == UInt8(ascii: "?") {
                place += 1
                index += 1
            } else if let last = star {
                star = (last.place, last.index + 1)
                place = last.place + 1
                index = last.index + 1
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}

extension Substring {
    fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
        var text = self
        while let last = text.last, isTrimmed(last) { text.removeLast() }
        return String(text)
    }
}
