import Testing
import UIKit

struct TextStorageTests {
    @Test func anAccentJoinsTheLetterBeforeIt() {
        var storage = TextStorage("cafe au lait")
        let change = storage.replace(4..<4, with: "\u{301}")
        #expect(storage.text == "café au lait" && storage.count == 12)
        #expect(change.end == 4)
    }

    @Test func removingWhatIsBetweenJoinsCharacters() {
        var storage = TextStorage("e-\u{301}x")
        #expect(storage.count == 3)
        // The accent is on the hyphen; without it, it goes to the letter.
        storage = TextStorage("e\n\u{301}x")
        storage.replace(1..<2, with: "")
        #expect(storage.text == "e\u{301}x" && storage.count == 2)
    }

    @Test func flagsPairUpAnew() {
        // The flags of France and Spain, and a letter's half taken out before them.
        var storage = TextStorage("\u{1F1EB}\u{1F1F7}\u{1F1EA}\u{1F1F8}")
        #expect(storage.count == 2)
        storage.replace(0..<0, with: "\u{1F1E9}")
        #expect(storage.characters == Array("\u{1F1E9}\u{1F1EB}\u{1F1F7}\u{1F1EA}\u{1F1F8}"))
    }

    @Test func aChangeIsTheSameAsMakingTheTextAnew() {
        let pieces = [
            "a", " ", "\n", "\r", "\u{301}", "👩‍👩‍👧", "\u{200D}", "\u{1F1EB}", "שלום", "日本", "é", "\u{0BA8}\u{0BBF}", "👍🏽",
        ]
        var random = SystemRandomNumberGenerator()
        for _ in 0..<200 {
            var storage = TextStorage("")
            var plain = ""
            for _ in 0..<12 {
                let characters = Array(plain)
                let start = Int.random(in: 0...characters.count, using: &random)
                let end = Int.random(in: start...characters.count, using: &random)
                let piece = pieces.randomElement(using: &random) ?? ""
                storage.replace(start..<end, with: piece)
                plain = String(characters[..<start]) + piece + String(characters[end...])
                #expect(storage.characters == Array(plain))
            }
        }
    }

    @Test func rangesOfUnitsTouchWholeCharacters() {
        let storage = TextStorage("a👩‍👩‍👧b\r\nc")
        #expect(storage.utf16Range(1..<2) == NSRange(location: 1, length: 8))
        #expect(storage.utf16Range(3..<4) == NSRange(location: 10, length: 2))
        #expect(storage.characterRange(NSRange(location: 1, length: 8)) == 1..<2)
        // Inside the family, and inside the line break.
        #expect(storage.characterRange(NSRange(location: 3, length: 1)) == 1..<2)
        #expect(storage.characterRange(NSRange(location: 11, length: 1)) == 3..<4)
        #expect(storage.characterRange(NSRange(location: 12, length: 1)) == 4..<5)
    }

    @Test(arguments: [
        NSRange(location: Int.max, length: 0), NSRange(location: 0, length: Int.max),
        NSRange(location: -5, length: 3), NSRange(location: 3, length: -1), NSRange(location: Int.max, length: Int.max),
    ])
    func rangesThatAreNoRangesAreCut(_ range: NSRange) {
        for text in ["", "abc", "a👩‍👩‍👧"] {
            let storage = TextStorage(text)
            let found = storage.characterRange(range)
            #expect(found.lowerBound >= 0 && found.upperBound <= storage.count)
        }
    }
}
