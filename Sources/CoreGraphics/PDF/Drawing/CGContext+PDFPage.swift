extension CGContext {
    /// Draws a page of a document at one unit of user space a point, with the origin of its coordinates at the origin,
    /// clipped to the crop box. The page's rotation is not applied; `CGPDFPage.getDrawingTransform` includes it.
    public func drawPDFPage(_ page: CGPDFPage) {
        saveGState()
        clip(to: page.getBoxRect(.cropBox))
        setFillColor(gray: 0, alpha: 1)
        setStrokeColor(gray: 0, alpha: 1)
        setLineWidth(1)
        setLineDash(phase: 0, lengths: [])
        PDFDrawing(self, CGPDFContentStream(page: page))?.draw()
        restoreGState()
    }

    /// Draws a page so that its media box fills `rect`.
    package func drawPDFPage(_ page: CGPDFPage, in rect: CGRect) {
        let box = page.getBoxRect(.mediaBox), target = rect.standardized
        guard target.width > 0, target.height > 0 else { return }
        saveGState()
        translateBy(x: target.minX, y: target.minY)
        scaleBy(x: target.width / box.width, y: target.height / box.height)
        translateBy(x: -box.minX, y: -box.minY)
        drawPDFPage(page)
        restoreGState()
    }

    func setPattern(_ pattern: CGPattern, _ color: RGBA, isStroke: Bool) {
        if isStroke { state.stroke = .pattern(pattern, color) } else { state.fill = .pattern(pattern, color) }
    }
}
