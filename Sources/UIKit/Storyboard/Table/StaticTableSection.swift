/// A section of static cells in a storyboard's table.
@MainActor final class StaticTableSection: NibObject {
    let headerTitle: String?
    let footerTitle: String?
    let cells: [UITableViewCell]

    init?(coder: NSCoder) {
        headerTitle = coder.decodeObject(forKey: "UIHeaderTitle") as? String
        footerTitle = coder.decodeObject(forKey: "UIFooterTitle") as? String
        cells = (coder.decodeObject(forKey: "UICells") as? [Any] ?? []).compactMap { $0 as? UITableViewCell }
    }
}
