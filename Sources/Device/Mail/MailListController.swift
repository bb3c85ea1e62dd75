import UIKit

/// The mails of a box, the last one first. A line is deleted by a swipe.
final class MailListController: UITableViewController {
    private unowned let host: any MailHost
    private let box: MailBox
    private var mails: [MailMessage] = []

    init(_ box: MailBox, of host: any MailHost) {
        self.box = box
        self.host = host
        super.init(style: .plain)
        title = box.rawValue
        navigationItem.rightBarButtonItem = editButtonItem
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = MailCell.height
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        update()
    }

    /// Shows the mails that there are now.
    func update() {
        guard isViewLoaded else { return }
        mails = host.mails(in: box)
        tableView.reloadData()
    }

    // MARK: Lines

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { mails.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: MailCell.identifier) as? MailCell ?? MailCell()
        cell.show(mails[indexPath.row], host.calendar)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        navigationController?.pushViewController(MailController(mails[indexPath.row], of: host), animated: true)
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        host.delete(mails.remove(at: indexPath.row))
        tableView.deleteRows(at: [indexPath], with: .fade)
    }
}
