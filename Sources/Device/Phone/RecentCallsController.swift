import UIKit

/// The calls of late, the last one first. A tap calls the number again.
final class RecentCallsController: UITableViewController {
    private unowned let host: any PhoneHost
    private let choice = UISegmentedControl(items: ["All", "Missed"])
    private var calls: [RecentCall] = []
    private var names: ContactNames?

    init(of host: any PhoneHost) {
        self.host = host
        super.init(style: .plain)
        title = "Recents"
        choice.segmentedControlStyle = .bar
        choice.selectedSegmentIndex = 0
        choice.addAction(UIAction { [unowned self] _ in update() }, for: .valueChanged)
        navigationItem.titleView = choice
        let clear = UIBarButtonItem(title: "Clear", style: .bordered, target: nil, action: nil)
        clear.onTap = { [unowned self] in
            host.forgetCalls()
            update()
        }
        navigationItem.rightBarButtonItem = clear
    }

    required init?(coder: NSCoder) { return nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        update()
    }

    /// Shows the calls that there are now.
    private func update() {
        let all = host.recentCalls
        names = host.contactNames
        calls = choice.selectedSegmentIndex == 1 ? all.filter { $0.kind == .missed } : all
        navigationItem.rightBarButtonItem?.isEnabled = !all.isEmpty
        tableView.reloadData()
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { calls.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let call = calls[indexPath.row]
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "call")
            ?? UITableViewCell(style: .value1, reuseIdentifier: "call")
        let name = names?.name(of: call.number) ?? call.number
        cell.textLabel?.text = name.isEmpty ? "Unknown" : name
        cell.textLabel?.textColor = call.kind == .missed ? UIColor(red: 0.75, green: 0, blue: 0, alpha: 1) : .black
        cell.detailTextLabel?.text = text(of: call.date)
        cell.imageView?.image = call.kind == .outgoing ? Self.outgoing : nil
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let number = calls[indexPath.row].number
        if !number.isEmpty { host.dial(number) }
    }

    /// The time of a call of today, else its day.
    private func text(of date: Date) -> String {
        let calendar = host.calendar
        let isToday = calendar.isDate(date, inSameDayAs: Date())
        return isToday ? calendar.text(of: date, time: .short) : calendar.text(of: date, date: .short)
    }

    /// An arrow up and to the right.
    private static let outgoing = SystemAppIcons.draw(side: 14, scale: UIScreen.main.scale) { context in
        context.setStroke(RGBA(white: 0.55, alpha: 1))
        context.setLineWidth(2)
        context.move(to: CGPoint(x: 2, y: 12))
        context.addLine(to: CGPoint(x: 11, y: 3))
        context.move(to: CGPoint(x: 5, y: 3))
        context.addLine(to: CGPoint(x: 11.5, y: 3))
        context.addLine(to: CGPoint(x: 11.5, y: 9))
        context.strokePath()
    }
}
