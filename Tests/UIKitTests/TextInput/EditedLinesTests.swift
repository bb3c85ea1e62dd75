import Testing
import UIKit

@MainActor struct EditedLinesTests {
    private func lines(_ text: String, width: CGFloat? = 200, font: UIFont = .systemFont(ofSize: 17)) -> EditedLines {
        let lines = EditedLines(font: font, width: width)
        lines.show(TextStorage(text))
        return lines
    }

    private func texts(_ lines: EditedLines) -> [String] { lines.lines.map { lines.storage.string(in: $0.range) } }

    @Test func linesBreakWhereLabelsBreakThem() {
        let text =
            "The quick brown fox jumps over the lazy dog, well-known, and Donaudampfschifffahrtsgesellschaftskapitän 日本語のテキスト。end"
        let mine = lines(text).lines
        let labels = TextLayout(text, font: .systemFont(ofSize: 17), width: 200, limit: 0, mode: .byWordWrapping)
        #expect(mine.count == labels.lines.count)
        for (line, other) in zip(mine, labels.lines) { #expect(abs(line.width - other.width) < 0.1) }
    }

    @Test func anEmptyTextAndANewlineAtTheEndHaveALineForTheCaret() {
        #expect(texts(lines("")) == [""])
        #expect(texts(lines("a\n")) == ["a\n", ""])
        #expect(texts(lines("\n\n")) == ["\n", "\n", ""])
        #expect(texts(lines("a\r\nb")) == ["a\r\n", "b"])
        #expect(texts(lines("a\nb", width: nil)) == ["a\nb"])
    }

    @Test func aChangeGivesTheLinesThatTheWholeTextHas() {
        let pieces = ["a", "word ", " ", "\n", "long-hyphenated ", "\u{301}", "日本", "שלום ", "👍🏽", "", "\n\n", "ww"]
        var random = SystemRandomNumberGenerator()
        for _ in 0..<60 {
            let lines = lines("The quick brown fox\njumps over the lazy dog and sleeps", width: 120)
            for _ in 0..<20 {
                let count = lines.storage.count
                let start = Int.random(in: 0...count, using: &random)
                let end = Int.random(in: start...min(count, start + 6), using: &random)
                let before = texts(lines)
                let (_, changed) = lines.replace(start..<end, with: pieces.randomElement(using: &random) ?? "")
                let text = lines.storage.string(in: 0..<lines.storage.count)
                let whole = self.lines(text, width: 120)
                #expect(texts(lines) == texts(whole))
                #expect(lines.lines.map(\.start) == whole.lines.map(\.start))
                // What was not told of looks as before.
                let after = texts(lines)
                for index in after.indices where !changed.contains(index) {
                    #expect(index < before.count && before[index] == after[index])
                }
            }
        }
    }

    @Test func typingInTheMiddleTouchesFewLines() {
        let text = Array(repeating: "Some words that make a paragraph of a few lines, again and again.\n", count: 100)
        let lines = lines(text.joined())
        let (_, changed) = lines.replace(3000..<3000, with: "x")
        #expect(changed.count <= 4)
    }

    @Test func theCaretFindsItsPlaceAgain() {
        let lines = lines("The quick brown fox jumps over\nthe lazy dog אבג דהו and 👩‍👩‍👧 on", width: 400)
        // Where the direction changes, one place on screen stands for two in the text.
        let turns = [44, 51]
        for offset in 0...lines.storage.count where !turns.contains(offset) {
            let rect = lines.caretRect(Caret(offset))
            let found = lines.caret(at: CGPoint(x: rect.minX, y: rect.midY))
            #expect(abs(lines.caretRect(found).minX - rect.minX) < 0.5)
        }
    }

    @Test func textThatRunsLeftwardsIsCoveredInParts() {
        let lines = lines("ab אבג cd", width: 300)
        let all = lines.rects(of: 0..<9)
        #expect(all.count == 1)
        // From the second Latin letter into the Hebrew word: two parts.
        let parts = lines.rects(of: 1..<5)
        #expect(parts.count == 2)
        let hebrew = lines.rects(of: 3..<6)
        #expect(hebrew.count == 1)
        // The caret before the word's first letter is at its right.
        #expect(abs(lines.caretRect(Caret(3)).minX - (hebrew.first?.maxX ?? 0)) < 0.5)
    }

    @Test func aRangeOverSeveralLinesIsCoveredToTheMargin() {
        let lines = lines("one\ntwo\nthree", width: 100)
        let rects = lines.rects(of: 1..<9)
        #expect(rects.count == 3)
        #expect(rects[0].maxX == 100 && rects[1].maxX == 100 && rects[2].maxX < 100)
    }

    @Test func widthsThatAreNoWidthsStillGiveEveryCharacterAPlace() {
        for width in [0, -5, CGFloat.nan, .infinity, 1] {
            let lines = lines("abc def", width: width)
            #expect(lines.lines.reduce(0) { $0 + $1.count } == 7)
        }
    }

    @Test func aMegabyteIsLaidOut() {
        let lines = lines(String(repeating: "word ", count: 20_000))
        #expect(lines.lines.count > 1000)
        let (change, _) = lines.replace(50_000..<50_000, with: String(repeating: "x", count: 10_000))
        #expect(change.end == 60_000 && lines.storage.count == 110_000)
    }
}
