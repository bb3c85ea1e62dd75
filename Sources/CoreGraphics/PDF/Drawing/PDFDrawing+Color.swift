extension PDFDrawing {
    func setColorSpace(_ space: PDFColorSpace, isStroke: Bool) {
        if isStroke {
            state.strokeSpace = space
        } else {
            state.fillSpace = space
        }
        setColor(space.initialColor, isStroke: isStroke)
    }

    func setColor(_ space: PDFColorSpace, _ components: [CGFloat], isStroke: Bool) {
        if isStroke { state.strokeSpace = space } else { state.fillSpace = space }
        setColor(space.rgba(components), isStroke: isStroke)
    }

    func setColor(_ color: RGBA, isStroke: Bool) {
        guard setsColors else { return }
        if isStroke {
            state.strokeColor = color
            context.setStroke(color)
        } else {
            state.fillColor = color
            state.fillShading = nil
            context.setFill(color)
        }
    }

    /// `scn`: components, and the name of a pattern in a pattern space.
    func setColor(_ scanner: CGPDFScanner, isStroke: Bool) {
        let space = isStroke ? state.strokeSpace : state.fillSpace
        if case .pattern(let base) = space {
            guard let name = scanner.pop({ $0.name?.text }) else { return }
            return setPattern(name, base.map { $0.rgba(scanner.numbers) } ?? .black, isStroke: isStroke)
        }
        setColor(space.rgba(scanner.numbers), isStroke: isStroke)
    }

    private func setPattern(_ name: String, _ color: RGBA, isStroke: Bool) {
        guard setsColors, let object = content.resource("Pattern", name),
            let dictionary = object.dictionary ?? object.stream?.dictionary
        else { return }
        let numbers = dictionary["Matrix"]?.array?.numbers ?? []
        let matrix = numbers.count == 6 ? CGAffineTransform(numbers: numbers) : .identity
        if dictionary["PatternType"]?.integer == 2 {
            guard !isStroke, let shading = PDFShading(dictionary["Shading"], content) else { return }
            state.fillShading = (shading, matrix.concatenating(baseTransform))
        } else if let stream = object.stream, let pattern = tiling(stream, matrix) {
            context.setPattern(pattern, color, isStroke: isStroke)
            if !isStroke { state.fillShading = nil }
        }
    }

    private func tiling(_ stream: PDFStream, _ matrix: CGAffineTransform) -> CGPattern? {
        let dictionary = stream.dictionary
        guard let box = dictionary["BBox"]?.array?.numbers, box.count == 4 else { return nil }
        let isColored = dictionary["PaintType"]?.integer != 2
        let inner = CGPDFContentStream(stream: stream, resources: dictionary["Resources"]?.dictionary, parent: content)
        let (depth, work) = (depth, work)
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                PDFDrawing(context, inner, depth: depth + 1, setsColors: isColored, work: work)?.draw()
            }, releaseInfo: nil)
        let bounds = CGRect(x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1]).standardized
        return CGPattern(
            info: nil, bounds: bounds,
            // A PDF pattern's matrix is relative to the page, a CGPattern's to the context's base space.
            matrix: matrix.concatenating(baseTransform).concatenating(context.patternBase.inverted()),
            xStep: CGFloat(dictionary["XStep"]?.number ?? Double(bounds.width)),
            yStep: CGFloat(dictionary["YStep"]?.number ?? Double(bounds.height)), tiling: .constantSpacing,
            isColored: isColored, callbacks: &callbacks)
    }

    /// `gs`: sets the graphics state from a dictionary.
    func setState(_ name: String) {
        guard let dictionary = content.resource("ExtGState", name)?.dictionary else { return }
        func number(_ key: String) -> CGFloat? { dictionary[key]?.number.map { CGFloat($0) } }
        if let width = number("LW") { context.setLineWidth(width) }
        if let cap = dictionary["LC"]?.integer {
            context.setLineCap(CGLineCap(rawValue: Int32(clamping: cap)) ?? .butt)
        }
        if let join = dictionary["LJ"]?.integer {
            context.setLineJoin(CGLineJoin(rawValue: Int32(clamping: join)) ?? .miter)
        }
        if let limit = number("ML") { context.setMiterLimit(limit) }
        if let dash = dictionary["D"]?.array { setDash(dash[0]?.array, CGFloat(dash[1]?.number ?? 0)) }
        if let alpha = number("ca") { state.fillAlpha = min(max(alpha, 0), 1) }
        if let alpha = number("CA") { state.strokeAlpha = min(max(alpha, 0), 1) }
        if let mode = dictionary["BM"] {
            let names = mode.array?.objects ?? [mode]
            let known = names.lazy.compactMap { $0.name.flatMap { PDFDrawing.blendModes[$0.text] } }.first
            context.setBlendMode(known ?? .normal)
        }
        if let mask = dictionary["SMask"] { setSoftMask(mask) }
        if let font = dictionary["Font"]?.array, let found = font[0]?.dictionary {
            state.font = work.font(found)
            state.fontSize = CGFloat(font[1]?.number ?? 0)
        }
    }

    func setDash(_ lengths: PDFArray?, _ phase: CGFloat) {
        context.setLineDash(phase: phase.isFinite ? phase : 0, lengths: lengths?.numbers ?? [])
    }

    private static let blendModes: [String: CGBlendMode] = [
        "Normal": .normal, "Compatible": .normal, "Multiply": .multiply, "Screen": .screen, "Overlay": .overlay,
        "Darken": .darken, "Lighten": .lighten, "ColorDodge": .colorDodge, "ColorBurn": .colorBurn,
        "SoftLight": .softLight, "HardLight": .hardLight, "Difference": .difference, "Exclusion": .exclusion,
        "Hue": .hue, "Saturation": .saturation, "Color": .color, "Luminosity": .luminosity,
    ]
}
