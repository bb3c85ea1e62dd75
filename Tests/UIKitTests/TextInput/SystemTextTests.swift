import Foundation
import Testing
import UIKit

@MainActor @Suite struct SystemTextTests {
    private func field(_ text: String) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 31))
        field.text = text
        return field
    }

    private func range(_ field: UITextField, _ start: Int, _ end: Int) throws -> UITextRange {
        let first = try #require(field.position(from: field.beginningOfDocument, offset: start))
        let second = try #require(field.position(from: field.beginningOfDocument, offset: end))
        return try #require(field.textRange(from: first, to: second))
    }

    @Test func placesCountUTF16Units() throws {
        let field = field("a\u{1F600}b")
        #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 4)
        #expect(try field.text(in: range(field, 1, 3)) == "\u{1F600}")
        #expect(field.position(from: field.beginningOfDocument, offset: 5) == nil)
        #expect(field.position(from: field.beginningOfDocument, offset: .max) == nil)
        #expect(field.position(from: field.endOfDocument, offset: .min) == nil)
    }

    @Test func wordsAndSentencesHaveEnds() throws {
        let field = field("One two. Three!")
        func unit(_ offset: Int, _ granularity: UITextGranularity) throws -> String? {
            let place = try #require(field.position(from: field.beginningOfDocument, offset: offset))
            let found = field.tokenizer.rangeEnclosingPosition(place, with: granularity, inDirection: 0)
            return found.flatMap { field.text(in: $0) }
        }
        #expect(try unit(5, .word) == "two")
        #expect(try unit(7, .word) == nil)
        #expect(try unit(5, .sentence) == "One two. ")
        #expect(try unit(10, .sentence) == "Three!")
        #expect(try unit(2, .document) == "One two. Three!")
        #expect(try unit(2, .character) == "e")
    }

    @Test func markedTextIsOverAfterAnotherChange() throws {
        let field = field("")
        field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
        #expect(field.markedTextRange != nil)
        field.setMarkedText("\u{4F60}", selectedRange: NSRange(location: 1, length: 0))
        #expect(field.text == "\u{4F60}")
        field.insertText("!")
        #expect(field.markedTextRange == nil)
    }

    @Test func placesOfOtherObjectsAreHarmless() {
        let field = field("text")
        let strange = UITextPosition()
        _ = field.caretRect(for: strange)
        _ = field.text(in: UITextRange())
        _ = field.characterRange(at: CGPoint(x: CGFloat.nan, y: 0))
        _ = field.closestPosition(to: CGPoint(x: 1e30, y: -1e30))
        #expect(field.compare(strange, to: field.beginningOfDocument) == .orderedSame)
    }
}
