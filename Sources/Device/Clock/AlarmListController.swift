import UIKit

/// The alarms, each with a switch.
final class AlarmListController: UITableViewController {
    private unowned let host: any ClockHost
    private lazy var none = EmptyListLabel("No Alarms", in: tableView)

    init(of host: any ClockHost) {
        self.host = host
        super.init(style: .plain)
        title = "Alarm"
        let add = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        add.onTap = { [unowned self] in edit(nil) }
        navigationItem.rightBarButtonItem = add
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.allowsSelectionDuringEditing = true
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        update()
    }

    private func update() {
        none.isHidden = !host.alarms.isEmpty
        navigationItem.leftBarButtonItem = host.alarms.isEmpty ? nil : editButtonItem
        if host.alarms.isEmpty { setEditing(false, animated: false) }
        tableView.reloadData()
    }

    /// - Parameter index: nil makes a new one.
    private func edit(_ index: Int?) {
        let editor = AlarmEditor(index.map { host.alarms[$0] }, in: host.calendar) { [weak self] alarm in
            guard let self else { return }
            if let alarm {
                if let index { host.alarms[index] = alarm } else { host.alarms.append(alarm) }
                host.alarms.sort { ($0.hour, $0.minute) < ($1.hour, $1.minute) }
            }
            setEditing(false, animated: false)
            update()
            dismissModalViewController(animated: true)
        }
        presentModalViewController(UINavigationController(rootViewController: editor), animated: true)
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { host.alarms.count }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let alarm = host.alarms[indexPath.row]
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.font = .boldSystemFont(ofSize: 30)
        cell.textLabel?.text = alarm.time(in: host.calendar)
        cell.detailTextLabel?.text = [alarm.label, alarm.repetition(in: host.calendar)].compactMap { $0 }
            .joined(separator: ", ")
        cell.selectionStyle = .none
        let control = UISwitch()
        control.isOn = alarm.isOn
        control.accessibilityLabel = cell.textLabel?.text
        let row = indexPath.row
        control.addAction(
            UIAction { [unowned self, unowned control] _ in
                if host.alarms.indices.contains(row) { host.alarms[row].isOn = control.isOn }
            }, for: .valueChanged)
        cell.accessoryView = control
        cell.editingAccessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if isEditing { edit(indexPath.row) }
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        host.alarms.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
        if host.alarms.isEmpty { update() }
    }
}
