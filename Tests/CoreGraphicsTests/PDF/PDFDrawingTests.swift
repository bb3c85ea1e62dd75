import CoreGraphics
import Testing

struct PDFDrawingTests {
    /// A page of 100 by 100 points with that content and those resources, drawn at one pixel a point, y down in the
    /// picture.
    static func draw(_ content: String, resources: String = "", objects: String = "") throws -> Canvas {
        let text = """
            %PDF-1.4
            1 0 obj << /Pages 2 0 R >> endobj
            2 0 obj << /Kids [3 0 R] /MediaBox [0 0 100 100] >> endobj
            3 0 obj << /Contents 4 0 R /Resources << \(resources) >> >> endobj
            4 0 obj << >> stream
            \(content)
            endstream endobj
            \(objects)
            trailer << /Root 1 0 R >>
            """
        return try draw(Data(text.utf8))
    }

    static func draw(_ data: Data) throws -> Canvas {
        let document = try #require(CGDataProvider(data: data).flatMap { CGPDFDocument($0) })
        let canvas = try Canvas(100, 100)
        canvas.context.translateBy(x: 0, y: 100)
        canvas.context.scaleBy(x: 1, y: -1)
        if let page = document.page(at: 1) { canvas.context.drawPDFPage(page) }
        return canvas
    }

    /// Each form draws the next one twice: 2 to the power of 22 rectangles.
    @Test func formsThatDrawEachOtherEnd() throws {
        let forms = (0..<22).map { number in
            let content = number == 21 ? "0 0 1 rg 0 0 100 100 re f" : "/F Do /F Do"
            return """
                \(number + 10) 0 obj << /Type /XObject /Subtype /Form /BBox [0 0 100 100]
                /Resources << /XObject << /F \(number + 11) 0 R >> >> /Length \(content.utf8.count) >> stream
                \(content)
                endstream endobj
                """
        }
        let start = ContinuousClock.now
        let canvas = try Self.draw(
            "1 0 0 rg 0 0 100 100 re f /F Do", resources: "/XObject << /F 10 0 R >>",
            objects: forms.joined(separator: "\n"))
        #expect(canvas.pixel(50, 50) == 0xFF00_00FF)
        #expect(ContinuousClock.now - start < .seconds(10))
    }

    /// A form is small, but used more often than the budget of a small document allows; its uses count for it.
    @Test func aFormThatIsUsedOftenIsDrawnEachTime() throws {
        let form = """
            10 0 obj << /Type /XObject /Subtype /Form /BBox [0 0 1 1] /Length 9 >> stream
            0 0 1 1 re f
            endstream endobj
            """
        let uses = (0..<10_000).map { "q 1 0 0 1 \($0 % 100) \($0 / 100) cm /F Do Q" }
        let canvas = try Self.draw(
            "0 0 1 rg \(uses.joined(separator: "\n"))", resources: "/XObject << /F 10 0 R >>", objects: form)
        #expect(canvas.pixel(0, 0) == 0xFF00_00FF && canvas.pixel(99, 99) == 0xFF00_00FF)
        #expect(canvas.pixel(99, 0) == 0xFF00_00FF && canvas.pixel(50, 50) == 0xFF00_00FF)
    }

    @Test func pathsAreFilledAndDrawn() throws {
        let canvas = try Self.draw(
            """
            1 0 0 rg 10 60 30 30 re f
            q 0 0 1 RG 6 w 1 J 60 75 m 90 75 l S Q
            0 1 0 rg 10 10 30 30 re 20 20 10 10 re f*
            q 60 10 30 30 re W n 0.5 g 0 0 100 25 re f Q
            """)
        #expect(canvas.pixel(20, 20) == 0xFFFF_0000)
        #expect(canvas.pixel(75, 25) == 0xFF00_00FF && canvas.pixel(58, 25) == 0xFF00_00FF)
        #expect(canvas.pixel(12, 80) == 0xFF00_FF00 && canvas.pixel(25, 75) == 0)
        #expect(isNear(canvas.pixel(65, 80), 0xFF80_8080) && canvas.pixel(65, 70) == 0 && canvas.pixel(55, 80) == 0)
    }

    @Test func textIsSetInTheFontsOfThePlatform() throws {
        let canvas = try Self.draw(
            "BT /F1 40 Tf 1 0 0 1 10 50 Tm (H) Tj 20 0 Td [(I) -500 (I)] TJ T* ET",
            resources: "/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >> >>")
        let direct = try Canvas(100, 100)
        direct.context.draw(
            TextShaper.shape("H", face: .system(bold: true), size: 40), at: CGPoint(x: 10, y: 50))
        #expect(isNear(canvas.pixel(15, 40), 0xFF00_0000) && isNear(direct.pixel(15, 40), 0xFF00_0000))
        #expect(canvas.inkBox.y == direct.inkBox.y && abs(canvas.inkBox.maxY - direct.inkBox.maxY) <= 1)
        // The second I stands 0.5 em after the first one's advance of 0.278.
        #expect(canvas.alpha(36, 40) > 200 && canvas.alpha(67, 40) > 200 && canvas.alpha(50, 40) == 0)
    }

    @Test func shadingsPatternsAndSpacesAreUnderstood() throws {
        let canvas = try Self.draw(
            """
            q 0 60 50 40 re W n /S1 sh Q
            /Pattern cs /P1 scn 50 60 50 40 re f
            /Sep cs 1 scn 0 0 50 40 re f
            /Ind cs 1 sc 50 0 50 40 re f
            """,
            resources: """
                /Shading << /S1 << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 50 0] /Function 5 0 R >> >>
                /Pattern << /P1 6 0 R >>
                /ColorSpace << /Sep [/Separation /Gold /DeviceRGB 7 0 R] /Ind [/Indexed /DeviceRGB 1 <0000FFFF00FF>] >>
                """,
            objects: """
                5 0 obj << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> endobj
                6 0 obj << /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 10 10] /XStep 10 /YStep 10 >> stream
                0 1 0 rg 0 0 5 10 re f
                endstream endobj
                7 0 obj << /FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1] >> stream
                { dup 0.5 mul exch 0.25 mul 0 3 1 roll exch }
                endstream endobj
                """)
        #expect(isNear(canvas.pixel(1, 20), 0xFFFB_0004, 6) && isNear(canvas.pixel(48, 20), 0xFF08_00F7, 8))
        #expect(canvas.pixel(52, 20) == 0xFF00_FF00 && canvas.pixel(57, 20) == 0)
        #expect(isNear(canvas.pixel(25, 80), 0xFF00_4080))
        #expect(canvas.pixel(75, 80) == 0xFFFF_00FF)
    }

    @Test func picturesAndFormsAreDrawn() throws {
        let canvas = try Self.draw(
            """
            q 40 0 0 40 0 60 cm /I1 Do Q
            q 40 0 0 40 60 60 cm BI /W 1 /H 1 /BPC 8 /CS /RGB /F /AHx ID 00FF00> EI Q
            1 0 0 rg q 40 0 0 40 0 0 cm /M1 Do Q
            q 1 0 0 1 60 0 cm /G gs /F1 Do Q
            """,
            resources: "/XObject << /I1 5 0 R /M1 6 0 R /F1 7 0 R >> /ExtGState << /G << /ca 0.5 >> >>",
            objects: """
                5 0 obj << /Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceGray
                  /Filter /ASCIIHexDecode >> stream
                00FF FF00>
                endstream endobj
                6 0 obj << /Subtype /Image /ImageMask true /Width 8 /Height 1 /Filter /ASCIIHexDecode >> stream
                0F>
                endstream endobj
                7 0 obj << /Subtype /Form /BBox [0 0 20 20] /Group << /S /Transparency >> >> stream
                0 0 1 rg 0 0 15 40 re f 5 0 15 40 re f
                endstream endobj
                """)
        // Row 1 of the picture is at the top: black, then white.
        #expect(isNear(canvas.pixel(4, 4), 0xFF00_0000) && isNear(canvas.pixel(36, 4), 0xFFFF_FFFF))
        #expect(isNear(canvas.pixel(4, 36), 0xFFFF_FFFF))
        #expect(canvas.pixel(80, 20) == 0xFF00_FF00)
        // A stencil is painted where it is 0.
        #expect(canvas.pixel(8, 80) == 0xFFFF_0000 && canvas.pixel(34, 80) == 0)
        // One layer of half opacity, cut off by its box.
        #expect(isNear(canvas.pixel(70, 90), 0x8000_0080) && canvas.pixel(70, 75) == 0)
    }

    @Test func whatWeWriteLooksTheSameWhenDrawn() throws {
        func picture(_ context: CGContext) {
            context.setFillColor(red: 0.9, green: 0.3, blue: 0.1, alpha: 1)
            context.fillEllipse(in: CGRect(x: 10, y: 10, width: 50, height: 30))
            context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 0.5)
            context.setLineWidth(5)
            context.setLineDash(phase: 2, lengths: [8, 4])
            context.strokeLineSegments(between: [
                CGPoint(x: 30, y: 20), CGPoint(x: 90, y: 25), CGPoint(x: 90, y: 80), CGPoint(x: 30, y: 85),
            ])
            context.saveGState()
            context.textMatrix = .identity
            context.setFillColor(gray: 0, alpha: 1)
            context.selectFont(name: "Georgia-Bold", size: 24)
            context.showText("Wörds", at: CGPoint(x: 5, y: 60))
            context.restoreGState()
            context.clip(to: CGRect(x: 60, y: 0, width: 40, height: 20))
            context.drawLinearGradient(
                CGGradient(colors: [.black, RGBA(red: 1, green: 1, blue: 0, alpha: 1)]), start: CGPoint(x: 60, y: 0),
                end: CGPoint(x: 100, y: 0), options: [])
        }
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        let writer = try #require(
            CGContext(
                consumer: consumer, mediaBox: CGRect(x: 0, y: 0, width: 100, height: 100), information: [:],
                pointsDown: false))
        writer.beginPDFPage(nil)
        picture(writer)
        writer.closePDF()
        let drawn = try Self.draw(Data(referencing: data))
        let direct = try Canvas(100, 100)
        direct.context.translateBy(x: 0, y: 100)
        direct.context.scaleBy(x: 1, y: -1)
        picture(direct.context)
        let different = zip(drawn.bytes, direct.bytes).count { !isNear($0, $1, 60) }
        #expect(different < 60, "\(different) pixels differ")
    }

    @Test func softMasksAreMultipliedIn() throws {
        let canvas = try Self.draw(
            "/M gs 1 0 0 rg 0 0 100 50 re f /N gs 0 50 100 50 re f",
            resources: """
                /ExtGState << /M << /SMask << /S /Luminosity /G 5 0 R >> >> /N << /SMask /None >> >>
                """,
            objects: """
                5 0 obj << /Subtype /Form /BBox [0 0 100 100] /Group << /S /Transparency /CS /DeviceGray >> >> stream
                0.5 g 0 0 50 100 re f
                endstream endobj
                """)
        #expect(isNear(canvas.pixel(25, 75), 0x8080_0000) && canvas.pixel(75, 75) == 0)
        #expect(canvas.pixel(25, 25) == 0xFFFF_0000 && canvas.pixel(75, 25) == 0xFFFF_0000)
    }

    @Test func endlessFormsEnd() throws {
        let canvas = try Self.draw(
            "/F1 Do 0 0 10 10 re f", resources: "/XObject << /F1 5 0 R >>",
            objects: """
                5 0 obj << /Subtype /Form /BBox [0 0 100 100] /Resources << /XObject << /F1 5 0 R >> >> >> stream
                /F1 Do
                endstream endobj
                """)
        #expect(canvas.pixel(5, 95) == 0xFF00_0000)
    }

    @Test func oddOperandsAreSurvived() throws {
        for number in ["99999999999999999999", "-1e5", "1.7976931348623157", "0", "."] {
            let canvas = try Self.draw(
                """
                q \(number) 0 0 \(number) 0 0 cm 0 0 5 5 re f Q \(number) w \(number) J [\(number)] \(number) d
                BT /F1 \(number) Tf \(number) Tz \(number) Tr (x) Tj \(number) \(number) Td (y) ' ET
                f S n W Q Q Q h l c re Tj TJ [] TJ << >> gs /X Do /X sh /X cs \(number) scn EI BI ID EI
                0 g [] 0 d 0 0 10 10 re f
                """, resources: "/Font << /F1 << /BaseFont /Courier >> >>")
            #expect(canvas.surface.width == 100)
        }
    }
}
