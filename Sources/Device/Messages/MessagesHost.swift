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

    /// The names that numbers have now. A list asks once for all its lines.
    var contactNames: ContactNames { get }
    func dial(_ number: String)
}
