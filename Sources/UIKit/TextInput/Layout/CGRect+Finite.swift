extension CGRect {
    /// The rectangle; zero if one of its numbers is infinite or none at all, which intersections do not survive.
    var finite: CGRect {
        origin.x.isFinite && origin.y.isFinite && width.isFinite && height.isFinite ? self : .zero
    }

    /// What two rectangles have in common; zero if there is nothing.
    func overlap(with other: CGRect) -> CGRect {
        let common = finite.intersection(other.finite)
        return common.isNull ? .zero : common
    }
}
