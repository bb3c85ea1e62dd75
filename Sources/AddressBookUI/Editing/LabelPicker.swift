/// The list of labels for a value. The last row adds a custom label.
final class LabelPicker: UITableViewController {
    var onPick: ((String) -> Void)?
    private let labels: [String]
    private let chosen: String?

    init(_ labels: [String], chosen: String?) {
        let isOwn = chosen.map { !$0.isEmpty && !labels.contains($0) } ?? false
        self.labels = labels + (isOwn ? [chosen ?? ""] : [])
        self.chosen = chosen
        super.init(style: .grouped)
        title = "Label"
    }

    required init?(coder: NSCoder) { return nil }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? labels.count : 1
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "label")
            ?? UITableViewCell(style: .default, reuseIdentifier: "label")
        guard indexPath.section == 0 else {
            cell.textLabel?.text = "Add Custom Label"
            cell.textLabel?.textColor = .black
            cell.accessoryType = .disclosureIndicator
            return cell
        }
        let isChosen = labels[indexPath.row] == chosen
        cell.textLabel?.text = ABLabel.localized(labels[indexPath.row])
        cell.textLabel?.textColor = isChosen ? UIColor(red: 0.22, green: 0.33, blue: 0.53, alpha: 1) : .black
        cell.accessoryType = isChosen ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard indexPath.section == 0 else { return addOwn() }
        onPick?(labels[indexPath.row])
        navigationController?.popViewController(animated: true)
    }

    private func addOwn() {
        let editor = ValueEditor(title: "Custom Label", sections: [[ValueField("Label", nil, .label)]])
        editor.onSave = { [weak self] texts, _ in
            guard let self, let text = texts.first, !text.isEmpty else { return }
            onPick?(text)
            navigationController?.popViewController(animated: false)
        }
        presentModalViewController(UINavigationController(rootViewController: editor), animated: true)
    }
}
