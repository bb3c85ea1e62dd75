/// The optional methods that a table's data source and delegate implement, as far as they determine what the user can
/// do.
@MainActor final class TableAbilities {
    enum Ability: String {
        case commit = "tableView:commitEditingStyle:forRowAtIndexPath:"
        case move = "tableView:moveRowAtIndexPath:toIndexPath:"
    }

    private unowned let table: UITableView
    /// The abilities that the data source turned out to lack when it was asked.
    private var lacking: Set<Ability> = []
    private(set) var delegateHasAccessoryTypes = true

    init(_ table: UITableView) { self.table = table }

    /// Returns true if the data source has an ability. A Swift data source that is no table view controller is assumed
    /// to have it, until a call has reached the protocol's default.
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
