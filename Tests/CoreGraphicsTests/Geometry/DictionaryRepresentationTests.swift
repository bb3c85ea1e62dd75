import CoreGraphics
import Testing

@Suite struct DictionaryRepresentationTests {
    @Test func `a rectangle comes back from its dictionary`() {
        let rect = CGRect(x: 1.5, y: -2, width: 3, height: 4.25)
        #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation) == rect)
        #expect(rect.dictionaryRepresentation.keys.sorted() == ["Height", "Width", "X", "Y"])
    }

    @Test func `a missing or wrong number gives nothing`() {
        #expect(CGPoint(dictionaryRepresentation: ["X": 1]) == nil)
        #expect(CGSize(dictionaryRepresentation: ["Width": "wide", "Height": 2]) == nil)
        #expect(CGSize(dictionaryRepresentation: ["Width": 1, "Height": 2]) == CGSize(width: 1, height: 2))
    }
}
