/// Finds out which table view controllers delete, insert or move rows: rows of others cannot be swiped.
///
/// UITableViewController itself declares these methods, so the question is whether the app's class overrides them.
@MainActor enum TableSourceOverride {
    static func exists(_ ability: TableAbilities.Ability, in controllerClass: UITableViewController.Type) -> Bool {
        switch ability {
        case .commit: commit.exists(in: controllerClass)
        case .move: move.exists(in: controllerClass)
        }
    }

    private static let commit = MethodOverride(
        in: UITableViewController.self, plain: Plain.self, overriding: Committing.self)
    private static let move = MethodOverride(
        in: UITableViewController.self, plain: Plain.self, overriding: Moving.self)

    private final class Plain: UITableViewController {}

    private final class Committing: UITableViewController {
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) { tableView.reloadData() }
    }

    private final class Moving: UITableViewController {
        override func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) { tableView.reloadData() }
    }
}
