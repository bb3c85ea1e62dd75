/// Images of the row backgrounds of grouped tables, stretchable in both directions: only corners and edges are drawn.
@MainActor struct GroupPicture: Hashable {
    private let position: RowPosition
    private let separator: UITableViewCell.SeparatorStyle
    private let line: RGBA
    private let fill: RGBA
    private let pattern: ObjectIdentifier?
    private let fillColor: UIColor?

    init(look: TableRowLook, fill: UIColor?) {
        position = look.position
        separator = look.separatorStyle
        line = look.separatorColor?.cgColor.rgba ?? RGBA(white: 171 / 255, alpha: 1)
        self.fill = fill?.cgColor.rgba ?? .clear
        fillColor = fill
        pattern = fill?.cgColor.pattern.map { ObjectIdentifier($0) }
    }

    nonisolated static func == (one: GroupPicture, other: GroupPicture) -> Bool {
        one.position == other.position && one.separator == other.separator && one.line == other.line
            && one.fill == other.fill && one.pattern == other.pattern
    }

    nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(position)
        hasher.combine(separator)
        hasher.combine(line)
        hasher.combine(fill)
        hasher.combine(pattern)
    }

    private struct Key: Hashable {
        let picture: GroupPicture
        let scale: CGFloat
    }

    private static var images: [Key: UIImage] = [:]

    var image: UIImage {
        let key = Key(picture: self, scale: ScreenScale.current)
        if let image = Self.images[key] { return image }
        if Self.images.count > 64 { Self.images.removeAll() }
        let cap = TableCellMetrics.radius + 2
        let size = CGSize(width: 2 * cap + 1, height: 2 * cap + 1)
        let image = ImageContext.draw(size: size, scale: key.scale) { draw($0, in: CGRect(origin: .zero, size: size)) }
            .stretchableImage(withLeftCapWidth: Int(cap), topCapHeight: Int(cap))
        Self.images[key] = image
        return image
    }

    private func draw(_ context: CGContext, in bounds: CGRect) {
        let shape = RowShape(position: position, height: bounds.height)
        var outer = bounds
        if position.isBottom {
            // A group looks sunk into the table: a light line along its lower edge.
            outer.size.height -= 1
            context.setFillColor(gray: 1, alpha: 0.8)
            shape.add(to: context, in: outer.offsetBy(dx: 0, dy: 1), radius: TableCellMetrics.radius)
            context.fillPath()
        }
        context.setFillColor(line)
        shape.add(to: context, in: outer, radius: TableCellMetrics.radius)
        context.fillPath()

        var inner = outer.insetBy(dx: 1, dy: 0)
        if position.isTop { inner = CGRect(x: 1, y: 1, width: inner.width, height: inner.height - 1) }
        if position.isBottom || separator != .none { inner.size.height -= 1 }
        shape.add(to: context, in: inner, radius: TableCellMetrics.radius - 1)
        context.setBlendMode(.clear)
        context.fillPath()
        context.setBlendMode(.normal)
        context.setFillColor(fillColor?.cgColor ?? UIColor.clear.cgColor)
        shape.add(to: context, in: inner, radius: TableCellMetrics.radius - 1)
        context.fillPath()
        if separator == .singleLineEtched, !position.isTop {
            context.setFillColor(gray: 1, alpha: 1)
            context.fill(CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: 1))
        }
    }
}
