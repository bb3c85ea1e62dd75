/// A geometric value of an archive. Points and sizes are pairs.
package enum ArchivedStructure: Equatable, Sendable {
    case pair(Double, Double)
    /// x, y, width, height.
    case rectangle(Double, Double, Double, Double)
    /// top, left, bottom, right.
    case insets(Double, Double, Double, Double)
    /// Six numbers: a, b, c, d, tx, ty.
    case transform([Double])
}
