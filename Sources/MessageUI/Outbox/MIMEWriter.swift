import Foundation

/// Writes a mail as a file in Internet Message Format (RFC 5322) with MIME parts.
package struct MIMEWriter {
    private let mail: OutgoingMail
    private let date: Date
    /// The MIME boundary. It depends only on the date, so that equal input gives an equal file.
    private let boundary: String

    package init(_ mail: OutgoingMail, date: Date) {
        self.mail = mail
        self.date = date
        boundary = "Apple-Mail-1-\(UInt64(max(date.timeIntervalSince1970, 0)))"
    }

    /// - Parameter sender: The address for the `From` header.
    package func data(from sender: String) -> Data {
        var lines = ["From: \(sender)"]
        for (name, addresses) in [("To", mail.to), ("Cc", mail.cc), ("Bcc", mail.bcc)] where !addresses.isEmpty {
            lines.append("\(name): " + addresses.map(MIMEWriter.encodedWord).joined(separator: ",\r\n\t"))
        }
        lines += [
            "Subject: " + MIMEWriter.encodedWord(mail.subject), "Date: " + rfcDate,
            "Message-Id: <\(boundary)@\(sender.split(separator: "@").last ?? "localhost")>", "Mime-Version: 1.0",
            "X-Mailer: iPhone Mail (7E18)",
        ]
        if mail.attachments.isEmpty {
            lines += textPart
        } else {
            lines += ["Content-Type: multipart/mixed; boundary=\(boundary)", "", "", "--\(boundary)"]
            lines += textPart
            for attachment in mail.attachments { lines += ["--\(boundary)"] + part(attachment) }
            lines += ["--\(boundary)--"]
        }
        return Data((lines.joined(separator: "\r\n") + "\r\n").utf8)
    }

    private var textPart: [String] {
        [
            "Content-Type: text/\(mail.isHTML ? "html" : "plain"); charset=utf-8",
            "Content-Transfer-Encoding: quoted-printable", "", MIMEWriter.quotedPrintable(mail.body), "",
        ]
    }

    private func part(_ attachment: OutgoingMail.Attachment) -> [String] {
        let name = MIMEWriter.encodedWord(attachment.fileName).replacingOccurrences(of: "\"", with: "'")
        let type = MIMEWriter.oneLine(attachment.mimeType)
        return [
            "Content-Type: \(type.isEmpty ? "application/octet-stream" : type); name=\"\(name)\"",
            "Content-Disposition: attachment; filename=\"\(name)\"", "Content-Transfer-Encoding: base64", "",
            attachment.data.base64EncodedString(options: [
                .lineLength76Characters, .endLineWithCarriageReturn, .endLineWithLineFeed,
            ]),
            "",
        ]
    }

    private var rfcDate: String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "EEE, d MMM yyyy HH:mm:ss Z"
        return formatter.string(from: date)
    }

    private static func oneLine(_ text: String) -> String {
        String(text.unicodeScalars.map { $0.value < 32 || $0.value == 127 ? " " : Character($0) })
    }

    /// Encodes the text of a header: line breaks are removed, and text outside ASCII becomes encoded words (RFC 2047).
    static func encodedWord(_ text: String) -> String {
        let line = oneLine(text)
        guard !line.utf8.allSatisfy({ $0 < 128 }) else { return line }
        // An encoded word has at most 75 characters, so each contains whole characters of at most 45 bytes together.
        var words: [String] = []
        var piece = ""
        for character in line {
            if piece.utf8.count + character.utf8.count > 45 {
                words.append(piece)
                piece = ""
            }
            piece.append(character)
        }
        words.append(piece)
        return words.map { "=?utf-8?B?\(Data($0.utf8).base64EncodedString())?=" }.joined(separator: "\r\n ")
    }

    /// Encodes text as quoted-printable, in lines of at most 76 characters.
    static func quotedPrintable(_ text: String) -> String {
        var result = ""
        var column = 0
        let bytes = Array(text.utf8)
        for (index, byte) in bytes.enumerated() {
            if byte == 0x0A {
                result += "\r\n"
                column = 0
                continue
            }
            let isLast = index + 1 == bytes.count || bytes[index + 1] == 0x0A
            let isPlain = (33...126).contains(byte) && byte != 0x3D || (byte == 0x20 || byte == 9) && !isLast
            let written = isPlain ? String(UnicodeScalar(byte)) : String(format: "=%02X", Int(byte))
            if column + written.utf8.count > 75 {
                result += "=\r\n"
                column = 0
            }
            result += written
            column += written.utf8.count
        }
        return result
    }
}
