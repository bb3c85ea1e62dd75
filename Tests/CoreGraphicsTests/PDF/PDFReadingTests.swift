import CoreGraphics
import Testing

struct PDFReadingTests {
    /// A small document written by hand; offsets are left to be found by looking for objects.
    static let simple = """
        %PDF-1.4
        1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
        2 0 obj << /Type /Pages /Kids [3 0 R 5 0 R 2 0 R] /Count 2 /MediaBox [0 0 200 100] /Rotate 90 >> endobj
        3 0 obj << /Type /Page /Parent 2 0 R /Contents 4 0 R /CropBox [10 10 110 60] /Rotate 0
          /Resources << /Font << /F1 6 0 R >> >> >> endobj
        4 0 obj << /Length 44 >> stream
        q 1 0 0 1 5 -.5 cm (a\\)\\050\\101) Tj [1 (x)] TJ /F1 12 Tf Q
        endstream endobj
        5 0 obj << /Type /Page /Parent 2 0 R >> endobj
        6 0 obj << /Type /Font /BaseFont /Helvetica#2DBold /Size 2.50 /Self 6 0 R /Yes true >> endobj
        7 0 obj << /Title <FEFF00DC0062> /CreationDate (D:20090617180000+02'00') >> endobj
        trailer << /Root 1 0 R /Info 7 0 R /ID [(one) (two)] >>
        """

    private func document(_ text: String = PDFReadingTests.simple) throws -> CGPDFDocument {
        let provider = try #require(CGDataProvider(data: Data(text.utf8)))
        return try #require(CGPDFDocument(provider))
    }

    @Test func pagesHaveBoxesOfTheirOwnAndInheritedOnes() throws {
        let document = try document()
        // The tree that contains itself is walked once.
        #expect(document.numberOfPages == 2)
        let first = try #require(document.page(at: 1)), second = try #require(document.page(at: 2))
        #expect(first.getBoxRect(.mediaBox) == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(first.getBoxRect(.cropBox) == CGRect(x: 10, y: 10, width: 100, height: 50))
        #expect(first.getBoxRect(.artBox) == first.getBoxRect(.cropBox))
        #expect(first.rotationAngle == 0 && second.rotationAngle == 90)
        #expect(document.page(at: 1) === first && document.page(at: 0) == nil && document.page(at: 3) == nil)
        #expect(first.document === document && second.pageNumber == 2)
        var major: Int32 = 0, minor: Int32 = 0
        document.getVersion(majorVersion: &major, minorVersion: &minor)
        #expect(major == 1 && minor == 4 && document.isUnlocked && !document.isEncrypted)
    }

    @Test func aPageIsPutIntoARectangle() throws {
        let document = try document()
        let upright = try #require(document.page(at: 1))
        let target = CGRect(x: 0, y: 0, width: 50, height: 50)
        let fitted = upright.getDrawingTransform(.cropBox, rect: target, rotate: 0, preserveAspectRatio: true)
        #expect(upright.getBoxRect(.cropBox).applying(fitted) == CGRect(x: 0, y: 12.5, width: 50, height: 25))
        // Never enlarged.
        let large = CGRect(x: 0, y: 0, width: 500, height: 500)
        let centred = upright.getDrawingTransform(.cropBox, rect: large, rotate: 0, preserveAspectRatio: true)
        #expect(upright.getBoxRect(.cropBox).applying(centred) == CGRect(x: 200, y: 225, width: 100, height: 50))
        let turned = try #require(document.page(at: 2))
        let sideways = turned.getDrawingTransform(.mediaBox, rect: large, rotate: 0, preserveAspectRatio: true)
        #expect(turned.getBoxRect(.mediaBox).applying(sideways) == CGRect(x: 200, y: 150, width: 100, height: 200))
        // Clockwise: the page's top left goes to the top right.
        #expect(CGPoint(x: 0, y: 100).applying(sideways) == CGPoint(x: 300, y: 350))
    }

    @Test func objectsHaveTheirKinds() throws {
        let document = try document()
        let font = try #require(document.page(at: 1)?.resources?["Font"]?.dictionary?["F1"]?.dictionary)
        #expect(font["BaseFont"]?.name?.text == "Helvetica-Bold")
        #expect(font["Size"]?.number == 2.5 && font["Size"]?.integer == 2 && font["Yes"]?.boolean == true)
        #expect(font["Self"]?.dictionary === font)
        #expect(document.info?["Title"]?.string?.text == "Üb")
        #expect(document.info?["CreationDate"]?.string?.date == Date(timeIntervalSince1970: 1_245_254_400))
        #expect(document.fileIdentifier?.count == 2 && document.fileIdentifier?[1]?.string?.text == "two")
        #expect(document.catalog?["Nothing"] == nil)
    }

    @Test func operatorsAreScannedWithTheirOperands() throws {
        let page = try #require(try document().page(at: 1))
        var calls: [String] = []
        let table = CGPDFOperatorTable([
            "cm": { calls.append("cm \($0.numbers.map { Double($0) })") },
            "Tj": { calls.append("Tj \($0.pop()?.string?.text ?? "")") },
            "TJ": { calls.append("TJ \($0.pop()?.array?.count ?? 0)") },
            "Tf": { scanner in
                let isNumber = scanner.pop { $0.string } == nil
                let size = scanner.pop()?.number ?? 0, name = scanner.pop()?.name?.text ?? ""
                calls.append("Tf \(name) \(size) \(isNumber) \(scanner.pop() == nil)")
                #expect(scanner.content.resource("Font", name)?.dictionary != nil)
                #expect(scanner.content.resource("XObject", name) == nil)
            },
        ])
        #expect(CGPDFScanner(CGPDFContentStream(page: page), table).scan())
        #expect(calls == ["cm [1.0, 0.0, 0.0, 1.0, 5.0, -0.5]", "Tj a)(A", "TJ 2", "Tf F1 12.0 true true"])
    }

    @Test func inlineImagesAreOperands() throws {
        let stream = "BI /W 2 /H 1 /BPC 8 ID \u{1}EI\u{2} EI Q"
        let text = Self.simple.replacingOccurrences(
            of: "q 1 0 0 1 5 -.5 cm (a\\)\\050\\101) Tj [1 (x)] TJ /F1 12 Tf Q", with: stream)
        let page = try #require(try document(text).page(at: 1))
        var found: PDFStream?
        var isLast = false
        CGPDFScanner(
            CGPDFContentStream(page: page),
            CGPDFOperatorTable(["EI": { found = $0.pop()?.stream }, "Q": { _ in isLast = found != nil }])
        ).scan()
        #expect(found?.dictionary["W"]?.integer == 2 && isLast)
        #expect(found?.decoded?.bytes.prefix(4) == [1, 69, 73, 2])
    }

    @Test func documentsOfOursAreReadAgain() throws {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        let context = try #require(
            CGContext(
                consumer: consumer, mediaBox: CGRect(x: 0, y: 0, width: 300, height: 200),
                information: [PDFContextKey.title: "Ours"], pointsDown: false))
        for _ in 0..<3 {
            context.beginPDFPage(nil)
            context.fill(CGRect(x: 10, y: 10, width: 50, height: 50))
        }
        context.closePDF()
        let document = try #require(CGDataProvider(data: Data(referencing: data)).flatMap { CGPDFDocument($0) })
        #expect(document.numberOfPages == 3 && document.info?["Title"]?.string?.text == "Ours")
        let page = try #require(document.page(at: 3))
        #expect(page.getBoxRect(.mediaBox) == CGRect(x: 0, y: 0, width: 300, height: 200))
        var rectangles = 0
        CGPDFScanner(CGPDFContentStream(page: page), CGPDFOperatorTable(["re": { _ in rectangles += 1 }])).scan()
        #expect(rectangles >= 1)
    }

    @Test func filtersAreUndone() throws {
        func decoded(_ filter: String, _ content: String) throws -> String? {
            let text = """
                %PDF-1.5
                1 0 obj << /Pages << /Kids [] >> /Data 2 0 R >> endobj
                2 0 obj << /Filter \(filter) >> stream
                \(content)
                endstream endobj
                trailer << /Root 1 0 R >>
                """
            let document = try document(text)
            // The document keeps its objects.
            return withExtendedLifetime(document) {
                document.catalog?["Data"]?.stream?.decoded.map { String(decoding: $0.bytes, as: UTF8.self) }
            }
        }
        #expect(try decoded("/ASCIIHexDecode", "48 65 6C6c 6F>") == "Hello")
        #expect(try decoded("[/ASCII85Decode]", "87cURD]i,\"Ebo80~>") == "Hello World!")
        #expect(try decoded("[/AHx /RL]", "02616263FE7A80>") == "abczzz")
        #expect(try decoded("[/AHx /LZW]", "800B6050220C0C8501>") == "-----A---B")
        #expect(try decoded("/Unknown", "x") == nil)
    }

    @Test func encryptedDocumentsStayLocked() throws {
        let text = Self.simple.replacingOccurrences(of: "/Root 1 0 R /Info", with: "/Root 1 0 R /Encrypt 9 0 R /Info")
        let document = try document(text)
        #expect(document.isEncrypted && !document.isUnlocked && document.numberOfPages == 0)
        #expect(!document.unlockWithPassword("secret") && !document.allowsCopying)
    }

    @Test func whatIsNoDocumentIsRefused() throws {
        for text in ["", "%PDF-1.4", "hello", "%PDF-1.4 startxref 99999999999999999999 %%EOF"] {
            let provider = try #require(CGDataProvider(data: Data(text.utf8)))
            #expect(CGPDFDocument(provider) == nil)
        }
        #expect(CGPDFDocument(URL(fileURLWithPath: "/nowhere.pdf")) == nil)
    }
}
