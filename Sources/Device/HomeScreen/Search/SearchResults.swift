import UIKit

/// The lines of what a search has found.
@MainActor final class SearchResults: NSObject, UITableViewDataSource, UITableViewDelegate {
    var groups: [SearchGroup] = []
    /// Called with the line that was tapped.
    var onOpen: ((SearchHit) -> Void)?
    /// Called when a finger begins to move the lines.
    var onScroll: (() -> Void)?

    func numberOfSections(in tableView: UITableView) -> Int { groups.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { groups[section].hits.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let group = groups[indexPath.section]
        let cell =
            tableView.dequeueReusableCell(withIdentifier: SearchCell.identifier) as? SearchCell ?? SearchCell()
        // The icon stands once beside the lines of its kind, unless each has its own.
        cell.show(group.hits[indexPath.row], image: indexPath.row == 0 ? group.image : nil, kind: group.kind)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onOpen?(groups[indexPath.section].hits[indexPath.row])
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { onScroll?() }
}
