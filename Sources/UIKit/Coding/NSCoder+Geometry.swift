internal import Archiving

/// Codes points, sizes, rectangles, insets and transforms.
///
/// Keyed archives store them as strings such as `{{0, 0}, {320, 480}}`, newer nibs as bytes; an `NSValue` is read as
/// well. A key that is missing or has another type decodes as zero (for a transform as the identity).
///
/// Foundation's methods for points, sizes and rectangles, which apps use, write the same format.
extension NSCoder {
    func encode(_ point: CGPoint, forKey key: String) {
        encode(.pair(Double(point.x), Double(point.y)), key)
    }

    func encode(_ size: CGSize, forKey key: String) {
        encode(.pair(Double(size.width), Double(size.height)), key)
    }

    func encode(_ rect: CGRect, forKey key: String) {
        let (origin, size) = (rect.origin, rect.size)
        encode(.rectangle(Double(origin.x), Double(origin.y), Double(size.width), Double(size.height)), key)
    }

    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encode(.insets(Double(insets.top), Double(insets.left), Double(insets.bottom), Double(insets.right)), key)
    }

    public func encode(_ offset: UIOffset, forKey key: String) {
        encode(.pair(Double(offset.horizontal), Double(offset.vertical)), key)
    }

    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
        encode(.transform([a, b, c, d, transform.tx, transform.ty].map { Double($0) }), key)
    }

    public func decodeCGPoint(forKey key: String) -> CGPoint {
        guard case .pair(let x, let y)? = structure(key) else { return .zero }
        return CGPoint(x: x, y: y)
    }

    public func decodeCGSize(forKey key: String) -> CGSize {
        guard case .pair(let width, let height)? = structure(key) else { return .zero }
        return CGSize(width: width, height: height)
    }

    public func decodeCGRect(forKey key: String) -> CGRect {
        guard case .rectangle(let x, let y, let width, let height)? = structure(key) else { return .zero }
        return CGRect(x: x, y: y, width: width, height: height)
    }

    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        switch structure(key) {
        // In bytes, insets cannot be distinguished from a rectangle: both are four numbers.
        case .insets(let top, let left, let bottom, let right)?, .rectangle(let top, let left, let bottom, let right)?:
            UIEdgeInsets(top: CGFloat(top), left: CGFloat(left), bottom: CGFloat(bottom), right: CGFloat(right))
        default: .zero
        }
    }

    public func decodeUIOffset(forKey key: String) -> UIOffset {
        guard case .pair(let horizontal, let vertical)? = structure(key) else { return .zero }
        return UIOffset(horizontal: CGFloat(horizontal), vertical: CGFloat(vertical))
    }

    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        guard case .transform(let numbers)? = structure(key), numbers.count == 6 else { return .identity }
        return CGAffineTransform(
            a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }

    private func encode(_ structure: ArchivedStructure, _ key: String) {
        if let encoder = self as? ArchiveEncoder { return encoder.encode(structure, forKey: key) }
        encode(structure.text as Any?, forKey: key)
    }

    private func structure(_ key: String) -> ArchivedStructure? {
        if let decoder = self as? ArchiveDecoder { return decoder.structure(forKey: key) }
        guard containsValue(forKey: key), let object = decodeObject(forKey: key) else { return nil }
        if let text = object as? String { return ArchivedStructure(text: text) }
        if let bytes = object as? Data { return ArchivedStructure(bytes: bytes) }
        return (object as? NSValue)?.archivedStructure
    }
}

extension NSValue {
    fileprivate var archivedStructure: ArchivedStructure? {
        let (point, size, rect) = (cgPointValue, cgSizeValue, cgRectValue)
        if point != .zero { return .pair(Double(point.x), Double(point.y)) }
        if size != .zero { return .pair(Double(size.width), Double(size.height)) }
        if rect != .zero {
            return .rectangle(Double(rect.origin.x), Double(rect.origin.y), Double(rect.width), Double(rect.height))
        }
        return nil
    }
}
