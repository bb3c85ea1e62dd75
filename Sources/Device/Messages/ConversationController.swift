import MessageUI
import UIKit

/// What was written with one number, as bubbles: one's own in green at the right.
final class ConversationController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private unowned let host: any MessagesHost
    private let number: String
    private let table = UITableView(frame: .zero, style: .plain)
    private let bar = MessageEntryBar(frame: CGRect(x: 0, y: 0, width: 320, height: MessageEntryBar.lowest))
    private var keyboard: KeyboardFollower?
    private var messages: [TextMessage] = []

    init(with number: String, of host: any MessagesHost) {
        self.number = number
        self.host = host
        super.init(nibName: nil, bundle: nil)
        title = host.contactNames.name(of: number) ?? number
        let call = UIBarButtonItem(title: "Call", style: .bordered, target: nil, action: nil)
        call.onTap = { [unowned self] in host.dial(number) }
        navigationItem.rightBarButtonItem = call
    }

    required init?(coder: NSCoder) { return nil }

    func isWith(_ other: String) -> Bool { PhoneNumber(number).isSame(as: PhoneNumber(other)) }

    override func loadView() {
        let view = UIView(frame: UIScreen.main.applicationFrame)
        view.backgroundColor = Self.paper
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
        table.backgroundColor = Self.paper
        table.separatorStyle = .none
        table.allowsSelection = false
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
        view.addSubview(bar)
    }

    private static let paper = UIColor(red: 0.86, green: 0.89, blue: 0.93, alpha: 1)

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.onChange = { [weak self] in self?.enableSend() }
        bar.onResize = { [weak self] in self?.layOut() }
        bar.send.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
        keyboard = KeyboardFollower { [weak self] in
            UIView.animate(withDuration: KeyboardFollower.duration) { self?.layOut() }
        }
        enableSend()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        update()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOut()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
    }

    /// Shows what was written until now.
    func update() {
        host.didRead(number)
        messages = host.textMessages.filter { isWith($0.number) }
        guard isViewLoaded else { return }
        table.reloadData()
        layOut()
    }

    private func layOut() {
        let room = view.bounds
        let keyboardHeight = keyboard?.height ?? 0
        bar.frame.size.width = room.width
        bar.room = room.height - keyboardHeight
        let height = bar.wantedHeight
        let end = room.height - keyboardHeight - height
        bar.frame = CGRect(x: 0, y: end, width: room.width, height: height)
        table.frame = CGRect(x: 0, y: 0, width: room.width, height: max(end, 0))
        if !messages.isEmpty {
            table.scrollToRow(at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: false)
        }
    }

    private func enableSend() { bar.send.isEnabled = !(bar.text.text ?? "").isEmpty }

    private func send() {
        let text = bar.text.text ?? ""
        bar.text.text = ""
        enableSend()
        host.send(text, to: number)
        update()
    }

    // MARK: Rows

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        BubbleCell.height(of: messages[indexPath.row].text, in: tableView.bounds.width)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "bubble") as? BubbleCell
            ?? BubbleCell(style: .default, reuseIdentifier: "bubble")
        cell.show(messages[indexPath.row], on: Self.paper)
        return cell
    }
}
