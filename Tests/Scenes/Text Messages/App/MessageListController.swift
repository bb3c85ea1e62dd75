import MessageUI
import UIKit

/// Messages to begin with; the title tells what became of the last one.
final class MessageListController: UITableViewController, MFMessageComposeViewControllerDelegate {
    private struct Message {
        let name: String
        let recipients: [String]
        let body: String?
    }

    private let messages = [
        Message(name: "New", recipients: [], body: nil),
        Message(name: "To Ada", recipients: ["(408) 555-0126"], body: "See you at nine"),
        Message(
            name: "To All", recipients: ["(408) 555-0126", "(408) 555-0171", "tom@example.com"],
            body: "The train is late: I am not going to be there before half past nine, so please begin without me."),
    ]

    init() {
        super.init(style: .plain)
        title = "Messages"
    }

    required init?(coder: NSCoder) { return nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "message")
            ?? UITableViewCell(style: .default, reuseIdentifier: "message")
        cell.textLabel?.text = messages[indexPath.row].name
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        let composer = MFMessageComposeViewController()
        composer.messageComposeDelegate = self
        composer.recipients = messages[indexPath.row].recipients
        composer.body = messages[indexPath.row].body
        presentModalViewController(composer, animated: true)
    }

    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
    ) {
        title = ["Cancelled", "Sent", "Failed"][result.rawValue]
        dismissModalViewController(animated: true)
    }
}
