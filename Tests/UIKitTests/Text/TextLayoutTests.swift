import Testing
import UIKit

@MainActor struct TextLayoutTests {
    private let font = UIFont.systemFont(ofSize: 17)

    private func width(_ text: String) -> CGFloat { text.size(withFont: font).width }

    private func lines(_ text: String, _ width: CGFloat, _ mode: NSLineBreakMode, limit: Int = 0) -> [String] {
        TextLayout(text, font: font, width: width, limit: limit, mode: mode).lines.map(\.text)
    }

    @Test func aLineOfSeventeenPointsIsTwentyOneHigh() {
        #expect(font.lineHeight == 21)
        #expect(UIFont.systemFont(ofSize: 12).lineHeight == 15)
        #expect(UIFont.systemFont(ofSize: 14).lineHeight == 18)
        #expect("Hello".size(withFont: font).height == 21)
    }

    @Test func sizesAreWholePoints() {
        let size = "Hello, World".size(withFont: font)
        #expect(size.width == size.width.rounded() && size.width > 50 && size.width < 120)
        #expect("".size(withFont: font).width == 0)
    }

    @Test func linesBreakBetweenWords() {
        let room = width("The quick brown") + 1
        #expect(lines("The quick brown fox jumps", room, .byWordWrapping) == ["The quick brown", "fox jumps"])
    }

    @Test func spacesHangOverTheMargin() {
        #expect(lines("one    two", width("one") + 1, .byWordWrapping) == ["one", "two"])
    }

    @Test func aWordWiderThanTheLineIsBroken() {
        let broken = lines("incomprehensibilities", width("incompreh") + 1, .byWordWrapping)
        #expect(broken.first == "incompreh")
        #expect(broken.joined() == "incomprehensibilities")
    }

    @Test func linesBreakBetweenCharacters() {
        let broken = lines("The quick brown", width("The qu") + 1, .byCharWrapping)
        #expect(broken.first == "The qu")
    }

    @Test func newlinesEndLines() {
        #expect(lines("a\nb\n\nc", 100, .byWordWrapping) == ["a", "b", "", "c"])
        #expect(lines("a\r\nb", 100, .byWordWrapping) == ["a", "b"])
    }

    @Test func linesBreakAfterHyphensAndAroundIdeographs() {
        #expect(lines("well-known", width("known") + 2, .byWordWrapping) == ["well-", "known"])
        let broken = lines("日本語の文章", width("日本語") + 1, .byWordWrapping)
        #expect(broken == ["日本語", "の文章"])
    }

    @Test func noLineIsWiderThanItsRoom() {
        let text = "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore"
        for room in stride(from: CGFloat(20), through: 320, by: 37) {
            let layout = TextLayout(text, font: font, width: room, limit: 0, mode: .byWordWrapping)
            #expect(layout.lines.allSatisfy { $0.width <= room + 0.02 })
            let words = layout.lines.map(\.text).joined(separator: " ").filter { $0 != " " }
            #expect(words == text.filter { $0 != " " })
        }
    }

    @Test func truncationMarksWhatIsLeftOut() {
        let text = "The quick brown fox"
        let room = width("The quick b")
        let tail = lines(text, room, .byTruncatingTail, limit: 1)
        #expect(tail.count == 1 && tail[0].hasPrefix("The qui") && tail[0].hasSuffix("…"))
        let head = lines(text, room, .byTruncatingHead, limit: 1)
        #expect(head[0].hasPrefix("…") && head[0].hasSuffix("fox"))
        let middle = lines(text, room, .byTruncatingMiddle, limit: 1)
        #expect(middle[0].hasPrefix("The") && middle[0].hasSuffix("fox") && middle[0].contains("…"))
        for line in [tail[0], head[0], middle[0]] { #expect(width(line) <= room + 1) }
        #expect(lines(text, 1000, .byTruncatingTail, limit: 1) == [text])
    }

    @Test func theLastOfSeveralLinesIsTruncated() {
        let broken = lines(
            "The quick brown fox jumps over the dog", width("The quick") + 2, .byTruncatingTail, limit: 2)
        #expect(broken.count == 2)
        #expect(broken[0] == "The quick")
        #expect(broken[1].hasSuffix("…"))
    }

    @Test func aLaterParagraphThatHasNoRoomIsMarked() {
        #expect(lines("one\ntwo", 200, .byTruncatingTail, limit: 1) == ["one…"])
    }

    @Test func constrainedSizesAreNotLarger() {
        let text = "The quick brown fox jumps over the lazy dog"
        let size = text.size(withFont: font, constrainedTo: CGSize(width: 120, height: 50))
        #expect(size.height == 42)
        #expect(size.width <= 120)
        let all = text.size(withFont: font, constrainedTo: CGSize(width: 120, height: 10_000))
        #expect(all.height == 21 * (all.height / 21).rounded() && all.height > 42)
    }

    @Test func theFontShrinksToFitButNotBelowTheMinimum() {
        let text = "A rather long title"
        var actual: CGFloat = 0
        let room = width(text) / 2
        _ = text.size(
            withFont: font, minFontSize: 5, actualFontSize: &actual, forWidth: room, lineBreakMode: .byTruncatingTail)
        #expect(actual == 8)
        _ = text.size(
            withFont: font, minFontSize: 12, actualFontSize: &actual, forWidth: room, lineBreakMode: .byTruncatingTail)
        #expect(actual == 12)
    }

    @Test func strangeSizesAreHarmless() {
        #expect(lines("text", -5, .byWordWrapping).count == 4)
        #expect(lines("text", .nan, .byTruncatingTail, limit: 1).count == 1)
        #expect("text".size(withFont: font, constrainedTo: CGSize(width: -1, height: -1)) == "t".size(withFont: font))
        #expect(UIFont.systemFont(ofSize: -3).pointSize > 0)
    }
}
