/// Finds frames for rows in the layout of the other side of a change, which does not have them: right below the row
/// that they follow.
///
/// Inserted rows start there and deleted ones end there, so that they move with their neighbours.
struct TableFlow {
    /// The layout that has the rows, and the one that does not.
    let own: TableLayout
    let other: TableLayout
    /// The place in the other layout of a row that is in both.
    let place: (IndexPath) -> IndexPath?
    let sectionPlace: (Int) -> Int?

    /// - Returns: The upper edge of the row in the other layout, and the height of the rows that come or go with it.
    func home(of path: IndexPath) -> (y: CGFloat, groupHeight: CGFloat) {
        guard own.sections.indices.contains(path.section) else { return (0, 0) }
        let section = own.sections[path.section]
        let top = section.span(ofRow: path.row).top
        var first = path.row
        var anchor = start(ofSection: path.section)
        while first > 0, path.row - first < Self.longestGroup {
            let former = IndexPath(row: first - 1, section: path.section)
            if let place = place(former), place.section == sectionPlace(path.section) {
                anchor = other.sections[place.section].span(ofRow: place.row).bottom
                break
            }
            first -= 1
        }
        var last = path.row
        while last + 1 < section.rows.count, last - path.row < Self.longestGroup,
            place(IndexPath(row: last + 1, section: path.section)) == nil
        {
            last += 1
        }
        let groupTop = section.span(ofRow: first).top
        let height = section.span(ofRow: last).bottom - groupTop
        return (anchor + top - groupTop, height)
    }

    /// Where the rows of a section begin in the other layout, or would if it were there.
    private func start(ofSection section: Int) -> CGFloat {
        if let place = sectionPlace(section) { return other.sections[place].rowsTop }
        return home(ofSection: section) + own.sections[section].header.height
    }

    /// Where a section that is not in the other layout would begin there.
    func home(ofSection section: Int) -> CGFloat {
        var first = section
        var anchor = other.top
        while first > 0 {
            if let place = sectionPlace(first - 1) {
                anchor = other.sections[place].bottom
                break
            }
            first -= 1
        }
        return anchor + own.sections[section].top - own.sections[first].top
    }

    /// Further rows than these are out of sight anyway.
    private static let longestGroup = 100
}
