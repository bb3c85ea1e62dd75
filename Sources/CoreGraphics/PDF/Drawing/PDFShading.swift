/// Colours that change along a line or between circles (PDF Reference, 4.6.3). Other kinds are not drawn.
struct PDFShading {
    private let gradient: CGGradient
    private let numbers: [CGFloat]
    private let options: CGGradientDrawingOptions

    private static let sampleCount = 129

    init?(_ object: PDFObject?, _ content: CGPDFContentStream) {
        guard let dictionary = object?.dictionary ?? object?.stream?.dictionary,
            let kind = dictionary["ShadingType"]?.integer, kind == 2 || kind == 3,
            let space = PDFColorSpace(dictionary["ColorSpace"], content),
            let numbers = dictionary["Coords"]?.array?.numbers, numbers.count == (kind == 2 ? 4 : 6),
            let function = PDFFunction(dictionary["Function"])
        else { return nil }
        self.numbers = numbers
        let domain = dictionary["Domain"]?.array?.numbers ?? []
        let (low, high): (CGFloat, CGFloat) = domain.count == 2 ? (domain[0], domain[1]) : (0, 1)
        gradient = CGGradient(
            colors: (0..<PDFShading.sampleCount).map {
                space.rgba(function([low + (high - low) * CGFloat($0) / CGFloat(PDFShading.sampleCount - 1)]))
            })
        let extends = dictionary["Extend"]?.array?.objects.map { $0.boolean ?? false } ?? []
        var options: CGGradientDrawingOptions = []
        if extends.first == true { options.insert(.drawsBeforeStartLocation) }
        if extends.count > 1, extends[1] { options.insert(.drawsAfterEndLocation) }
        self.options = options
    }

    func draw(in context: CGContext) {
        if numbers.count == 4 {
            context.drawLinearGradient(
                gradient, start: CGPoint(x: numbers[0], y: numbers[1]), end: CGPoint(x: numbers[2], y: numbers[3]),
                options: options)
        } else {
            context.drawRadialGradient(
                gradient, startCenter: CGPoint(x: numbers[0], y: numbers[1]), startRadius: numbers[2],
                endCenter: CGPoint(x: numbers[3], y: numbers[4]), endRadius: numbers[5], options: options)
        }
    }
}
