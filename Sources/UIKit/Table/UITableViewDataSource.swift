/// Provides the contents of a table: the numbers of sections and rows, the cells, the titles, and the permitted edits.
@MainActor public protocol UITableViewDataSource: AnyObject {
    /// Required.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// The cell for a row that comes into sight, one that the table gave out for reuse as a rule. Required.
    /// - ObjC: tableView:cellForRowAtIndexPath:
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// 1 by default.
    /// - ObjC: numberOfSectionsInTableView:
    func numberOfSections(in tableView: UITableView) -> Int

    /// nil by default: no header.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// nil by default: no footer.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    /// Whether a row can be deleted, or a row inserted there. True by default.
    /// - ObjC: tableView:canEditRowAtIndexPath:
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

    /// Returns true if a row can be dragged to another place. The default is true for data sources that move rows.
    /// - ObjC: tableView:canMoveRowAtIndexPath:
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// The titles of the section index at the right edge. The default is nil: no index.
    /// - ObjC: sectionIndexTitlesForTableView:
    func sectionIndexTitles(for tableView: UITableView) -> [String]?

    /// The section for a title of the section index. A negative number scrolls nowhere.
    /// - ObjC: tableView:sectionForSectionIndexTitle:atIndex:
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int

    /// A row was deleted, or asked to be inserted, by the user: the data source changes its data and tells the table.
    /// - ObjC: tableView:commitEditingStyle:forRowAtIndexPath:
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)

    /// A row was dragged to another place.
    /// - ObjC: tableView:moveRowAtIndexPath:toIndexPath:
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        true
    }
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        tableView.abilities.has(.move)
    }
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { tableView.abilities.lacks(.commit) }
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { tableView.abilities.lacks(.move) }
}
