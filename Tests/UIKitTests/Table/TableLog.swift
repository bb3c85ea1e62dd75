import Foundation
import UIKit

/// A table's data source and delegate that answers from lists of texts and writes down what it is asked.
@MainActor final class TableLog: UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]]
    var headers: [String?] = []
    var footers: [String?] = []
    /// nil: rows have the table's height.
    var rowHeight: ((IndexPath) -> CGFloat)?
    /// What was asked and told since the last look. Questions of little interest are left out: see ``quiet``.
    private var written: [String] = []
    var isQuiet = false
    var cellsMade = 0
    var heightsAsked = 0
    var selectionStyle = UITableViewCell.SelectionStyle.blue
    var editable: (IndexPath) -> Bool = { _ in true }
    var style: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }
    var willSelect: (IndexPath) -> IndexPath? = { $0 }
    var willDeselect: (IndexPath) -> IndexPath? = { $0 }
    var moveTarget: (IndexPath, IndexPath) -> IndexPath = { $1 }
    var onSelect: (UITableView, IndexPath) -> Void = { _, _ in }
    var onCommit: ((UITableView, IndexPath) -> Void)?
    var indexTitles: [String]?
    var header: ((Int) -> UIView?)?
    var showsMenu = false

    init(_ sections: [[String]]) { self.sections = sections }

    convenience init(rows: Int) { self.init([(0..<rows).map { "Row \($0)" }]) }

    /// What was written since the last call.
    func take() -> [String] {
        defer { written = [] }
        return written
    }

    private func note(_ line: String) { if !isQuiet { written.append(line) } }
    private func name(_ path: IndexPath) -> String { "\(path.section).\(path.row)" }

    // MARK: Data source

    func numberOfSections(in tableView: UITableView) -> Int {
        note("sections")
        return sections.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        note("rows of \(section)")
        return sections[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        note("cell \(name(indexPath))")
        let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? makeCell()
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }

    private func makeCell() -> UITableViewCell {
        cellsMade += 1
        let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.selectionStyle = selectionStyle
        cell.showsReorderControl = true
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        headers.indices.contains(section) ? headers[section] : nil
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        footers.indices.contains(section) ? footers[section] : nil
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        note("can edit \(name(indexPath))")
        return editable(indexPath)
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        note("can move \(name(indexPath))")
        return true
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        note("commit \(editingStyle) \(name(indexPath))")
        onCommit?(tableView, indexPath)
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        note("move \(name(sourceIndexPath)) to \(name(destinationIndexPath))")
        let text = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
    }

    // MARK: Delegate

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        note("display \(name(indexPath))")
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heightsAsked += 1
        return rowHeight?(indexPath) ?? tableView.rowHeight
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header?(section) }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        note("will select \(name(indexPath))")
        return willSelect(indexPath)
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        note("will deselect \(name(indexPath))")
        return willDeselect(indexPath)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        note("did select \(name(indexPath))")
        onSelect(tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        note("did deselect \(name(indexPath))")
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        note("accessory \(name(indexPath))")
    }

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        note("style \(name(indexPath))")
        return style(indexPath)
    }

    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        note("title \(name(indexPath))")
        return nil
    }

    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        note("indent \(name(indexPath))")
        return true
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        note("begin editing \(name(indexPath))")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        note("end editing \(indexPath.map(name) ?? "none")")
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        note("target \(name(sourceIndexPath)) to \(name(proposedDestinationIndexPath))")
        return moveTarget(sourceIndexPath, proposedDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        if showsMenu { note("menu \(name(indexPath))") }
        return showsMenu
    }

    func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { action.name == "copy:" }

    func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) { note("\(action.name) \(name(indexPath))") }
}

extension TouchStage {
    /// A table of 320×460 points in the window, laid out.
    func table(
        _ log: TableLog, style: UITableView.Style = .plain,
        frame: CGRect = CGRect(x: 0, y: 20, width: 320, height: 460)
    ) -> UITableView {
        let table = UITableView(frame: frame, style: style)
        table.dataSource = log
        table.delegate = log
        window.addSubview(table)
        wait(0.02)
        return table
    }
}

extension IndexPath {
    init(_ row: Int, in section: Int = 0) { self.init(row: row, section: section) }
}
