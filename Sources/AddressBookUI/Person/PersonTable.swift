/// The table of a card, with the header, values and buttons.
final class PersonTable: UITableView, UITableViewDataSource, UITableViewDelegate {
    /// A button row at the end of a card.
    struct Button {
        let title: String
        let action: () -> Void
    }

    var card: PersonCard? { didSet { reloadData() } }
    var buttons: [Button] = [] { didSet { reloadData() } }
    var onPick: ((PersonCard.Row) -> Void)?
    /// The highlighted value; nil if there is none.
    var marked: (property: ABPropertyID, identifier: ABMultiValueIdentifier)? { didSet { reloadData() } }

    override init(frame: CGRect, style: Style) {
        super.init(frame: frame, style: style)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dataSource = self
        delegate = self
    }

    required init?(coder: NSCoder) { return nil }

    private var values: [[PersonCard.Row]] { card?.sections ?? [] }

    func numberOfSections(in tableView: UITableView) -> Int { values.count + buttons.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section < values.count ? values[section].count : 1
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.section < values.count
            ? PersonTable.height(of: values[indexPath.section][indexPath.row], in: bounds.width) : 44
    }

    private static let font = UIFont.boldSystemFont(ofSize: 15)
    /// The width beside a value: the label and both margins, in points.
    private static let besideValue: CGFloat = 121
    /// The height of 20 lines, in points.
    private static let highestValue: CGFloat = 380

    /// - Parameters:
    ///   - width: The width of the table, in points.
    ///   - isEditing: True for a row with a delete button and a disclosure indicator.
    static func height(of row: PersonCard.Row, in width: CGFloat, isEditing: Bool = false) -> CGFloat {
        guard row.wraps else { return 44 }
        let room = CGSize(width: max(width - besideValue - (isEditing ? 54 : 0), 40), height: highestValue)
        return max(44, row.text.size(withFont: font, constrainedTo: room, lineBreakMode: .byWordWrapping).height + 20)
    }

    static func show(_ row: PersonCard.Row?, in cell: UITableViewCell) {
        cell.textLabel?.text = row?.label
        cell.detailTextLabel?.text = row?.text
        cell.detailTextLabel?.numberOfLines = row?.wraps == true ? 0 : 1
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.section < values.count else { return buttonCell(indexPath.section - values.count) }
        let cell =
            dequeueReusableCell(withIdentifier: "value") ?? UITableViewCell(style: .value2, reuseIdentifier: "value")
        let row = values[indexPath.section][indexPath.row]
        PersonTable.show(row, in: cell)
        let isMarked = marked.map { $0.property == row.property && ($0.identifier == row.identifier) } ?? false
        cell.detailTextLabel?.textColor =
            isMarked ? UIColor(red: 0.15, green: 0.35, blue: 0.80, alpha: 1) : .black
        return cell
    }

    private func buttonCell(_ index: Int) -> UITableViewCell {
        let cell =
            dequeueReusableCell(withIdentifier: "button")
            ?? UITableViewCell(style: .default, reuseIdentifier: "button")
        cell.textLabel?.text = buttons[index].title
        cell.textLabel?.textAlignment = .center
        cell.textLabel?.font = .boldSystemFont(ofSize: 15)
        cell.textLabel?.textColor = UIColor(red: 0.32, green: 0.40, blue: 0.57, alpha: 1)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        deselectRow(at: indexPath, animated: true)
        guard indexPath.section < values.count else { return buttons[indexPath.section - values.count].action() }
        onPick?(values[indexPath.section][indexPath.row])
    }
}
