import Foundation
import MessageUI
import UIKit

/// Text messages: they come from outside, and go into the outbox.
extension Device: MessagesHost {
    var textMessages: [TextMessage] { storage.readTextMessages() }

    /// Delivers a text message.
    ///
    /// - Throws: `unsuitedModel` where the device is no phone.
    package func receiveText(_ text: String, from number: String) throws {
        guard model.capabilities.contains(.sms) else {
            throw DeviceError(.unsuitedModel, "An \(model.name) receives no text messages.")
        }
        let message = TextMessage(text, number: number, isIncoming: true, isRead: false)
        log("Messages receives a text from \(message.number)")
        keep(textMessages + [message])
        let isSeen = screen.systemApp === messages && interruptions.isEmpty && messages.isShowing(number)
        messages.update()
        guard !isSeen else { return }
        let alert = SystemAlert(
            title: contactNames.name(of: message.number) ?? message.number, message: message.text,
            buttons: ["Close", "View"], hasCancelButton: true
        ) { [weak self] button in
            guard let self, button == 1 else { return }
            open(messages)
            messages.show(message.number)
        }
        show(alert)
    }

    func send(_ text: String, to number: String) {
        do {
            try Outbox.addText(text, to: [number])
        } catch {
            return log("\(error)")
        }
        didSend(text, to: [number])
    }

    func didSend(_ text: String, to recipients: [String]) {
        keep(textMessages + recipients.map { TextMessage(text, number: $0, isIncoming: false, isRead: true) })
        messages.update()
    }

    func forgetMessages(with number: String) {
        let number = PhoneNumber(number)
        keep(textMessages.filter { !PhoneNumber($0.number).isSame(as: number) })
    }

    func didRead(_ number: String) {
        let number = PhoneNumber(number)
        var all = textMessages
        guard all.contains(where: { !$0.isRead && PhoneNumber($0.number).isSame(as: number) }) else { return }
        for index in all.indices where PhoneNumber(all[index].number).isSame(as: number) { all[index].isRead = true }
        keep(all)
    }

    private func keep(_ all: [TextMessage]) {
        do {
            try storage.write(textMessages: all)
        } catch {
            log("\(error)")
        }
        showUnreadMessages()
    }

    /// Shows on the icon how many messages nobody has read.
    func showUnreadMessages() {
        guard model.capabilities.contains(.sms) else { return }
        screen.homeScreen.icons.setBadge(textMessages.count { !$0.isRead }, of: MessagesApp.identifier)
    }

    /// An app says that it has put a message into the outbox.
    func session(_ session: AppSession, didSend path: String) {
        log("\(session.name) sent a message: \(path)")
        mail.update()
        guard let sent = storage.sentTextMessage(path: path) else { return }
        didSend(sent.text, to: sent.recipients)
    }

    /// Opens an URL such as `sms:5550101?body=Hello`.
    func composeText(_ url: String) {
        let parts = url.drop { $0 != ":" }.dropFirst().split(separator: "?", maxSplits: 1)
        let number = parts.first.flatMap { String($0).removingPercentEncoding } ?? ""
        let body = parts.dropFirst().first.flatMap { query in
            query.split(separator: "&").first { $0.hasPrefix("body=") }?.dropFirst(5)
        }
        open(messages)
        messages.compose(to: number.isEmpty ? [] : [number], body.flatMap { String($0).removingPercentEncoding })
    }
}
