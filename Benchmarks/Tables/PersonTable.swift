import UIKit

/// Gives a table its rows, by the public interfaces alone.
final class PersonTable: UITableViewDataSource, UITableViewDelegate {
    /// Whether every row has a height of its own.
    let hasVariableHeights: Bool

    init(hasVariableHeights: Bool = false) { self.hasVariableHeights = hasVariableHeights }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { PersonRow.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "person") ?? PersonRow.makeCell()
        PersonRow.fill(cell, indexPath.row)
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        hasVariableHeights ? 30 + CGFloat(indexPath.row % 40) : PersonRow.height
    }
}
