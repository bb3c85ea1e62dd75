import Foundation
import Glibc

extension MailMessage {
    /// Larger files are not read, in bytes.
    private static let largestFile = 64 << 20
    private static let mostParts = 100
    private static let mostRecipients = 200
    /// Parts may be in parts, as deep as this.
    private static let deepest = 4

    /// Reads a mail's file.
    ///
    /// - Returns: nil for one that is gone, too large, or a link.
    init?(file path: String) {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_size <= MailMessage.largestFile
        else { return nil }
        self.init((try? file.read(upToCount: MailMessage.largestFile)) ?? Data(), path: path)
    }

    init(_ data: Data, path: String) {
        self.path = path
        let entity = MIMEEntity(Array(data)[...])
        subject = entity.text(of: "subject") ?? ""
        date = entity.headers["date"].flatMap(MailMessage.date)
        func addresses(_ name: String) -> [String] {
            let all = (entity.text(of: name) ?? "").split(separator: ",").map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            return Array(all.filter { !$0.isEmpty }.prefix(MailMessage.mostRecipients))
        }
        (to, cc, bcc) = (addresses("to"), addresses("cc"), addresses("bcc"))
        read(entity, depth: 0)
    }

    /// The first text is the body; all others are attachments.
    private mutating func read(_ entity: MIMEEntity, depth: Int) {
        let type = entity.value(of: "content-type") ?? "text/plain"
        if type.hasPrefix("multipart/") {
            guard depth < MailMessage.deepest else { return }
            for part in entity.parts(most: MailMessage.mostParts) { read(part, depth: depth + 1) }
            return
        }
        let isAttached = entity.value(of: "content-disposition") == "attachment"
        if type.hasPrefix("text/"), !isAttached, body.isEmpty {
            body = String(decoding: entity.content, as: UTF8.self)
            isHTML = type == "text/html"
        } else if attachments.count < MailMessage.mostParts {
            let name =
                entity.parameter("filename", of: "content-disposition") ?? entity.parameter("name", of: "content-type")
            attachments.append(Attachment(name: name ?? "Attachment", type: type, data: entity.content))
        }
    }

    private static func date(_ text: String) -> Date? {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "EEE, d MMM yyyy HH:mm:ss Z"
        return formatter.date(from: text)
    }
}
