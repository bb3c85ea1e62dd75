/// The cells of a table that its storyboard holds: those that others are made from, and rows that are always the same.
@MainActor struct StoryboardCells {
    struct Section {
        let headerTitle: String?
        let footerTitle: String?
        let cells: [UITableViewCell]
    }

    let sections: [Section]
    /// Before the table gave the cells other ones.
    private var heights: [IndexPath: CGFloat] = [:]

    /// What the archive of a table says about its cells.
    /// - Parameter register: Is given the nib of each kind of cell, and what its placeholders stand for.
    /// - Returns: nil if there are no rows that are always the same.
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

    /// nil for a row that does not exist.
    func cell(at indexPath: IndexPath) -> UITableViewCell? {
        guard let cells = section(indexPath.section)?.cells, cells.indices.contains(indexPath.row) else { return nil }
        return cells[indexPath.row]
    }

    /// A row is as high as its cell was drawn; nil for a row that does not exist.
    func height(at indexPath: IndexPath) -> CGFloat? {
        guard let height = heights[indexPath], height > 0 else { return nil }
        return height
    }

    /// nil for a section that does not exist.
    func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }
}
