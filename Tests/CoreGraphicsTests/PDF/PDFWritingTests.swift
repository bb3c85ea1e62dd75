import CoreGraphics
import Testing

struct PDFWritingTests {
    /// A document of what `drawing` draws, as text.
    private func document(
        _ box: CGRect? = CGRect(x: 0, y: 0, width: 200, height: 100), _ information: [String: Any] = [:],
        drawing: (CGContext) -> Void
    ) throws -> Data {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        let context = try #require(
            CGContext(consumer: consumer, mediaBox: box, information: information, pointsDown: false))
        drawing(context)
        context.closePDF()
        return Data(referencing: data)
    }

    private func count(_ text: String, in data: Data) -> Int {
        String(decoding: data, as: UTF8.self).components(separatedBy: text).count - 1
    }

    @Test func pagesHaveTheirOwnSizes() throws {
        let data = try document { context in
            context.beginPDFPage(nil)
            context.fill(CGRect(x: 10, y: 10, width: 50, height: 50))
            context.endPDFPage()
            var box = CGRect(x: 0, y: 0, width: 300, height: 400)
            context.beginPage(mediaBox: &box)
            #expect(context.pageBox == box)
            context.draw(
                TextShaper.shape("Hello", face: .system(), size: 20), at: CGPoint(x: 20, y: 20))
            context.endPage()
        }
        #expect(data.starts(with: Data("%PDF-1.".utf8)))
        #expect(count("/MediaBox [ 0 0 200 100 ]", in: data) == 1 && count("/MediaBox [ 0 0 300 400 ]", in: data) == 1)
        #expect(count("/FontName", in: data) >= 1)
    }

    @Test func theStateOfAPageEndsWithIt() throws {
        _ = try document { context in
            context.beginPDFPage(nil)
            context.saveGState()
            context.translateBy(x: 50, y: 50)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setLineWidth(9)
            context.beginPDFPage(nil)
            #expect(context.ctm == .identity)
            context.restoreGState()
            #expect(context.ctm == .identity)
        }
    }

    @Test func linksAndTitlesAreWritten() throws {
        let information: [String: Any] = [PDFContextKey.title: "Report", PDFContextKey.keywords: ["a", "b"]]
        let data = try document(nil, information) { context in
            context.beginPDFPage(nil)
            context.fill(CGRect(x: 10, y: 10, width: 100, height: 20))
            if let url = URL(string: "http://example.com/it's") {
                context.setURL(url, for: CGRect(x: 10, y: 10, width: 100, height: 20))
            }
            context.addDestination("top", at: CGPoint(x: 0, y: 792))
            context.setDestination("top", for: CGRect(x: 0, y: 0, width: 50, height: 50))
            context.setURL(URL(fileURLWithPath: "/"), for: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
            context.endPDFPage()
        }
        #expect(count("/URI (http://example.com/it's)", in: data) == 1)
        #expect(count("/Rect [ 10 10 110 30 ]", in: data) == 1)
        #expect(count("/Dest", in: data) >= 1)
        #expect(count("/Title (Report)", in: data) == 1 && count("/Keywords (a, b)", in: data) == 1)
    }

    @Test func everyKindOfDrawingGoesIntoADocument() throws {
        let canvas = try Canvas()
        canvas.context.fillEllipse(in: CGRect(x: 5, y: 5, width: 30, height: 30))
        canvas.context.flush()
        let image = CGImage(surface: canvas.surface)
        let data = try document { context in
            context.beginPDFPage(nil)
            context.setShadow(offset: CGSize(width: 3, height: -3), blur: 4)
            context.fill(CGRect(x: 10, y: 10, width: 30, height: 30))
            context.setShadow(offset: .zero, blur: 0, color: nil)
            context.draw(image, in: CGRect(x: 50, y: 10, width: 40, height: 40))
            context.saveGState()
            context.clip(to: CGRect(x: 100, y: 10, width: 40, height: 40), mask: image)
            context.fill(CGRect(x: 100, y: 10, width: 40, height: 40))
            context.restoreGState()
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
            context.fill(CGRect(x: 20, y: 20, width: 50, height: 50))
            context.endTransparencyLayer()
            for mode in [CGBlendMode.plusDarker, .clear, .sourceIn, .multiply] {
                context.setBlendMode(mode)
                context.fill(CGRect(x: 150, y: 10, width: 10, height: 10))
            }
            context.endPDFPage()
            #expect(context.makeImage() == nil && context.data == nil)
        }
        #expect(data.count > 1000)
    }

    @Test func whatCannotBeDoneIsSaid() throws {
        let consumer = try #require(CGDataConsumer(data: NSMutableData()))
        #expect(
            CGContext(
                consumer: consumer, mediaBox: nil, information: [PDFContextKey.userPassword: "x"], pointsDown: false)
                == nil)
        #expect(CGDataConsumer(url: URL(fileURLWithPath: "/nowhere/at/all.pdf")) == nil)
    }

    @Test func oddBoxesBecomeLetters() throws {
        for side in [CGFloat.nan, .infinity, 0, 1e9, -1e9] {
            let data = try document(CGRect(x: 0, y: 0, width: side, height: 100)) { context in
                context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
                context.beginPDFPage(nil)
                context.closePDF()
                context.beginPDFPage(nil)
                context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            }
            #expect(count("/MediaBox [ 0 0 612 792 ]", in: data) == 1)
        }
    }
}
