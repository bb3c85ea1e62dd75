import Foundation

/// Numbers in the text of `document` files: `44`, `0.0`, `1e-3`, `-1`.
enum ElementNumber {
    static func real(_ text: String) -> Double? {
        guard let number = Double(text), number.isFinite else { return nil }
        return number
    }

    /// An integer, which later versions of Xcode sometimes write with a fraction.
    static func integer(_ text: String) -> Int? {
        if let number = Int(text) { return number }
        guard let number = real(text), abs(number) < 1e15 else { return nil }
        return Int(number)
    }
}
