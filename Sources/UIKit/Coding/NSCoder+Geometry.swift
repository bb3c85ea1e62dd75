/// Points, sizes, rectangles, insets and transforms in archives.
///
/// They are written as Apple's keyed archives spell them: `{{0, 0}, {320, 480}}`. What is read may also be an `NSValue`, or the
/// bytes of a nib. A key that is missing, or holds something else, gives zero (the identity for a transform).
extension NSCoder {
    public func encode(_ point: CGPoint, forKey key: String) {
        encode(NSStringFromCGPoint(point) as Any?, forKey: key)
    }

    public func encode(_ size: CGSize, forKey key: String) {
        encode(NSStringFromCGSize(size) as Any?, forKey: key)
    }

    public func encode(_ rect: CGRect, forKey key: String) {
        encode(NSStringFromCGRect(rect) as Any?, forKey: key)
    }

    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encode(NSStringFromUIEdgeInsets(insets) as Any?, forKey: key)
    }

    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encode(NSStringFromCGAffineTransform(transform) as Any?, forKey: key)
    }

    public func decodeCGPoint(forKey key: String) -> CGPoint {
        geometry(forKey: key, text: CGPointFromString, value: \.cgPointValue) ?? .zero
    }

    public func decodeCGSize(forKey key: String) -> CGSize {
        geometry(forKey: key, text: CGSizeFromString, value: \.cgSizeValue) ?? .zero
    }

    public func decodeCGRect(forKey key: String) -> CGRect {
        geometry(forKey: key, text: CGRectFromString, value: \.cgRectValue) ?? .zero
    }

    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        geometry(forKey: key, text: UIEdgeInsetsFromString, value: { _ in .zero }) ?? .zero
    }

    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        geometry(forKey: key, text: CGAffineTransformFromString, value: { _ in .identity }) ?? .identity
    }

    private func geometry<Structure>(
        forKey key: String, text: (String) -> Structure, value: (NSValue) -> Structure
    ) -> Structure? {
        guard containsValue(forKey: key), let object = decodeObject(forKey: key) else { return nil }
        if let string = object as? String { return text(string) }
        return (object as? NSValue).map(value)
    }
}
