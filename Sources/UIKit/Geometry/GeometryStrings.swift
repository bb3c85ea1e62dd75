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

/// Parses `{x, y}`; zero if the string has another format.
public func CGPointFromString(_ string: String) -> CGPoint {
    guard let number = numbers(in: string, nesting: 1, count: 2) else { return .zero }
    return CGPoint(x: number[0], y: number[1])
}

/// Parses `{width, height}`; zero if the string has another format.
public func CGSizeFromString(_ string: String) -> CGSize {
    guard let number = numbers(in: string, nesting: 1, count: 2) else { return .zero }
    return CGSize(width: number[0], height: number[1])
}

/// Parses `{{x, y}, {width, height}}`; zero if the string has another format.
public func CGRectFromString(_ string: String) -> CGRect {
    guard let number = numbers(in: string, nesting: 2, count: 4) else { return .zero }
    return CGRect(x: number[0], y: number[1], width: number[2], height: number[3])
}

/// Parses `[a, b, c, d, tx, ty]`; the identity if the string has another format.
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
    guard let number = numbers(in: string, nesting: 1, count: 6) else { return .identity }
    return CGAffineTransform(a: number[0], b: number[1], c: number[2], d: number[3], tx: number[4], ty: number[5])
}

/// Parses `{top, left, bottom, right}`; zero if the string has another format.
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
    guard let number = numbers(in: string, nesting: 1, count: 4) else { return .zero }
    return UIEdgeInsets(top: number[0], left: number[1], bottom: number[2], right: number[3])
}

/// Parses `{horizontal, vertical}`; zero if the string has another format.
public func UIOffsetFromString(_ string: String) -> UIOffset {
    guard let number = numbers(in: string, nesting: 1, count: 2) else { return .zero }
    return UIOffset(horizontal: number[0], vertical: number[1])
}

/// The shortest decimal text for a number. Whole numbers have no fraction: `10`, not `10.0`.
private func text(_ number: CGFloat) -> String {
    if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
    return "\(number)"
}

private func braced(_ parts: [String]) -> String { "{" + parts.joined(separator: ", ") + "}" }

/// Parses a list of numbers in brackets. nil unless it has exactly `count` numbers in `nesting` levels of balanced
/// brackets.
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
