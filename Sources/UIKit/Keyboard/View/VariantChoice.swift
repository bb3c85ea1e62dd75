/// The variants of a key that is held, and which of them the finger is at.
struct VariantChoice {
    /// As they stand in the balloon, from left to right.
    let texts: [String]
    let shape: PopupShape
    private(set) var selected: Int

    /// - Parameters:
    ///   - text: The text of the key, which is the first variant.
    ///   - face: The frame of the key's face.
    init(text: String, variants: [String], face: CGRect, keyboardWidth: CGFloat) {
        let growsRight = face.midX <= keyboardWidth / 2
        let isLong = ([text] + variants).contains { $0.count > 1 }
        let width: CGFloat = isLong ? 56 : max(face.width + 4, 30)
        let fitting = max(Int((keyboardWidth - 4 - 2 * PopupShape.variantMargin) / width), 1)
        let offered = Array(([text] + variants).prefix(fitting))
        texts = growsRight ? offered : offered.reversed()
        selected = growsRight ? 0 : offered.count - 1
        shape = PopupShape(
            key: face, count: offered.count, itemWidth: width, growsRight: growsRight, keyboardWidth: keyboardWidth)
    }

    var text: String { texts[selected] }

    /// Selects the variant at an x coordinate, wherever the finger is vertically.
    mutating func select(at x: CGFloat) {
        let head = shape.head.insetBy(dx: PopupShape.variantMargin, dy: 0)
        let part = (x - head.minX) / max(head.width, 1)
        guard part.isFinite else { return }
        selected = min(max(Int((part * CGFloat(texts.count)).rounded(.down)), 0), texts.count - 1)
    }
}
