/// Draws the content of a page, a form, a pattern or a glyph in a context.
///
/// Not drawn: mesh shadings, JPEG 2000 pictures, and characters of fonts with numbered glyphs
/// that the document does not bring.
final class PDFDrawing {
    /// The state that `q` saves in addition to the context's.
    struct State {
        var fillSpace = PDFColorSpace.plain(.deviceGray)
        var strokeSpace = PDFColorSpace.plain(.deviceGray)
        var fillAlpha: CGFloat = 1
        var strokeAlpha: CGFloat = 1
        var fillColor = RGBA.black
        var strokeColor = RGBA.black
        /// A shading that fills instead of a colour, and its place in page space.
        var fillShading: (PDFShading, CGAffineTransform)?
        var font: PDFFont?
        var fontSize: CGFloat = 0
        var characterSpacing: CGFloat = 0
        var wordSpacing: CGFloat = 0
        var horizontalScale: CGFloat = 1
        var leading: CGFloat = 0
        var rise: CGFloat = 0
        var mode = CGTextDrawingMode.fill
    }

    let context: CGContext
    let content: CGPDFContentStream
    /// The transform of the page, or of the form, to which the matrices of patterns are relative.
    let baseTransform: CGAffineTransform
    let depth: Int
    /// The mask of the context before a soft mask was set.
    let initialMask: Surface?
    /// False for glyphs and pattern cells that are painted in a colour from outside.
    let setsColors: Bool
    let work: PDFPageWork
    var state = State()
    var saved: [State] = []
    var textMatrix = CGAffineTransform.identity
    var lineMatrix = CGAffineTransform.identity
    /// The rule of a clip that takes effect with the next painting.
    var pendingClip: CGPathFillRule?
    /// Glyphs that clip when the text ends.
    var clipOutline: [PathElement] = []

    /// How deeply forms may be in forms.
    private static let deepestNesting = 24
    static let mostSavedStates = 512

    /// Nil when forms are nested too deeply, or the page has asked for too much.
    init?(
        _ context: CGContext, _ content: CGPDFContentStream, base: CGAffineTransform? = nil, depth: Int = 0,
        setsColors: Bool = true, work: PDFPageWork = PDFPageWork()
    ) {
        guard depth < PDFDrawing.deepestNesting, work.mayDraw(content) else { return nil }
        self.context = context
        self.content = content
        baseTransform = base ?? context.surfaceTransform
        self.depth = depth
        initialMask = context.state.clipMask
        self.setsColors = setsColors
        self.work = work
    }

    func draw() {
        var table: [String: CGPDFOperatorTable.Operation] = [:]
        for (name, operation) in PDFDrawing.operations {
            table[name] = { [unowned self] in if work.mayPerform(name) { operation(self, $0) } }
        }
        CGPDFScanner(content, CGPDFOperatorTable(table)).scan()
        while !saved.isEmpty { restore() }
    }

    // MARK: State

    func save() {
        guard saved.count < PDFDrawing.mostSavedStates else { return }
        saved.append(state)
        context.saveGState()
    }

    func restore() {
        guard let last = saved.popLast() else { return }
        state = last
        context.restoreGState()
    }

    // MARK: Painting

    /// Fills or draws along the path as the operator says, then clips if `W` was before.
    func paint(fill rule: CGPathFillRule? = nil, strokes: Bool = false) {
        let path = context.path
        if let rule {
            fillPath(path, rule)
            if strokes, let path { context.addPath(path) }
        }
        if strokes {
            setStroke()
            context.strokePath()
        }
        context.beginPath()
        if let rule = pendingClip {
            if let path { context.addPath(path) }
            context.clip(using: rule)
            pendingClip = nil
        }
    }

    private func fillPath(_ path: CGPath?, _ rule: CGPathFillRule) {
        guard let (shading, transform) = state.fillShading else {
            setFill()
            return context.fillPath(using: rule)
        }
        guard let path else { return }
        context.saveGState()
        context.beginPath()
        context.addPath(path)
        context.clip(using: rule)
        context.setAlpha(state.fillAlpha)
        context.surfaceTransform = transform
        shading.draw(in: context)
        context.restoreGState()
    }

    /// PDF has separate alphas for fills and strokes; the context has one, which is set before each.
    func setFill() { context.setAlpha(state.fillAlpha) }

    func setStroke() { context.setAlpha(state.strokeAlpha) }

    // MARK: Forms and pictures

    func drawObject(_ name: String) {
        guard let stream = content.resource("XObject", name)?.stream else { return }
        switch stream.dictionary["Subtype"]?.name?.text {
        case "Image": drawImage(stream)
        case "Form": drawForm(stream)
        default: break
        }
    }

    func drawImage(_ stream: PDFStream) {
        guard work.mayDecode(stream), let image = PDFImage(stream: stream, content: content).make() else { return }
        setFill()
        context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    func drawForm(_ stream: PDFStream) {
        save()
        defer { restore() }
        if let matrix = stream.dictionary["Matrix"]?.array?.numbers, matrix.count == 6 {
            context.concatenate(CGAffineTransform(numbers: matrix))
        }
        if let box = stream.dictionary["BBox"]?.array?.numbers, box.count == 4 {
            context.clip(to: CGRect(x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1]).standardized)
        }
        let inner = CGPDFContentStream(
            stream: stream, resources: stream.dictionary["Resources"]?.dictionary, parent: content)
        guard
            let drawing = PDFDrawing(
                context, inner, base: baseTransform, depth: depth + 1, setsColors: setsColors, work: work)
        else { return }
        drawing.state = state
        let isGroup = stream.dictionary["Group"]?.dictionary?["S"]?.name?.text == "Transparency"
        guard isGroup, state.fillAlpha < 1 || context.state.blendMode != .normal else { return drawing.draw() }
        context.setAlpha(state.fillAlpha)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        drawing.state.fillAlpha = 1
        drawing.state.strokeAlpha = 1
        drawing.draw()
        context.endTransparencyLayer()
    }
}
