/// The sheet on which a person is made or changed. The person itself changes when the user is done.
final class PersonEditor: UITableViewController {
    /// A field of the sheet.
    struct Row {
        let property: ABPropertyID
        /// Of a value among several; nil for a property with one.
        var label: String?
        /// nil for a value that is not there yet.
        var identifier: ABMultiValueIdentifier?
        let placeholder: String
        var text: String
    }

    /// Called at the end: whether the user is done or has cancelled.
    var onEnd: ((Bool) -> Void)?
    private let person: ABRecord
    private var sections: [[Row]]
    /// Values that the sheet does not show are kept.
    private var done: UIBarButtonItem?

    init(_ person: ABRecord) {
        self.person = person
        sections = PersonEditor.sections(of: person)
        super.init(style: .grouped)
        let cancel = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
        cancel.onTap = { [weak self] in self?.end(false) }
        navigationItem.leftBarButtonItem = cancel
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
        done.onTap = { [weak self] in self?.end(true) }
        navigationItem.rightBarButtonItem = done
        self.done = done
        enableDone()
    }

    required init?(coder: NSCoder) { return nil }

    private static func sections(of person: ABRecord) -> [[Row]] {
        let names: [(ABPropertyID, String)] = [
            (ABProperty.firstName, "First"), (ABProperty.lastName, "Last"), (ABProperty.organization, "Company"),
        ]
        var sections = [
            names.map { Row(property: $0, placeholder: $1, text: person.text($0) ?? "") }
        ]
        let several: [(ABPropertyID, String, [String])] = [
            (ABProperty.phone, "Phone", [ABLabel.mobile, ABLabel.home, ABLabel.work]),
            (ABProperty.email, "Email", [ABLabel.home, ABLabel.work]),
            (ABProperty.url, "URL", [ABLabel.homePage, ABLabel.home]),
        ]
        for (property, placeholder, labels) in several {
            var rows = (person.multiValue(property)?.entries ?? []).compactMap { entry in
                (entry.value as? String).map {
                    Row(
                        property: property, label: entry.label ?? "", identifier: entry.identifier,
                        placeholder: placeholder, text: $0)
                }
            }
            let free = labels.first { label in !rows.contains { $0.label == label } } ?? ABLabel.other
            rows.append(Row(property: property, label: free, placeholder: placeholder, text: ""))
            sections.append(rows)
        }
        sections.append([
            Row(property: ABProperty.note, placeholder: "Notes", text: person.text(ABProperty.note) ?? "")
        ])
        return sections
    }

    private func enableDone() { done?.isEnabled = sections.joined().contains { !$0.text.isEmpty } }

    private func end(_ isDone: Bool) {
        view.endEditing(true)
        if isDone { write() }
        onEnd?(isDone)
    }

    private func write() {
        for rows in sections {
            for row in rows where row.label == nil {
                person.setValue(row.text.isEmpty ? nil : row.text, row.property)
            }
            guard let property = rows.first?.property, rows.contains(where: { $0.label != nil }),
                let kind = ABProperty.person(property)?.kind
            else { continue }
            let values = person.multiValue(property)?.copied() ?? ABMultiValue(kind)
            for row in rows {
                if let identifier = row.identifier, let index = values.index(of: identifier) {
                    _ = row.text.isEmpty ? values.remove(at: index) : values.replaceValue(row.text, at: index)
                } else if !row.text.isEmpty {
                    values.insert(row.text, label: row.label)
                }
            }
            person.setValue(values.count > 0 ? values : nil, property)
        }
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "field") as? PersonFieldCell
            ?? PersonFieldCell(style: .default, reuseIdentifier: "field")
        cell.show(sections[indexPath.section][indexPath.row])
        cell.onChange = { [weak self] text in
            self?.sections[indexPath.section][indexPath.row].text = text
            self?.enableDone()
        }
        return cell
    }
}
