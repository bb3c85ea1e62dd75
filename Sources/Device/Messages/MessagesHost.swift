/// What the Messages app needs of its device.
@MainActor protocol MessagesHost: AnyObject {
    /// The oldest first.
    var textMessages: [TextMessage] { get }

    /// Sends a text message.
    func send(_ text: String, to number: String)
    /// A message was written in a sheet, which has sent it.
    func didSend(_ text: String, to recipients: [String])
    /// Forgets all messages from and to a number.
    func forgetMessages(with number: String)
    /// The user has seen the messages of a number.
    func didRead(_ number: String)

    /// The name that a number has among the contacts.
    func contactName(of number: String) -> String?
    func dial(_ number: String)
}
