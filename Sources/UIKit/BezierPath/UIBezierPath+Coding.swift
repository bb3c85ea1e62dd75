extension UIBezierPath: NSCoding {
    /// Reads the elements of an archived path: for each a type (`CGPathElementType`), followed by the coordinates of
    /// its points, all as 64-bit little-endian floating-point numbers.
    final class func decodeElements(_ coder: NSCoder) -> [PathElement] {
        let bytes = coder.decode(Data.self, forKey: "UIBezierPathCGPathDataKey") ?? Data()
        let count = bytes.count / MemoryLayout<UInt64>.size
        let numbers = bytes.withUnsafeBytes { raw in
            (0..<count).map {
                Double(bitPattern: UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self)))
            }
        }
        var elements: [PathElement] = []
        var place = numbers.startIndex
        while place < numbers.endIndex {
            guard let type = Int32(exactly: numbers[place]).flatMap(CGPathElementType.init(rawValue:)) else { break }
            let points = numbers[(place + 1)...].prefix(2 * type.pointCount).map { CGFloat($0) }
            guard points.count == 2 * type.pointCount, points.allSatisfy(\.isFinite) else { break }
            elements.append(PathElement(type, points))
            place += 1 + points.count
        }
        // A path must start with a move.
        guard case .move? = elements.first else { return [] }
        return elements
    }

    final class func data(_ elements: [PathElement]) -> Data {
        var data = Data()
        for number in elements.flatMap(\.numbers) {
            withUnsafeBytes(of: number.bitPattern.littleEndian) { data.append(contentsOf: $0) }
        }
        return data
    }

    final func decodeStyle(_ coder: NSCoder) {
        lineWidth = coder.decodeNumber(forKey: "UIBezierPathLineWidthKey") ?? lineWidth
        if let cap = coder.decodeWhole(forKey: "UIBezierPathLineCapStyleKey") {
            lineCapStyle = Int32(exactly: cap).flatMap(CGLineCap.init(rawValue:)) ?? lineCapStyle
        }
        if let join = coder.decodeWhole(forKey: "UIBezierPathLineJoinStyleKey") {
            lineJoinStyle = Int32(exactly: join).flatMap(CGLineJoin.init(rawValue:)) ?? lineJoinStyle
        }
        miterLimit = coder.decodeNumber(forKey: "UIBezierPathMiterLimitKey") ?? miterLimit
        flatness = coder.decodeNumber(forKey: "UIBezierPathFlatnessKey") ?? flatness
        usesEvenOddFillRule = coder.decodeFlag(forKey: "UIBezierPathUsesEvenOddFillRuleKey") ?? false
        let dashes = coder.decodeList(of: NSNumber.self, forKey: "UIBezierPathLineDashesKey").map {
            CGFloat($0.doubleValue)
        }
        setLineDash(dashes, count: dashes.count, phase: coder.decodeNumber(forKey: "UIBezierPathLineDashPhaseKey") ?? 0)
    }

    final func encodePath(_ coder: NSCoder) {
        coder.encode(UIBezierPath.data(cgPath.elements), forKey: "UIBezierPathCGPathDataKey")
        coder.encode(lineWidth, forKey: "UIBezierPathLineWidthKey", unless: 1)
        coder.encode(Int(lineCapStyle.rawValue), forKey: "UIBezierPathLineCapStyleKey")
        coder.encode(Int(lineJoinStyle.rawValue), forKey: "UIBezierPathLineJoinStyleKey")
        coder.encode(miterLimit, forKey: "UIBezierPathMiterLimitKey", unless: 10)
        coder.encode(flatness, forKey: "UIBezierPathFlatnessKey", unless: 0.6)
        coder.encode(ifTrue: usesEvenOddFillRule, forKey: "UIBezierPathUsesEvenOddFillRuleKey")
        var count = 0
        var phase: CGFloat = 0
        getLineDash(nil, count: &count, phase: &phase)
        guard count > 0 else { return }
        var dashes = [CGFloat](repeating: 0, count: count)
        getLineDash(&dashes, count: nil, phase: nil)
        coder.encode(dashes.map { NSNumber(value: Double($0)) } as [Any], forKey: "UIBezierPathLineDashesKey")
        coder.encode(phase, forKey: "UIBezierPathLineDashPhaseKey", unless: 0)
    }
}

extension CGPathElementType {
    fileprivate var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
    }
}

extension PathElement {
    /// - Parameter numbers: the x and y coordinates of the points of the element.
    fileprivate init(_ type: CGPathElementType, _ numbers: [CGFloat]) {
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
        switch type {
        case .moveToPoint: self = .move(point(0))
        case .addLineToPoint: self = .line(point(0))
        case .addQuadCurveToPoint: self = .quad(control: point(0), end: point(1))
        case .addCurveToPoint: self = .curve(control1: point(0), control2: point(1), end: point(2))
        case .closeSubpath: self = .close
        }
    }

    fileprivate var numbers: [Double] {
        let (type, points): (CGPathElementType, [CGPoint]) =
            switch self {
            case .move(let point): (.moveToPoint, [point])
            case .line(let point): (.addLineToPoint, [point])
            case .quad(let control, let end): (.addQuadCurveToPoint, [control, end])
            case .curve(let control1, let control2, let end): (.addCurveToPoint, [control1, control2, end])
            case .close: (.closeSubpath, [])
            }
        return [Double(type.rawValue)] + points.flatMap { [Double($0.x), Double($0.y)] }
    }
}
