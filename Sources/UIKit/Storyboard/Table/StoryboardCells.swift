/// The cells that a storyboard gives a table: prototype cells and static cells.
@MainActor struct StoryboardCells {
    struct Section {
        let headerTitle: String?
        let footerTitle: String?
        let cells: [UITableViewCell]
    }

    let sections: [Section]
    /// The heights of the static cells as archived, before the table resizes the cells.
    private var heights: [IndexPath: CGFloat] = [:]

    /// Decodes the cells from the archive of a table.
    /// - Parameter register: Called with each prototype cell's nib, its reuse identifier and the external objects of
    ///   the nib.
    /// - Returns: nil if the table has no static cells.
    init?(_ coder: NSCoder, register: (UINib, String, StoryboardExternals) -> Void) {
        let nibs = coder.decode([AnyHashable: Any].self, forKey: "UITableViewCellPrototypeNibs") ?? [:]
        let externals =
            coder.decode([AnyHashable: Any].self, forKey: "UITableViewCellPrototypeNibExternalObjects") ?? [:]
        for (identifier, nib) in nibs {
            guard let name = identifier as? String, !name.isEmpty, let nib = nib as? ArchivedNib else { continue }
            register(nib.nib, name, StoryboardExternals(externals[identifier] as? [AnyHashable: Any] ?? [:]))
        }
        let sections = (coder.decode([Any].self, forKey: "UIStaticSections") ?? [])
            .compactMap { $0 as? StaticTableSection }
        guard !sections.isEmpty else { return nil }
        self.sections = sections.map {
            Section(headerTitle: $0.headerTitle, footerTitle: $0.footerTitle, cells: $0.cells)
        }
        for (place, section) in self.sections.enumerated() {
            for (row, cell) in section.cells.enumerated() {
                heights[IndexPath(row: row, section: place)] = cell.bounds.height
            }
        }
    }

    /// The static cell of a row; nil for a row that does not exist.
    func cell(at indexPath: IndexPath) -> UITableViewCell? {
        guard let cells = section(indexPath.section)?.cells, cells.indices.contains(indexPath.row) else { return nil }
        return cells[indexPath.row]
    }

    /// The row height of a static cell: the cell's height in the storyboard, in points; nil for a row that does not
    /// exist.
    func height(at indexPath: IndexPath) -> CGFloat? {
        guard let height = heights[indexPath], height > 0 else { return nil }
        return height
    }

    /// nil for a section that does not exist.
    func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }
}
