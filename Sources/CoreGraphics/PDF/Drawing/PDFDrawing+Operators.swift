extension PDFDrawing {
    typealias Operator = (PDFDrawing, CGPDFScanner) -> Void

    /// An operator that takes so many numbers; with fewer it does nothing.
    private static func numbers(_ count: Int, _ body: @escaping (PDFDrawing, [CGFloat]) -> Void) -> Operator {
        { drawing, scanner in
            let numbers = scanner.numbers
            if numbers.count >= count { body(drawing, Array(numbers.suffix(count))) }
        }
    }

    private static func painting(_ rule: CGPathFillRule?, strokes: Bool = false, closes: Bool = false) -> Operator {
        { drawing, _ in
            if closes { drawing.context.closePath() }
            drawing.paint(fill: rule, strokes: strokes)
        }
    }

    private static func color(_ space: CGColorSpace, isStroke: Bool) -> Operator {
        numbers(space.numberOfComponents) { $0.setColor(.plain(space), $1, isStroke: isStroke) }
    }

    /// The functions of the operators in content streams (PDF Reference, appendix A).
    static let operations: [String: Operator] = [
        graphicsOperations, pathOperations, colorOperations, textOperations,
    ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

    private static let graphicsOperations: [String: Operator] = [
        "q": { drawing, _ in drawing.save() },
        "Q": { drawing, _ in drawing.restore() },
        "cm": numbers(6) { $0.context.concatenate(CGAffineTransform(numbers: $1)) },
        "w": numbers(1) { $0.context.setLineWidth($1[0]) },
        "J": numbers(1) { $0.context.setLineCap($1[0] == 1 ? .round : $1[0] == 2 ? .square : .butt) },
        "j": numbers(1) { $0.context.setLineJoin($1[0] == 1 ? .round : $1[0] == 2 ? .bevel : .miter) },
        "M": numbers(1) { $0.context.setMiterLimit($1[0]) },
        "d": { drawing, scanner in
            let phase = CGFloat(scanner.pop { $0.number } ?? 0)
            drawing.setDash(scanner.pop { $0.array }, phase)
        },
        "gs": { drawing, scanner in if let name = scanner.pop({ $0.name?.text }) { drawing.setState(name) } },
        "Do": { drawing, scanner in if let name = scanner.pop({ $0.name?.text }) { drawing.drawObject(name) } },
        "EI": { drawing, scanner in if let stream = scanner.pop({ $0.stream }) { drawing.drawImage(stream) } },
        "sh": { drawing, scanner in
            guard let name = scanner.pop({ $0.name?.text }),
                let shading = PDFShading(drawing.content.resource("Shading", name), drawing.content)
            else { return }
            drawing.setFill()
            shading.draw(in: drawing.context)
        },
    ]

    private static let pathOperations: [String: Operator] = [
        "m": numbers(2) { $0.context.move(to: CGPoint(x: $1[0], y: $1[1])) },
        "l": numbers(2) { $0.context.addLine(to: CGPoint(x: $1[0], y: $1[1])) },
        "c": numbers(6) {
            $0.context.addCurve(
                to: CGPoint(x: $1[4], y: $1[5]), control1: CGPoint(x: $1[0], y: $1[1]),
                control2: CGPoint(x: $1[2], y: $1[3]))
        },
        "v": numbers(4) {
            $0.context.addCurve(
                to: CGPoint(x: $1[2], y: $1[3]), control1: $0.context.currentPointOfPath,
                control2: CGPoint(x: $1[0], y: $1[1]))
        },
        "y": numbers(4) {
            let end = CGPoint(x: $1[2], y: $1[3])
            $0.context.addCurve(to: end, control1: CGPoint(x: $1[0], y: $1[1]), control2: end)
        },
        "h": { drawing, _ in drawing.context.closePath() },
        "re": numbers(4) { $0.context.addRect(CGRect(x: $1[0], y: $1[1], width: $1[2], height: $1[3])) },
        "S": painting(nil, strokes: true), "s": painting(nil, strokes: true, closes: true),
        "f": painting(.winding), "F": painting(.winding), "f*": painting(.evenOdd),
        "B": painting(.winding, strokes: true), "B*": painting(.evenOdd, strokes: true),
        "b": painting(.winding, strokes: true, closes: true), "b*": painting(.evenOdd, strokes: true, closes: true),
        "n": painting(nil),
        "W": { drawing, _ in drawing.pendingClip = .winding },
        "W*": { drawing, _ in drawing.pendingClip = .evenOdd },
    ]

    private static let colorOperations: [String: Operator] = [
        "g": color(.deviceGray, isStroke: false), "G": color(.deviceGray, isStroke: true),
        "rg": color(.deviceRGB, isStroke: false), "RG": color(.deviceRGB, isStroke: true),
        "k": color(.deviceCMYK, isStroke: false), "K": color(.deviceCMYK, isStroke: true),
        "cs": { $0.setColorSpace($1, isStroke: false) }, "CS": { $0.setColorSpace($1, isStroke: true) },
        "sc": { $0.setColor($1, isStroke: false) }, "SC": { $0.setColor($1, isStroke: true) },
        "scn": { $0.setColor($1, isStroke: false) }, "SCN": { $0.setColor($1, isStroke: true) },
    ]

    private func setColorSpace(_ scanner: CGPDFScanner, isStroke: Bool) {
        if let space = PDFColorSpace(scanner.pop(), content) { setColorSpace(space, isStroke: isStroke) }
    }

    private static let textOperations: [String: Operator] = [
        "BT": { drawing, _ in
            drawing.textMatrix = .identity
            drawing.lineMatrix = .identity
        },
        "ET": { drawing, _ in drawing.endText() },
        "Tc": numbers(1) { $0.state.characterSpacing = $1[0] },
        "Tw": numbers(1) { $0.state.wordSpacing = $1[0] },
        "Tz": numbers(1) { $0.state.horizontalScale = $1[0] / 100 },
        "TL": numbers(1) { $0.state.leading = $1[0] },
        "Ts": numbers(1) { $0.state.rise = $1[0] },
        "Tr": numbers(1) {
            $0.state.mode = CGTextDrawingMode(rawValue: Int32($1[0] >= 0 && $1[0] < 8 ? $1[0] : 0)) ?? .fill
        },
        "Tf": { drawing, scanner in
            let size = CGFloat(scanner.pop { $0.number } ?? 0)
            guard let name = scanner.pop({ $0.name?.text }) else { return }
            drawing.state.fontSize = size
            drawing.state.font = drawing.content.resource("Font", name)?.dictionary.map(drawing.work.font)
        },
        "Td": numbers(2) { $0.moveLine($1[0], $1[1]) },
        "TD": numbers(2) {
            $0.state.leading = -$1[1]
            $0.moveLine($1[0], $1[1])
        },
        "Tm": numbers(6) {
            $0.lineMatrix = CGAffineTransform(numbers: $1)
            $0.textMatrix = $0.lineMatrix
        },
        "T*": { drawing, _ in drawing.moveLine(0, -drawing.state.leading) },
        "Tj": { drawing, scanner in if let string = scanner.pop({ $0.string }) { drawing.show(string.bytes) } },
        "TJ": { drawing, scanner in if let array = scanner.pop({ $0.array }) { drawing.show(array) } },
        "'": { drawing, scanner in
            drawing.moveLine(0, -drawing.state.leading)
            if let string = scanner.pop({ $0.string }) { drawing.show(string.bytes) }
        },
        "\"": { drawing, scanner in
            let numbers = scanner.numbers
            if numbers.count >= 2 {
                drawing.state.wordSpacing = numbers[0]
                drawing.state.characterSpacing = numbers[1]
            }
            drawing.moveLine(0, -drawing.state.leading)
            if let string = scanner.pop({ $0.string }) { drawing.show(string.bytes) }
        },
    ]
}
