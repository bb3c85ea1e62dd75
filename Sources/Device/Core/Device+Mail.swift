import Foundation
import MessageUI

/// The mails of apps. They stay on the device.
extension Device: MailHost {
    private static let mostMails = 200
    /// So much is read for a list, in bytes.
    private static let mostBytes = 128 << 20

    private func folder(of box: MailBox) -> String {
        switch box {
        case .outbox: storage.outboxPath
        case .drafts: storage.outboxPath + "/Drafts"
        }
    }

    func mails(in box: MailBox) -> [MailMessage] {
        let folder = folder(of: box)
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter {
            $0.hasSuffix(".eml")
        }.sorted { $0.compare($1, options: .numeric) == .orderedDescending }
        var room = Device.mostBytes
        return names.prefix(Device.mostMails).compactMap { name in
            guard room > 0, let mail = MailMessage(file: "\(folder)/\(name)") else { return nil }
            room -= mail.body.utf8.count + mail.attachments.reduce(0) { $0 + $1.data.count }
            return mail
        }
    }

    func delete(_ mail: MailMessage) {
        do {
            try FileManager.default.removeItem(atPath: mail.path)
        } catch {
            log("\(mail.path): cannot be removed (\(error.localizedDescription)).")
        }
    }
}
