/// The accessibility label of a cell: all text in it, joined by commas.
@MainActor enum TableCellDescription {
    /// - Returns: nil for a cell without text.
    static func label(of cell: UITableViewCell) -> String? {
        let own = [cell.parts.existingTextLabel?.text, cell.parts.existingDetailLabel?.text].compactMap { $0 }
        var words = own.filter { !$0.isEmpty }
        if words.isEmpty {
            for view in cell.subviews where !(view is any TableCellFurniture) { collect(&words, in: view, depth: 0) }
        }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    /// Adds the labels of the accessibility elements in a view. Controls are left out: they are elements themselves.
    private static func collect(_ words: inout [String], in view: UIView, depth: Int) {
        guard depth < 20, !view.isHidden, !(view is UIControl) else { return }
        if view.isAccessibilityElement {
            if let label = view.accessibilityLabel, !label.isEmpty { words.append(label) }
            return
        }
        for subview in view.subviews { collect(&words, in: subview, depth: depth + 1) }
    }
}
