import MessageUI
import UIKit

/// Everybody with whom messages were exchanged, the last one first.
final class ConversationListController: UITableViewController {
    private unowned let host: any MessagesHost
    /// The last message with each number.
    private var last: [TextMessage] = []
    private var unread: [Bool] = []
    private var names: ContactNames?

    init(of host: any MessagesHost) {
        self.host = host
        super.init(style: .plain)
        title = "Messages"
        let compose = UIBarButtonItem(barButtonSystemItem: .compose, target: nil, action: nil)
        compose.onTap = { [unowned self] in self.compose(to: [], nil, animated: true) }
        navigationItem.rightBarButtonItem = compose
        navigationItem.leftBarButtonItem = editButtonItem
    }

    required init?(coder: NSCoder) { return nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        update()
    }

    /// Shows the conversations that there are now.
    func update() {
        last = []
        unread = []
        names = host.contactNames
        for message in host.textMessages.reversed() {
            let number = PhoneNumber(message.number)
            let isUnread = message.isIncoming && !message.isRead
            if let index = last.firstIndex(where: { PhoneNumber($0.number).isSame(as: number) }) {
                unread[index] = unread[index] || isUnread
            } else {
                last.append(message)
                unread.append(isUnread)
            }
        }
        loadedTable?.reloadData()
    }

    private var loadedTable: UITableView? { isViewLoaded ? tableView : nil }

    func open(_ number: String, animated: Bool) {
        navigationController?.popToRootViewController(animated: false)
        navigationController?.pushViewController(ConversationController(with: number, of: host), animated: animated)
    }

    func compose(to recipients: [String], _ text: String?, animated: Bool) {
        let composer = MFMessageComposeViewController()
        composer.recipients = recipients
        composer.body = text
        composer.onSend = { [unowned host] in host.didSend($1, to: $0) }
        composer.messageComposeDelegate = self
        presentModalViewController(composer, animated: animated)
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { last.count }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "conversation")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "conversation")
        let message = last[indexPath.row]
        cell.textLabel?.text = names?.name(of: message.number) ?? message.number
        cell.detailTextLabel?.text = message.text.replacing("\n", with: " ")
        cell.imageView?.image = unread[indexPath.row] ? Self.dot : Self.gap
        cell.imageView?.accessibilityLabel = unread[indexPath.row] ? "Unread" : nil
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        open(last[indexPath.row].number, animated: true)
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        host.forgetMessages(with: last[indexPath.row].number)
        last.remove(at: indexPath.row)
        unread.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
    }

    /// The blue dot of a message that nobody has read.
    private static let dot = SystemAppIcons.draw(side: 12, scale: UIScreen.main.scale) { context in
        context.setFill(RGBA(red: 0.13, green: 0.43, blue: 0.90, alpha: 1))
        context.fillEllipse(in: CGRect(x: 1, y: 1, width: 10, height: 10))
    }

    private static let gap = SystemAppIcons.draw(side: 12, scale: UIScreen.main.scale) { _ in }
}

extension ConversationListController: MFMessageComposeViewControllerDelegate {
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
    ) {
        dismissModalViewController(animated: true)
    }
}
