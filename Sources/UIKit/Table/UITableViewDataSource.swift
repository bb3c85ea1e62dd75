/// Provides the contents of a table: the numbers of sections and rows, the cells, the titles, and the permitted edits.
@MainActor public protocol UITableViewDataSource: AnyObject {
    /// Returns the number of rows in a section. Required.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// Returns the cell for a row that becomes visible, usually one from the table's reuse queue. Required.
    /// - ObjC: tableView:cellForRowAtIndexPath:
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// Returns the number of sections. The default is 1.
    /// - ObjC: numberOfSectionsInTableView:
    func numberOfSections(in tableView: UITableView) -> Int

    /// Returns the title of a section's header. The default is nil: no header.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// Returns the title of a section's footer. The default is nil: no footer.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    /// Returns true if the user can delete the row or insert a row there. The default is true.
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

    /// Called when the user deletes a row or asks to insert one. The data source changes its data and updates the
    /// table.
    /// - ObjC: tableView:commitEditingStyle:forRowAtIndexPath:
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)

    /// Called when the user has dragged a row to another place. The data source changes its data.
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
