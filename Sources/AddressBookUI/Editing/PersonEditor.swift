/// Creates or edits a person. The user edits a draft, which is copied to the person at the end.
final class PersonEditor: UITableViewController {
    /// Called at the end: with true if the user tapped Done, with false after Cancel.
    var onEnd: ((Bool) -> Void)?
    /// Called when the user deletes the person. Without it there is no button for that.
    var onDelete: (@MainActor () -> Void)? { didSet { deletion = onDelete.map(PersonDeletion.init) } }
    private var deletion: PersonDeletion?
    let cancelButton = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
    let doneButton: UIBarButtonItem

    private let person: ABRecord
    private let draft: ABRecord
    private var sections: [EditorSection]
    private let header: EditorHeaderView
    /// The visible view controller, if the editor's view is embedded in its view.
    private weak var host: UIViewController?

    /// - Parameter isNew: True if the person has not been saved yet.
    init(_ person: ABRecord, isNew: Bool, host: UIViewController? = nil) {
        self.person = person
        self.host = host
        draft = person.draft()
        sections = EditorSection.sections(of: draft)
        header = EditorHeaderView(draft)
        doneButton = UIBarButtonItem(barButtonSystemItem: isNew ? .save : .done, target: nil, action: nil)
        super.init(style: .grouped)
        title = isNew ? "New Contact" : "Info"
        cancelButton.onTap = { [weak self] in self?.onEnd?(false) }
        doneButton.onTap = { [weak self] in self?.end() }
        navigationItem.leftBarButtonItem = cancelButton
        navigationItem.rightBarButtonItem = doneButton
        header.name.addAction(UIAction { [weak self] _ in self?.editName() }, for: .touchUpInside)
        enableDone()
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.tableHeaderView = header
        tableView.tableFooterView = deletion?.view
        tableView.allowsSelectionDuringEditing = true
        tableView.setEditing(true, animated: false)
    }

    private func end() {
        person.take(draft: draft)
        onEnd?(true)
    }

    private func enableDone() { doneButton.isEnabled = draft.compositeName != nil }

    /// Updates the rows to the draft.
    private func update() {
        sections = EditorSection.sections(of: draft)
        header.show(draft)
        enableDone()
        tableView.reloadData()
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    private func row(_ indexPath: IndexPath) -> EditorSection.Row { sections[indexPath.section].rows[indexPath.row] }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard case .value(let property, let identifier) = row(indexPath),
            let shown = PersonCard.row(of: draft, property, identifier)
        else { return 44 }
        return PersonTable.height(of: shown, in: tableView.bounds.width, isEditing: true)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch row(indexPath) {
        case .value(let property, let identifier):
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "value")
                ?? UITableViewCell(style: .value2, reuseIdentifier: "value")
            PersonTable.show(PersonCard.row(of: draft, property, identifier), in: cell)
            cell.editingAccessoryType = .disclosureIndicator
            return cell
        case .addition(let property): return wordsCell("Add new \(ABProperty.person(property)?.localizedName ?? "")")
        case .addField: return wordsCell("Add Field")
        }
    }

    private func wordsCell(_ words: String) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "words")
            ?? UITableViewCell(style: .default, reuseIdentifier: "words")
        cell.textLabel?.text = words
        cell.textLabel?.font = .boldSystemFont(ofSize: 15)
        cell.editingAccessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        if case .value = row(indexPath) { return .delete }
        return .insert
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete, case .value(let property, let identifier) = row(indexPath) else {
            return open(indexPath)
        }
        set(nil, label: nil, property, identifier)
        let count = sections.count
        sections = EditorSection.sections(of: draft)
        enableDone()
        if sections.count < count {
            tableView.deleteSections(IndexSet(integer: indexPath.section), with: .fade)
        } else {
            tableView.deleteRows(at: [indexPath], with: .fade)
        }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        open(indexPath)
    }

    private func open(_ indexPath: IndexPath) {
        switch row(indexPath) {
        case .value(let property, let identifier): edit(property, identifier)
        case .addition(let property): edit(property, nil)
        case .addField:
            let list = FieldListController(EditorSection.further.filter { offers($0) })
            list.onPick = { [weak self] property in self?.edit(property, nil) }
            present(list)
        }
    }

    /// Returns true if the editor can add a value of a property.
    private func offers(_ property: ABPropertyID) -> Bool {
        ABProperty.person(property)?.kind.isMulti == true || draft.value(property) == nil
    }

    // MARK: Values

    private func present(_ controller: UIViewController) {
        let presenting = host ?? self
        presenting.presentModalViewController(
            UINavigationController(rootViewController: controller), animated: true)
    }

    private func editName() {
        let editor = ValueEditor(
            title: "Edit Name",
            sections: [
                [
                    ValueField("First", draft.text(ABProperty.firstName), .name),
                    ValueField("Last", draft.text(ABProperty.lastName), .name),
                ],
                [ValueField("Company", draft.text(ABProperty.organization), .name)],
            ])
        editor.onSave = { [weak self] texts, _ in
            for (property, text) in zip([ABProperty.firstName, ABProperty.lastName, ABProperty.organization], texts) {
                self?.draft.setValue(text.isEmpty ? nil : text, property)
            }
            self?.update()
        }
        present(editor)
    }

    /// - Parameter identifier: The identifier of the entry of a multi-value; nil for a single-value property or a new
    ///   value.
    private func edit(_ property: ABPropertyID, _ identifier: ABMultiValueIdentifier?) {
        let entry = draft.multiValue(property)?.entries.first { $0.identifier == identifier }
        let isMulti = ABProperty.person(property)?.kind.isMulti == true
        let label = isMulti ? entry.map { $0.label ?? "" } ?? freeLabel(property) : nil
        let value = entry?.value ?? (isMulti ? nil : draft.value(property))
        let name = ABProperty.person(property)?.localizedName ?? ""
        let isNew = entry == nil && value == nil
        let kind = PropertyFields(property)
        let editor = ValueEditor(
            title: "\(isNew ? "Add" : "Edit") \(name)", sections: [kind.fields(value)], label: label,
            labels: ABLabel.offered(for: property))
        editor.date = kind.isDate ? value as? Date ?? Date() : nil
        editor.onSave = { [weak self, weak editor] texts, label in
            let changed: Any? = kind.isDate ? editor?.date : kind.value(texts, formerly: value)
            self?.set(changed, label: label, property, identifier)
            self?.update()
        }
        present(editor)
    }

    /// The first label that no value uses yet.
    private func freeLabel(_ property: ABPropertyID) -> String {
        let used = draft.multiValue(property)?.entries.compactMap(\.label) ?? []
        let offered = ABLabel.offered(for: property)
        return offered.first { !used.contains($0) } ?? offered.last ?? ABLabel.other
    }

    private func set(
        _ value: Any?, label: String?, _ property: ABPropertyID, _ identifier: ABMultiValueIdentifier?
    ) {
        guard let kind = ABProperty.person(property)?.kind, kind.isMulti else {
            draft.setValue(value, property)
            return
        }
        let values = draft.multiValue(property)?.copied() ?? ABMultiValue(kind)
        if let identifier, let index = values.index(of: identifier) {
            if let value {
                _ = values.replaceValue(value, at: index)
                _ = values.replaceLabel(label, at: index)
            } else {
                _ = values.remove(at: index)
            }
        } else if let value {
            values.insert(value, label: label)
        }
        draft.setValue(values.count > 0 ? values : nil, property)
    }
}
