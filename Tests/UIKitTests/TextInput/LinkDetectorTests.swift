import Testing
import UIKit

struct LinkDetectorTests {
    private func links(_ text: String, _ types: UIDataDetectorTypes = .all) -> [String] {
        LinkDetector(Array(text), types: types).links.map(\.url.absoluteString)
    }

    @Test func addressesAreFoundWithoutTheSentencesPunctuation() {
        #expect(
            links("See http://example.com/a_(b), or www.apple.com.") == [
                "http://example.com/a_(b)", "http://www.apple.com",
            ])
        #expect(links("(https://x.org/?q=1&r=2)!") == ["https://x.org/?q=1&r=2"])
        #expect(links("Write to <jane.doe@example.co.uk>;") == ["mailto:jane.doe@example.co.uk"])
        #expect(links("example.com and file.txt, e.g. this") == ["http://example.com"])
    }

    @Test func numbersAreFound() {
        #expect(links("Call +1 (408) 555-0123 now") == ["tel:+14085550123"])
        #expect(links("Tel:030/1234567, fax 555 0199") == ["tel:0301234567", "tel:5550199"])
        #expect(links("In 2009 there were 123456 of A1234567") == [])
        #expect(links("12345678901234567890") == [])
    }

    @Test func onlyWhatWasAskedForIsFound() {
        let text = "www.apple.com 408-555-0123"
        #expect(links(text, .link) == ["http://www.apple.com"])
        #expect(links(text, .phoneNumber) == ["tel:4085550123"])
        #expect(links(text, []) == [])
    }

    @Test func rangesAreThoseOfTheText() {
        let found = LinkDetector(Array("ü 👍🏽 www.apple.com!"), types: .link).links
        #expect(found.map(\.range) == [4..<17])
    }

    @Test func nonsenseIsNoLink() {
        for text in ["http://", "www.", "@", "a@b", "...", "+++++++", "((((((((", "http:// x", "-.-.-.-"] {
            #expect(links(text) == [])
        }
    }
}
