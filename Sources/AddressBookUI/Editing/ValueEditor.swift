/// The editor for a single value and its label.
final class ValueEditor: UITableViewController, UITextFieldDelegate {
    /// Called when the user saves, with the texts of all fields and the label.
    var onSave: (([String], String?) -> Void)?
    /// The date of the date picker; nil for values with text fields.
    var date: Date?

    private let fields: [[ValueField]]
    private var cells: [[UITableViewCell]] = []
    private var textFields: [UITextField] = []
    private var noteView: UITextView?
    private var label: String?
    private let labels: [String]
    private var wheel: UIDatePicker?

    private static let noteHeight: CGFloat = 176

    /// - Parameters:
    ///   - sections: The fields of each section.
    ///   - label: nil for a value without label.
    ///   - labels: The labels that the user can choose.
    init(title: String, sections: [[ValueField]], label: String? = nil, labels: [String] = []) {
        fields = sections
        self.label = label
        self.labels = labels
        super.init(style: .grouped)
        self.title = title
        let cancel = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
        cancel.onTap = { [weak self] in self?.dismissModalViewController(animated: true) }
        navigationItem.leftBarButtonItem = cancel
        let save = UIBarButtonItem(barButtonSystemItem: .save, target: nil, action: nil)
        save.onTap = { [weak self] in self?.save() }
        navigationItem.rightBarButtonItem = save
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        cells = date == nil ? fields.map { $0.map(makeCell) } : [[makeDateCell()]]
        textFields.last?.returnKeyType = .done
        if let date { showWheel(date) }
    }

    private func makeCell(_ field: ValueField) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        let frame = cell.contentView.bounds.insetBy(dx: 10, dy: 4)
        if field.content == .note {
            let note = UITextView(frame: frame.insetBy(dx: -6, dy: 0))
            note.font = .systemFont(ofSize: 17)
            note.text = field.text
            note.backgroundColor = nil
            note.isOpaque = false
            note.accessibilityLabel = field.placeholder
            note.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            cell.contentView.addSubview(note)
            noteView = note
        } else {
            let text = field.makeTextField()
            text.frame = frame
            text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            text.delegate = self
            text.returnKeyType = .next
            cell.contentView.addSubview(text)
            textFields.append(text)
        }
        return cell
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
        if let noteView { noteView.becomeFirstResponder() } else { textFields.first?.becomeFirstResponder() }
    }

    private func save() {
        let texts = noteView.map { [$0.text ?? ""] } ?? textFields.map { $0.text ?? "" }
        if let wheel { date = wheel.date }
        view.endEditing(true)
        dismissModalViewController(animated: true)
        onSave?(texts, label)
    }

    // MARK: Dates

    private func makeDateCell() -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        return cell
    }

    private func showWheel(_ date: Date) {
        let wheel = UIDatePicker(frame: .zero)
        wheel.datePickerMode = .date
        wheel.timeZone = TimeZone(secondsFromGMT: 0)
        wheel.date = date
        wheel.addAction(UIAction { [weak self] _ in self?.showDate() }, for: .valueChanged)
        let size = wheel.sizeThatFits(.zero)
        wheel.frame = CGRect(
            x: 0, y: view.bounds.height - size.height, width: view.bounds.width, height: size.height)
        wheel.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        tableView.addSubview(wheel)
        tableView.isScrollEnabled = false
        self.wheel = wheel
        showDate()
    }

    private func showDate() {
        guard let wheel else { return }
        cells.first?.first?.textLabel?.text = PersonCard.text(wheel.date)
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { cells.count + (label == nil ? 0 : 1) }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section < cells.count ? cells[section].count : 1
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.section < cells.count && noteView != nil ? ValueEditor.noteHeight : 44
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.section == cells.count else { return cells[indexPath.section][indexPath.row] }
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "label")
            ?? UITableViewCell(style: .default, reuseIdentifier: "label")
        cell.textLabel?.text = label.map(ABLabel.localized)
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard indexPath.section == cells.count else { return }
        let picker = LabelPicker(labels, chosen: label)
        picker.onPick = { [weak self] in self?.label = $0 }
        navigationController?.pushViewController(picker, animated: true)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let index = textFields.firstIndex(of: textField) else { return true }
        if index + 1 < textFields.count { textFields[index + 1].becomeFirstResponder() } else { save() }
        return false
    }
}
