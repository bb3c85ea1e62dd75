/// `{x, y}`
public func NSStringFromCGPoint(_ point: CGPoint) -> String { braced([text(point.x), text(point.y)]) }

/// `{width, height}`
public func NSStringFromCGSize(_ size: CGSize) -> String { braced([text(size.width), text(size.height)]) }

/// `{{x, y}, {width, height}}`
public func NSStringFromCGRect(_ rect: CGRect) -> String {
    braced([NSStringFromCGPoint(rect.origin), NSStringFromCGSize(rect.size)])
}

/// `[a, b, c, d, tx, ty]`
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[" + numbers.map(text).joined(separator: ", ") + "]"
}

/// `{top, left, bottom, right}`
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
    braced([text(insets.top), text(insets.left), text(insets.bottom), text(insets.right)])
}

/// `{horizontal, vertical}`
public func NSStringFromUIOffset(_ offset: UIOffset) -> String {
    braced([text(offset.horizontal), text(offset.vertical)])
}

/// The point that the string describes; zero if it does not describe one.
public func CGPointFromString(_ string: String) -> CGPoint {
    guard let number = numbers(in: string, nesting: 1, count: 2) else { return .zero }
    return CGPoint(x: number[0], y: number[1])
}

/// The size that the string describes; zero if it does not describe one.
public func CGSizeFromString(_ string: String) -> CGSize {
    guard let number = numbers(in: string, nesting: 1, count: 2) else { return .zero }
    return CGSize(width: number[0], height: number[1])
}

/// The rectangle that the string describes; zero if it does not describe one.
public func CGRectFromString(_ string: String) -> CGRect {
    guard let number = numbers(in: string, nesting: 2, count: 4) else { return .zero }
    return CGRect(x: number[0], y: number[1], width: number[2], height: number[3])
}

/// The transform that the string describes; the identity if it does not describe one.
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
    guard let number = numbers(in: string, nesting: 1, count: 6) else { return .identity }
    return CGAffineTransform(a: number[0], b: number[1], c: number[2], d: number[3], tx: number[4], ty: number[5])
}

/// The insets that the string describes; zero if it does not describe any.
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
    guard let number = numbers(in: string, nesting: 1, count: 4) else { return .zero }
    return UIEdgeInsets(top: number[0], left: number[1], bottom: number[2], right: number[3])
}

/// The offset that the string describes; zero if it does not describe one.
public func UIOffsetFromString(_ string: String) -> UIOffset {
    guard let number = numbers(in: string, nesting: 1, count: 2) else { return .zero }
    return UIOffset(horizontal: number[0], vertical: number[1])
}

/// The shortest decimal text that C's `%.17g` of a `float` of the time would have shown: `10`, not `10.0`.
private func text(_ number: CGFloat) -> String {
    if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
    return "\(number)"
}

private func braced(_ parts: [String]) -> String { "{" + parts.joined(separator: ", ") + "}" }

/// The numbers of a bracketed list, if there are `count` of them inside `nesting` levels of brackets that match.
private func numbers(in string: String, nesting: Int, count: Int) -> [CGFloat]? {
    var (depth, deepest) = (0, 0)
    var fields = [""]
    for character in string {
        switch character {
        case "{", "[":
            depth += 1
            deepest = max(deepest, depth)
        case "}", "]":
            depth -= 1
            if depth < 0 { return nil }
        case ",":
            fields.append("")
        case " ", "\t", "\n":
            continue
        default:
            fields[fields.count - 1].append(character)
        }
        if fields.count > count { return nil }
    }
    let values = fields.compactMap { Double($0) }.map { CGFloat($0) }
    return depth == 0 && deepest == nesting && fields.count == count && values.count == count ? values : nil
}
