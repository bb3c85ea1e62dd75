import Testing
import UIKit

@Suite(.serialized) @MainActor struct PDFContextTests {
    @Test func pagesAreDrawnFromTheTop() throws {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, CGRect(x: 5, y: 5, width: 200, height: 100), ["kCGPDFContextTitle": "T"])
        UIGraphicsBeginPDFPage()
        #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 200, height: 100))
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        "Hello".draw(at: CGPoint(x: 20, y: 20), withFont: .systemFont(ofSize: 17))
        UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 300, height: 400), nil)
        #expect(UIGraphicsGetPDFContextBounds().height == 400)
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 50, height: 50)).fill()
        UIGraphicsEndPDFContext()
        #expect(UIGraphicsGetPDFContextBounds() == .zero)

        let document = try #require(CGDataProvider(data: Data(referencing: data)).flatMap { CGPDFDocument($0) })
        #expect(document.numberOfPages == 2 && document.info?["Title"]?.string?.text == "T")
        #expect(document.page(at: 2)?.getBoxRect(.mediaBox).size == CGSize(width: 300, height: 400))
        // The rectangle at the top left is at the top of PDF's page, too: y from 90 to 100.
        var matrix = CGAffineTransform.identity, rects: [CGRect] = []
        let table = CGPDFOperatorTable([
            "cm": { scanner in
                let n = scanner.numbers
                if n.count == 6 {
                    matrix = CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
                        .concatenating(matrix)
                }
            },
            "re": { scanner in
                let n = scanner.numbers
                if n.count == 4 { rects.append(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]).applying(matrix)) }
            },
        ])
        let page = try #require(document.page(at: 1))
        CGPDFScanner(CGPDFContentStream(page: page), table).scan()
        #expect(rects.contains(CGRect(x: 0, y: 90, width: 10, height: 10)))
    }

    @Test func filesThatCannotBeMadeAreReported() {
        #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/at/all.pdf", .zero, nil))
        UIGraphicsBeginPDFPage()
        UIGraphicsEndPDFContext()
        #expect(UIGraphicsBeginPDFContextToFile("", .zero, nil))
        #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
        UIGraphicsEndPDFContext()
        UIGraphicsEndPDFContext()
    }
}
