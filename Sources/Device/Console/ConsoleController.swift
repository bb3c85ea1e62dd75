import UIKit

/// The lines of the log, the last one at the bottom, of all or of one app, and those with a text in them.
final class ConsoleController: UIViewController {
    private unowned let host: any ConsoleHost
    private let field = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    private let table = UITableView(frame: .zero, style: .plain)
    private var entries: [ConsoleLog.Entry] = []
    /// Whose lines are shown; nil for all.
    private var process: String?
    private var isUpdateDue = false
    /// The heights of lines, by their numbers.
    private var heights: [Int: CGFloat] = [:]

    init(of host: any ConsoleHost) {
        self.host = host
        super.init(nibName: nil, bundle: nil)
        title = "Console"
        let clear = UIBarButtonItem(title: "Clear", style: .bordered, target: nil, action: nil)
        clear.onTap = { [unowned self] in
            host.consoleLog.clear()
            heights = [:]
            update(toEnd: true)
        }
        navigationItem.leftBarButtonItem = clear
        let choose = UIBarButtonItem(title: "All", style: .bordered, target: nil, action: nil)
        choose.accessibilityLabel = "Filter"
        choose.onTap = { [unowned self] in navigationController?.pushViewController(makeFilter(), animated: true) }
        navigationItem.rightBarButtonItem = choose
    }

    required init?(coder: NSCoder) { return nil }

    override func loadView() {
        let view = UIView(frame: UIScreen.main.applicationFrame)
        field.frame.size.width = view.bounds.width
        field.autoresizingMask = .flexibleWidth
        field.placeholder = "Search"
        field.autocorrectionType = .no
        field.autocapitalizationType = .none
        field.delegate = self
        table.frame = CGRect(x: 0, y: 44, width: view.bounds.width, height: view.bounds.height - 44)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
        view.addSubview(field)
        self.view = view
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationItem.rightBarButtonItem?.title = process ?? "All"
        host.consoleLog.onAdd = { [weak self] in self?.updateSoon() }
        update(toEnd: true)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        host.consoleLog.onAdd = nil
        field.resignFirstResponder()
    }

    private func makeFilter() -> SettingsList {
        SettingsList("Filter") { [unowned self] in
            let names = [nil] + host.consoleLog.processes.map(Optional.some)
            return [
                SettingsSection(
                    names.map { name in
                        .choice(name ?? "All", isChosen: name == process) { [unowned self] in process = name }
                    })
            ]
        }
    }

    // MARK: Lines

    /// Many lines may come at once: they are shown together.
    private func updateSoon() {
        guard !isUpdateDue else { return }
        isUpdateDue = true
        host.later { [weak self] in
            guard let self, isUpdateDue else { return }
            isUpdateDue = false
            let end = table.contentSize.height - table.bounds.height
            update(toEnd: table.contentOffset.y >= end - ConsoleController.nearEnd)
        }
    }

    /// Somebody who is this near to the end wants to see what comes, in points.
    private static let nearEnd: CGFloat = 40

    private func update(toEnd: Bool) {
        entries = host.consoleLog.entries(with: field.text ?? "", of: process)
        table.reloadData()
        guard toEnd, !entries.isEmpty else { return }
        table.scrollToRow(at: IndexPath(row: entries.count - 1, section: 0), at: .bottom, animated: false)
    }
}

extension ConsoleController: UISearchBarDelegate {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { update(toEnd: true) }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
}

extension ConsoleController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        let entry = entries[indexPath.row]
        if let height = heights[entry.number] { return height }
        let height = ConsoleCell.height(of: entry.line.text, width: tableView.bounds.width)
        heights[entry.number] = height
        return height
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: ConsoleCell.identifier) as? ConsoleCell ?? ConsoleCell()
        let entry = entries[indexPath.row]
        cell.show(entry, time: host.calendar.text(of: entry.date, time: .medium))
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        navigationController?.pushViewController(ConsoleLineController(entries[indexPath.row].line), animated: true)
    }
}
