extension CGRect {
    /// The rectangle; zero if one of its numbers is infinite or NaN, which intersections cannot handle.
    var finite: CGRect {
        origin.x.isFinite && origin.y.isFinite && width.isFinite && height.isFinite ? self : .zero
    }

    /// The intersection; zero if it is empty.
    func overlap(with other: CGRect) -> CGRect {
        let common = finite.intersection(other.finite)
        return common.isNull ? .zero : common
    }
}
