/// A function from numbers to numbers of a PDF document (PDF Reference, 3.9): sampled, exponential, stitched or
/// calculated.
struct PDFFunction {
    private indirect enum Kind {
        case sampled(Samples)
        case exponential(from: [CGFloat], to: [CGFloat], exponent: CGFloat)
        case stitched([PDFFunction], bounds: [CGFloat], encode: [CGFloat])
        case calculated(PDFCalculator)
        /// One function for each output.
        case several([PDFFunction])
    }

    private let kind: Kind
    private let domain, range: [CGFloat]

    private static let deepestNesting = 8

    /// Nil for objects that are no functions.
    init?(_ object: PDFObject?, depth: Int = 0) {
        guard let object, depth < PDFFunction.deepestNesting else { return nil }
        if let list = object.array {
            let functions = list.objects.prefix(32).compactMap { PDFFunction($0, depth: depth + 1) }
            guard functions.count == min(list.count, 32), !functions.isEmpty else { return nil }
            kind = .several(functions)
            domain = []
            range = []
            return
        }
        guard let dictionary = object.dictionary ?? object.stream?.dictionary else { return nil }
        let domain = dictionary["Domain"]?.array?.numbers ?? [0, 1]
        let range = dictionary["Range"]?.array?.numbers ?? []
        self.domain = domain
        self.range = range
        switch dictionary["FunctionType"]?.integer {
        case 0:
            guard let samples = object.stream.flatMap({ Samples($0, domain: domain, range: range) }) else { return nil }
            kind = .sampled(samples)
        case 2:
            let from = dictionary["C0"]?.array?.numbers ?? [0], to = dictionary["C1"]?.array?.numbers ?? [1]
            guard !from.isEmpty, from.count == to.count else { return nil }
            kind = .exponential(from: from, to: to, exponent: CGFloat(dictionary["N"]?.number ?? 1))
        case 3:
            let functions =
                dictionary["Functions"]?.array?.objects.prefix(256)
                .compactMap { PDFFunction($0, depth: depth + 1) } ?? []
            let bounds = dictionary["Bounds"]?.array?.numbers ?? []
            let encode = dictionary["Encode"]?.array?.numbers ?? []
            guard !functions.isEmpty, bounds.count >= functions.count - 1, encode.count >= functions.count * 2,
                domain.count >= 2
            else { return nil }
            kind = .stitched(functions, bounds: bounds, encode: encode)
        case 4:
            guard let bytes = object.stream?.decoded?.bytes, let calculator = PDFCalculator(bytes) else { return nil }
            kind = .calculated(calculator)
        default: return nil
        }
    }

    func callAsFunction(_ inputs: [CGFloat]) -> [CGFloat] {
        let inputs = PDFFunction.limited(inputs, domain)
        let outputs: [CGFloat]
        switch kind {
        case .sampled(let samples): outputs = samples.values(inputs)
        case .exponential(let from, let to, let exponent):
            let power = exponent == 1 ? inputs.first ?? 0 : pow(inputs.first ?? 0, exponent)
            outputs = zip(from, to).map { $0 + power * ($1 - $0) }
        case .stitched(let functions, let bounds, let encode):
            let x = inputs.first ?? 0
            let index = bounds.prefix(functions.count - 1).firstIndex { x < $0 } ?? functions.count - 1
            let low = index == 0 ? domain[0] : bounds[index - 1]
            let high = index == functions.count - 1 ? domain[1] : bounds[index]
            let part = high > low ? (x - low) / (high - low) : 0
            outputs = functions[index]([encode[index * 2] + part * (encode[index * 2 + 1] - encode[index * 2])])
        case .calculated(let calculator): outputs = calculator.values(inputs)
        case .several(let functions): outputs = functions.map { $0(inputs).first ?? 0 }
        }
        return PDFFunction.limited(outputs, range)
    }

    private static func limited(_ values: [CGFloat], _ limits: [CGFloat]) -> [CGFloat] {
        values.enumerated().map { index, value in
            guard index * 2 + 1 < limits.count else { return value.isFinite ? value : 0 }
            // NaN becomes the least value.
            return value > limits[index * 2] ? min(value, limits[index * 2 + 1]) : limits[index * 2]
        }
    }
}

/// A table of values, interpolated linearly along the first input; for the other inputs the nearest value is taken.
private struct Samples {
    let sizes: [Int]
    let outputs: Int
    let table: [CGFloat]
    let domain, encode: [CGFloat]

    private static let mostValues = 1 << 22

    init?(_ stream: PDFStream, domain: [CGFloat], range: [CGFloat]) {
        let dictionary = stream.dictionary
        let sizes = dictionary["Size"]?.array?.objects.map { $0.integer ?? 0 } ?? []
        let bits = dictionary["BitsPerSample"]?.integer ?? 8
        outputs = range.count / 2
        guard !sizes.isEmpty, sizes.count <= 8, sizes.allSatisfy({ (1...65_536).contains($0) }), outputs > 0,
            [1, 2, 4, 8, 16].contains(bits), domain.count >= sizes.count * 2, let bytes = stream.decoded?.bytes
        else { return nil }
        var count = outputs
        for size in sizes {
            count *= size
            guard count <= Samples.mostValues else { return nil }
        }
        let decode = dictionary["Decode"]?.array?.numbers ?? range
        guard decode.count >= outputs * 2 else { return nil }
        var reader = BitReader(bytes: bytes[...], order: .highFirst)
        let highest = CGFloat((1 << bits) - 1)
        var table: [CGFloat] = []
        table.reserveCapacity(count)
        for index in 0..<count {
            let part = CGFloat(reader.read(bits) ?? 0) / highest
            let output = index % outputs
            table.append(decode[output * 2] + part * (decode[output * 2 + 1] - decode[output * 2]))
        }
        self.table = table
        self.sizes = sizes
        self.domain = domain
        let natural = sizes.flatMap { [CGFloat(0), CGFloat($0 - 1)] }
        let given = dictionary["Encode"]?.array?.numbers ?? natural
        encode = given.count >= natural.count ? given : natural
    }

    func values(_ inputs: [CGFloat]) -> [CGFloat] {
        var base = 0, step = 1, firstPart: CGFloat = 0, hasNext = false
        for (dimension, size) in sizes.enumerated() {
            let input = dimension < inputs.count ? inputs[dimension] : 0
            let low = domain[dimension * 2], high = domain[dimension * 2 + 1]
            let part = high > low ? (input - low) / (high - low) : 0
            let place = encode[dimension * 2] + part * (encode[dimension * 2 + 1] - encode[dimension * 2])
            let limited = place > 0 ? min(place, CGFloat(size - 1)) : 0
            if dimension == 0 {
                let whole = Int(limited)
                base = whole
                firstPart = limited - CGFloat(whole)
                hasNext = whole + 1 < size
            } else {
                base += Int(limited.rounded()) * step
            }
            step *= size
        }
        return (0..<outputs).map { output in
            let value = table[base * outputs + output]
            guard hasNext, firstPart > 0 else { return value }
            return value + firstPart * (table[(base + 1) * outputs + output] - value)
        }
    }
}
