import UIKit

/// A list of settings, made anew from what it shows whenever it comes to the screen.
final class SettingsList: UITableViewController {
    private let makeSections: @MainActor () -> [SettingsSection]
    private var sections: [SettingsSection] = []
    /// What the user is being asked.
    private var confirmation: Confirmation?

    /// Shows the page of a line. Without it the navigation controller does.
    var onOpen: (@MainActor (UIViewController) -> Void)?

    init(_ title: String, sections: @escaping @MainActor () -> [SettingsSection]) {
        makeSections = sections
        super.init(style: .grouped)
        self.title = title
    }

    required init?(coder: NSCoder) { return nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        update()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
        confirmation?.cancel()
    }

    /// Shows what is set now.
    func update() {
        sections = makeSections()
        tableView.reloadData()
    }

    /// Opens the page that a line names.
    ///
    /// - Returns: false if there is no such line.
    func follow(_ name: String) -> Bool {
        update()
        for case .link(let title, _, _, let open) in sections.flatMap(\.rows)
        where title.caseInsensitiveCompare(name) == .orderedSame {
            navigationController?.pushViewController(open(), animated: false)
            return true
        }
        return false
    }

    // MARK: Sections

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = sections[indexPath.section].rows[indexPath.row]
        switch row {
        case .slider(let slider): return SettingsSliderCell(slider)
        case .field(let field): return SettingsFieldCell(field)
        case .toggle(let title, let isOn, let set):
            let cell = plainCell(title)
            let control = UISwitch()
            control.isOn = isOn
            control.accessibilityLabel = title
            control.addAction(UIAction { [unowned control] _ in set(control.isOn) }, for: .valueChanged)
            cell.accessoryView = control
            cell.selectionStyle = .none
            return cell
        case .fact(let title, let value):
            let cell = plainCell(title, value: value)
            cell.selectionStyle = .none
            return cell
        case .link(let title, let value, let image, _):
            let cell = plainCell(title, value: value)
            cell.imageView?.image = image
            cell.accessoryType = .disclosureIndicator
            return cell
        case .choice(let title, let isChosen, _):
            let cell = plainCell(title)
            cell.accessoryType = isChosen ? .checkmark : .none
            if isChosen { cell.textLabel?.textColor = SettingsList.chosenColor }
            return cell
        case .reset(let title, _, _, _):
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = title
            cell.textLabel?.textAlignment = .center
            return cell
        }
    }

    /// The colour of a value, and of the choice that was made.
    static let chosenColor = UIColor(red: 0.22, green: 0.33, blue: 0.53, alpha: 1)

    private func plainCell(_ title: String, value: String? = nil) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = title
        cell.detailTextLabel?.text = value
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch sections[indexPath.section].rows[indexPath.row] {
        case .link(_, _, _, let open):
            let page = open()
            if let onOpen { onOpen(page) } else { navigationController?.pushViewController(page, animated: true) }
        case .choice(_, _, let choose):
            choose()
            update()
        case .reset(_, let question, let button, let action):
            confirmation = Confirmation(question, button: button, over: tableView, at: indexPath, action: action)
        case .field: (tableView.cellForRow(at: indexPath) as? SettingsFieldCell)?.edit()
        case .fact, .toggle, .slider: break
        }
    }
}
