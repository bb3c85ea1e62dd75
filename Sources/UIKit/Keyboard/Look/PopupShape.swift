/// The balloon that rises from a pressed key: a wide head above, a neck that narrows, the key itself below.
struct PopupShape: Hashable {
    /// The key's face.
    let key: CGRect
    /// The head, above the key.
    let head: CGRect

    /// The height of the head and the distance of its bottom edge from the top of the key, in points.
    static let headHeight: CGFloat = 50
    static let neckHeight: CGFloat = 12
    private static let headOverhang: CGFloat = 13

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
        let keyRadius: CGFloat = 4.5
        context.move(to: CGPoint(x: head.midX, y: head.minY))
        context.addArc(
            tangent1End: CGPoint(x: head.maxX, y: head.minY), tangent2End: CGPoint(x: head.maxX, y: head.maxY),
            radius: PopupShape.radius)
        for (end, control1, control2) in side(from: head.maxX, to: key.maxX, isRight: true) {
            context.addCurve(to: end, control1: control1, control2: control2)
        }
        context.addArc(
            tangent1End: CGPoint(x: key.maxX, y: key.maxY), tangent2End: CGPoint(x: key.minX, y: key.maxY),
            radius: keyRadius)
        context.addArc(
            tangent1End: CGPoint(x: key.minX, y: key.maxY), tangent2End: CGPoint(x: key.minX, y: key.minY),
            radius: keyRadius)
        addReversed(side(from: head.minX, to: key.minX, isRight: false), to: context)
        context.addArc(
            tangent1End: CGPoint(x: head.minX, y: head.minY), tangent2End: CGPoint(x: head.maxX, y: head.minY),
            radius: PopupShape.radius)
        context.closePath()
    }

    private static let radius: CGFloat = 9
    private typealias Curve = (end: CGPoint, control1: CGPoint, control2: CGPoint)

    /// From the head's side down to the key's: a bend in one piece where the head is little wider than the key, else
    /// the head's own corner, its lower edge, and a bend into the key.
    private func side(from headX: CGFloat, to keyX: CGFloat, isRight: Bool) -> [Curve] {
        let (bottom, neck) = (head.maxY, head.maxY + PopupShape.neckHeight)
        let outwards: CGFloat = isRight ? 1 : -1
        let overhang = (headX - keyX) * outwards
        let start = CGPoint(x: headX, y: bottom - PopupShape.radius)
        let end = CGPoint(x: keyX, y: neck)
        let first = line(to: start)
        guard overhang > 2 * PopupShape.radius else {
            let middle = (start.y + end.y) / 2
            let bend: Curve = (end, CGPoint(x: headX, y: middle + 3), CGPoint(x: keyX, y: middle - 2))
            return [first, bend]
        }
        let (reach, pull) = (PopupShape.radius, PopupShape.radius * 0.45)
        let corner = CGPoint(x: headX - outwards * reach, y: bottom)
        let turn = CGPoint(x: keyX + outwards * reach, y: bottom)
        return [
            first,
            (corner, CGPoint(x: headX, y: bottom - pull), CGPoint(x: headX - outwards * pull, y: bottom)),
            line(to: turn, from: corner),
            (end, CGPoint(x: keyX + outwards * pull, y: bottom), CGPoint(x: keyX, y: bottom + pull)),
        ]
    }

    private func line(to end: CGPoint, from start: CGPoint? = nil) -> Curve { (end, start ?? end, end) }

    /// Adds curves from their last end back to their first one.
    private func addReversed(_ curves: [Curve], to context: CGContext) {
        guard let last = curves.last else { return }
        context.addLine(to: last.end)
        for index in curves.indices.dropFirst().reversed() {
            let curve = curves[index]
            context.addCurve(to: curves[index - 1].end, control1: curve.control2, control2: curve.control1)
        }
    }
}
