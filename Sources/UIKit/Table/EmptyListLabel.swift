/// What stands in a table without rows, as in the phone's own apps: "No Contacts".
package final class EmptyListLabel: UILabel {
    package init(_ text: String, in table: UITableView) {
        super.init(frame: CGRect(x: 0, y: 160, width: table.bounds.width, height: 30))
        self.text = text
        font = .boldSystemFont(ofSize: 20)
        textColor = UIColor(white: 0.55, alpha: 1)
        textAlignment = .center
        autoresizingMask = .flexibleWidth
        table.addSubview(self)
    }

    package required init?(coder: NSCoder) { return nil }
}
