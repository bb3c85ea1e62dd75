/// Values of layers and animations as archives of every coder can keep them: numbers, texts, data, and collections of
/// these.
///
/// Objects that archive themselves are left to the coder. What is no object on the platform either (a rectangle, a
/// colour, a path) becomes a dictionary of one entry, whose key says what it is.
enum ArchivedLayerValue {
    /// The form of `value` in an archive; nil for a value that cannot be archived.
    static func archived(_ value: Any) -> Any? {
        switch value {
        case let number as CGFloat: return Double(number)
        case is Double, is Float, is Int, is Bool, is NSNumber, is String, is Data: return value
        case let color as CGColor: return archived(color)
        case let list as [Any]: return list.map { archived($0) ?? NSNull() }
        case let value as any NSCoding where value is PlatformObject: return value
        default: break
        }
        guard let value = AnimatableValue(value) else { return value is PlatformObject ? nil : value }
        switch value {
        case .point(let point): return tagged(.point, [point.x, point.y])
        case .size(let size): return tagged(.size, [size.width, size.height])
        case .rect(let rect): return tagged(.rect, [rect.minX, rect.minY, rect.width, rect.height])
        case .transform(let transform): return tagged(.transform, numbers(of: transform))
        case .image(let image): return image.pngData().map { [Kind.image.rawValue: $0] }
        case .path(let path): return [Kind.path.rawValue: path.elements.map(numbers(of:))]
        case .number, .color, .colors, .numbers: return value.boxed
        }
    }

    /// The value that `archived` stands for; nil for none, or when it is damaged.
    static func value(_ archived: Any?) -> Any? {
        if archived is NSNull { return nil }
        if let list = archived as? [Any] { return list.compactMap { value($0) } }
        guard let dictionary = archived as? [AnyHashable: Any], dictionary.count == 1, let entry = dictionary.first,
            let kind = (entry.key.base as? String).flatMap(Kind.init)
        else { return archived }
        if kind == .image {
            return (entry.value as? Data).flatMap { try? CGImage.decode(data: $0, name: "layer") }?.image
        }
        guard let list = entry.value as? [Any] else { return nil }
        if kind == .path { return path(list) }
        let numbers = list.compactMap(AnimatableValue.double).map { CGFloat($0) }
        guard numbers.count == kind.count else { return nil }
        switch kind {
        case .point: return CGPoint(x: numbers[0], y: numbers[1])
        case .size: return CGSize(width: numbers[0], height: numbers[1])
        case .rect: return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        case .transform: return transform(numbers)
        case .color: return CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
        case .gray: return CGColor(gray: numbers[0], alpha: numbers[1])
        case .image, .path: return nil
        }
    }

    /// Keys of such dictionaries, chosen so that no dictionary of an app's has them by chance.
    private enum Kind: String {
        case point = "CA.point"
        case size = "CA.size"
        case rect = "CA.rect"
        case transform = "CA.transform"
        case color = "CA.color"
        case gray = "CA.gray"
        case image = "CA.image"
        case path = "CA.path"

        /// The number of numbers in a value of this kind.
        var count: Int {
            switch self {
            case .point, .size, .gray: 2
            case .rect, .color: 4
            case .transform: 16
            case .image, .path: 0
            }
        }
    }

    private static func tagged(_ kind: Kind, _ numbers: [CGFloat]) -> [String: Any] {
        [kind.rawValue: numbers.map { Double($0) }]
    }

    /// Nil for pattern colours, which cannot be archived.
    private static func archived(_ color: CGColor) -> Any? {
        guard color.pattern == nil else { return nil }
        if let parts = color.components, parts.count == 2 { return tagged(.gray, parts) }
        let rgba = color.rgba
        return tagged(.color, [rgba.red, rgba.green, rgba.blue, rgba.alpha])
    }

    private static func numbers(of m: CATransform3D) -> [CGFloat] {
        [
            m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43,
            m.m44,
        ]
    }

    private static func transform(_ n: [CGFloat]) -> CATransform3D {
        CATransform3D(
            m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7], m31: n[8],
            m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
    }

    /// Two numbers for each point; how many there are says which element it is. Moves and lines, which have the same,
    /// begin with 0 and 1.
    private static func numbers(of element: PathElement) -> [Double] {
        let numbers: [CGFloat] =
            switch element {
            case .close: []
            case .move(let point): [0, point.x, point.y]
            case .line(let point): [1, point.x, point.y]
            case .quad(let control, let end): [control.x, control.y, end.x, end.y]
            case .curve(let first, let second, let end): [first.x, first.y, second.x, second.y, end.x, end.y]
            }
        return numbers.map { Double($0) }
    }

    private static func path(_ list: [Any]) -> CGPath? {
        var elements: [PathElement] = []
        for entry in list {
            guard let values = entry as? [Any] else { return nil }
            let n = values.compactMap(AnimatableValue.double).map { CGFloat($0) }
            guard n.count == values.count, n.allSatisfy(\.isFinite) else { return nil }
            func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
            switch n.count {
            case 0: elements.append(.close)
            case 3: elements.append(n[0] == 0 ? .move(point(1)) : .line(point(1)))
            case 4: elements.append(.quad(control: point(0), end: point(2)))
            case 6: elements.append(.curve(control1: point(0), control2: point(2), end: point(4)))
            default: return nil
            }
        }
        // A valid path begins with a move to its first point.
        if case .move? = elements.first { return CGPath(elements: elements) }
        return elements.isEmpty ? CGPath(elements: []) : nil
    }
}
