/// The balloon that rises from a pressed key: a wide head above, a neck that narrows, the key itself below.
struct PopupShape: Hashable {
    /// The key's face.
    let key: CGRect
    /// The head, above the key.
    let head: CGRect

    /// The head's height, and how far its bottom is above the key's top, in points.
    static let headHeight: CGFloat = 50
    static let neckHeight: CGFloat = 12
    private static let headOverhang: CGFloat = 12

    /// The balloon of a key for one character.
    /// - Parameter width: The keyboard's: the head stays inside it.
    init(key: CGRect, keyboardWidth width: CGFloat) {
        self.init(key: key, headWidth: key.width + 2 * PopupShape.headOverhang, from: key.midX, keyboardWidth: width)
    }

    /// The balloon of a key that is held, with its variants beside each other.
    /// - Parameter leading: Where the first variant is: under the finger; the others go to the right if there is room.
    init(key: CGRect, count: Int, itemWidth: CGFloat, growsRight: Bool, keyboardWidth width: CGFloat) {
        let headWidth = CGFloat(count) * itemWidth + 2 * PopupShape.variantMargin
        let overhang = itemWidth / 2 + PopupShape.variantMargin
        let left = growsRight ? key.midX - overhang : key.midX + overhang - headWidth
        self.init(key: key, headWidth: headWidth, from: left + headWidth / 2, keyboardWidth: width)
    }

    /// Beside the first and the last variant, in points.
    static let variantMargin: CGFloat = 8

    private init(key: CGRect, headWidth: CGFloat, from middle: CGFloat, keyboardWidth: CGFloat) {
        self.key = key
        let left = min(max(middle - headWidth / 2, 2), max(keyboardWidth - 2 - headWidth, 2))
        head = CGRect(
            x: left.rounded(), y: key.minY - PopupShape.neckHeight - PopupShape.headHeight, width: headWidth,
            height: PopupShape.headHeight)
    }

    /// All of the balloon without its shadow.
    var frame: CGRect { head.union(key) }

    /// Adds the outline to the context's path.
    func addOutline(to context: CGContext) {
        let (radius, keyRadius): (CGFloat, CGFloat) = (9, 4.5)
        let neck = PopupShape.neckHeight
        context.move(to: CGPoint(x: head.minX + radius, y: head.minY))
        corner(CGPoint(x: head.maxX, y: head.minY), CGPoint(x: head.maxX, y: head.maxY), radius, context)
        addSide(from: CGPoint(x: head.maxX, y: head.maxY), to: CGPoint(x: key.maxX, y: head.maxY + neck), context)
        corner(CGPoint(x: key.maxX, y: key.maxY), CGPoint(x: key.minX, y: key.maxY), keyRadius, context)
        corner(CGPoint(x: key.minX, y: key.maxY), CGPoint(x: key.minX, y: key.minY), keyRadius, context)
        context.addLine(to: CGPoint(x: key.minX, y: head.maxY + neck))
        addSideUp(from: CGPoint(x: key.minX, y: head.maxY + neck), to: CGPoint(x: head.minX, y: head.maxY), context)
        corner(CGPoint(x: head.minX, y: head.minY), CGPoint(x: head.maxX, y: head.minY), radius, context)
        context.closePath()
    }

    private func corner(_ corner: CGPoint, _ next: CGPoint, _ radius: CGFloat, _ context: CGContext) {
        context.addArc(tangent1End: corner, tangent2End: next, radius: radius)
    }

    /// How far above the head's bottom the side begins to turn inwards.
    private static let bend: CGFloat = 10

    private func addSide(from head: CGPoint, to key: CGPoint, _ context: CGContext) {
        context.addLine(to: CGPoint(x: head.x, y: head.y - PopupShape.bend))
        let middle = (head.y - PopupShape.bend + key.y) / 2
        context.addCurve(
            to: key, control1: CGPoint(x: head.x, y: middle + 4), control2: CGPoint(x: key.x, y: middle - 2))
    }

    private func addSideUp(from key: CGPoint, to head: CGPoint, _ context: CGContext) {
        let end = CGPoint(x: head.x, y: head.y - PopupShape.bend)
        let middle = (end.y + key.y) / 2
        context.addCurve(
            to: end, control1: CGPoint(x: key.x, y: middle - 2), control2: CGPoint(x: head.x, y: middle + 4))
    }
}
