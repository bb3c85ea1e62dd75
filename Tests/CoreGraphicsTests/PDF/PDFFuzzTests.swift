import CoreGraphics
import Testing

/// Damaged documents are read as far as they go, and never crash or hang.
struct PDFFuzzTests {
    private func read(_ data: Data) {
        guard let document = CGDataProvider(data: data).flatMap({ CGPDFDocument($0) }) else { return }
        _ = document.info?.stored.values.map { $0.string?.date }
        for number in 1...max(1, min(document.numberOfPages, 5)) {
            guard let page = document.page(at: number) else { continue }
            _ = page.getDrawingTransform(
                .trimBox, rect: CGRect(x: 0, y: 0, width: 10, height: 10), rotate: 90, preserveAspectRatio: false)
            let table = CGPDFOperatorTable([
                "Tf": { while $0.pop() != nil {} }, "EI": { _ = $0.pop()?.stream?.decoded },
            ])
            CGPDFScanner(CGPDFContentStream(page: page), table).scan()
            if let canvas = try? Canvas(20, 20) { canvas.context.drawPDFPage(page) }
        }
    }

    private static var samples: [Data] {
        get throws {
            let data = NSMutableData()
            let consumer = try #require(CGDataConsumer(data: data))
            let context = try #require(
                CGContext(consumer: consumer, mediaBox: nil, information: [:], pointsDown: false))
            context.beginPDFPage(nil)
            context.draw(TextShaper.shape("Fuzz", face: .system(), size: 20), at: CGPoint(x: 20, y: 20))
            context.closePDF()
            return [Data(PDFReadingTests.simple.utf8), Data(referencing: data)]
        }
    }

    @Test func truncatedDocumentsAreSurvived() throws {
        for sample in try Self.samples {
            for count in stride(from: 0, to: sample.count, by: max(1, sample.count / 100)) {
                read(sample.prefix(count))
            }
        }
    }

    @Test func changedBytesAreSurvived() throws {
        var generator = LinearGenerator(state: 1_984)
        for sample in try Self.samples {
            for _ in 0..<200 {
                var bytes = [UInt8](sample)
                for _ in 0..<Int.random(in: 1...8, using: &generator) {
                    let place = Int.random(in: 0..<bytes.count, using: &generator)
                    bytes[place] =
                        Array("0129<>[]()/ R".utf8).randomElement(using: &generator)
                        ?? UInt8.random(in: 0...255, using: &generator)
                }
                read(Data(bytes))
            }
        }
    }

    @Test func endlessNestingEnds() {
        for bracket in ["[", "<<", "<</A ", "("] {
            let nest = String(repeating: bracket, count: 50_000)
            read(Data("%PDF-1.4\n1 0 obj \(nest)\nendobj trailer << /Root 1 0 R >>".utf8))
        }
        // Objects that need each other to be read.
        read(
            Data(
                """
                %PDF-1.4
                1 0 obj << /Pages 2 0 R >> endobj 2 0 obj 3 0 R endobj 3 0 obj 2 0 R endobj
                4 0 obj << /Length 4 0 R >> stream x endstream endobj trailer << /Root 1 0 R /Prev 0 >>
                startxref 0 %%EOF
                """.utf8))
    }
}
