extension PDFDrawing {
    /// Draws a string from the text matrix on, and moves it past the string.
    func show(_ bytes: [UInt8]) {
        guard let font = state.font else { return }
        for glyph in font.glyphs(bytes) {
            let size = CGAffineTransform(
                a: state.fontSize * state.horizontalScale, b: 0, c: 0, d: state.fontSize, tx: 0, ty: state.rise)
            let place = size.concatenating(textMatrix)
            switch glyph.shape {
            case .outline(let elements): draw(elements.map { $0.applying(place) })
            case .procedure(let stream): draw(stream, of: font, place)
            }
            let width =
                (glyph.width * state.fontSize + state.characterSpacing + (glyph.isSpace ? state.wordSpacing : 0))
                * state.horizontalScale
            textMatrix = CGAffineTransform(translationX: width, y: 0).concatenating(textMatrix)
        }
    }

    /// `TJ`: strings, and numbers that move back by thousandths of the size.
    func show(_ array: PDFArray) {
        for object in array.objects {
            if let string = object.string {
                show(string.bytes)
            } else if let number = object.number {
                let back = -CGFloat(number) / 1000 * state.fontSize * state.horizontalScale
                textMatrix = CGAffineTransform(translationX: back, y: 0).concatenating(textMatrix)
            }
        }
    }

    func moveLine(_ x: CGFloat, _ y: CGFloat) {
        lineMatrix = CGAffineTransform(translationX: x, y: y).concatenating(lineMatrix)
        textMatrix = lineMatrix
    }

    private func draw(_ elements: [PathElement]) {
        guard !elements.isEmpty else { return }
        let path = CGPath(elements: elements)
        let fills = [CGTextDrawingMode.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(state.mode)
        let strokes = [CGTextDrawingMode.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(state.mode)
        if fills || strokes {
            context.beginPath()
            context.addPath(path)
            paint(fill: fills ? .winding : nil, strokes: strokes)
        }
        if state.mode.rawValue >= CGTextDrawingMode.fillClip.rawValue { clipOutline += elements }
    }

    /// A glyph of a Type 3 font, drawn by operators.
    private func draw(_ stream: PDFStream, of font: PDFFont, _ place: CGAffineTransform) {
        save()
        context.concatenate(font.glyphMatrix.concatenating(place))
        let inner = CGPDFContentStream(stream: stream, resources: font.resources, parent: content)
        // A glyph that begins with d1 has no colours of its own.
        let isColored = !PDFDrawing.isUncolored(inner)
        if let drawing = PDFDrawing(
            context, inner, base: baseTransform, depth: depth + 1, setsColors: isColored && setsColors, work: work)
        {
            drawing.state.fillAlpha = state.fillAlpha
            drawing.state.strokeAlpha = state.fillAlpha
            context.setStroke(state.fillColor)
            drawing.draw()
        }
        restore()
    }

    private static func isUncolored(_ content: CGPDFContentStream) -> Bool {
        var lexer = PDFLexer(bytes: content.bytes, file: nil)
        for _ in 0..<8 {
            guard let token = lexer.token() else { return false }
            if case .word(let name) = token { return name == "d1" }
        }
        return false
    }

    /// Ends a text object: glyphs drawn in a clipping mode are added to the clip.
    func endText() {
        guard !clipOutline.isEmpty else { return }
        context.beginPath()
        context.addPath(CGPath(elements: clipOutline))
        context.clip()
        clipOutline = []
    }
}
