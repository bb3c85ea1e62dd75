/// A set of keys that are shown together, such as letters or digits.
struct KeyPlane: Hashable {
    enum Name: Hashable {
        case letters
        case numbers
        case symbols
        /// Digits in three columns.
        case pad
        /// The symbols of a telephone pad, opened by its lower left key.
        case padSymbols
    }

    let name: Name
    let keys: [Key]

    /// True if the plane has a shift key.
    var hasShift: Bool { keys.contains { $0.action == .shift } }

    /// The index in ``keys`` of the key under a touch, or of the nearest one.
    func index(at point: CGPoint) -> Int? {
        if let hit = keys.firstIndex(where: { $0.cell.contains(point) }) { return hit }
        return keys.indices.min { distance(keys[$0].cell, point) < distance(keys[$1].cell, point) }
    }

    private func distance(_ rect: CGRect, _ point: CGPoint) -> CGFloat {
        let x = max(rect.minX - point.x, point.x - rect.maxX, 0)
        let y = max(rect.minY - point.y, point.y - rect.maxY, 0)
        return x * x + y * y
    }
}
