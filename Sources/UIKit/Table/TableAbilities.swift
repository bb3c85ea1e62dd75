/// What the data source and the delegate of a table can do, as far as that changes what the user can do.
@MainActor final class TableAbilities {
    enum Ability: String {
        case commit = "tableView:commitEditingStyle:forRowAtIndexPath:"
        case move = "tableView:moveRowAtIndexPath:toIndexPath:"
    }

    private unowned let table: UITableView
    /// What the data source was asked to do, and turned out not to know.
    private var lacking: Set<Ability> = []
    private(set) var delegateHasAccessoryTypes = true

    init(_ table: UITableView) { self.table = table }

    /// Whether the data source can do something. One in Swift that is no table view controller is believed to
    /// until it has shown that it does not.
    func has(_ ability: Ability) -> Bool {
        guard let dataSource = table.dataSource, !lacking.contains(ability) else { return false }
        if let object = dataSource as? PlatformObject, object.isPeer {
            return PeerClass.information?.overrides(object, ability.rawValue) ?? true
        }
        if let controller = dataSource as? UITableViewController {
            return TableSourceOverride.exists(ability, in: type(of: controller))
        }
        guard let foreign = dataSource as? any OptionalMembers else { return true }
        return foreign.implements(Selector(ability.rawValue))
    }

    func lacks(_ ability: Ability) { lacking.insert(ability) }
    func delegateLacksAccessoryTypes() { delegateHasAccessoryTypes = false }

    func forget() {
        lacking = []
        delegateHasAccessoryTypes = true
    }
}
