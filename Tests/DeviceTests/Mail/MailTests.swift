import Device
import Foundation
import MessageUI
import OwnProcess
import Testing
import UIKit

/// The device's own Mail: what apps have put into the outbox.
@Suite(.ownProcess, .serialized) @MainActor struct MailTests {
    private let bench: SystemAppBench

    init() throws { bench = try SystemAppBench() }

    private func write(_ mail: OutgoingMail, _ number: Int, drafts: Bool = false) throws {
        let date = Date(timeIntervalSince1970: 1_245_404_460 - Double(number) * 86_400)
        try write(MIMEWriter(mail, date: date).data(from: "me@example.com"), number, drafts: drafts)
    }

    private func write(_ data: Data, _ number: Int, drafts: Bool = false) throws {
        try bench.folder.write(data, to: "Device/Outbox/\(drafts ? "Drafts/" : "")000\(number).eml")
    }

    /// The same mail with a file attached to it.
    private func withFile(_ mail: OutgoingMail, date: Date) -> Data {
        let text = String(decoding: MIMEWriter(mail, date: date).data(from: "me@example.com"), as: UTF8.self)
        let start = text.range(of: "Content-Type:")?.lowerBound ?? text.endIndex
        return Data(
            """
            \(text[..<start])Content-Type: multipart/mixed; boundary="b 1"\r
            \r
            \r
            --b 1\r
            \(text[start...])--b 1\r
            Content-Type: text/csv; name="=?utf-8?B?w4RwZmVsLmNzdg==?="\r
            Content-Disposition: attachment; filename="=?utf-8?B?w4RwZmVsLmNzdg==?="\r
            Content-Transfer-Encoding: base64\r
            \r
            YTti\r
            Cg==\r
            --b 1--\r

            """.utf8)
    }

    private var sample: OutgoingMail {
        var mail = OutgoingMail()
        mail.to = ["ada@example.com", "grace@example.com"]
        mail.cc = ["alan@example.com"]
        mail.subject = "Größe der Äpfel – ein Bericht, der länger ist"
        mail.body = "Liebe Ada,\n\nsie sind = groß.\nViele Grüße"
        return mail
    }

    @Test func `mails of apps are listed and read, with what is attached`() throws {
        defer { bench.device.shutDown() }
        try write(withFile(sample, date: Date(timeIntervalSince1970: 1_245_404_460)), 1)
        var second = OutgoingMail()
        second.body = "<p>Bold &amp; <b>new</b></p>"
        second.isHTML = true
        try write(second, 2)
        try write(sample, 3, drafts: true)
        try bench.open("com.apple.mobilemail")
        #expect(try bench.shows("Outbox, 2") && bench.shows("Drafts, 1"))
        try bench.tap("Outbox, 2")
        #expect(try bench.shows("No Recipients"))
        try bench.tap("ada@example.com, grace@example.com, alan@example.com")
        #expect(try bench.shows("To: ada@example.com, grace@example.com") && bench.shows("Cc: alan@example.com"))
        #expect(try bench.shows("Liebe Ada,\n\nsie sind = groß.\nViele Grüße\n") || bench.shows(sample.body))
        #expect(try bench.shows("Äpfel.csv  (4 bytes)"))
        // A mail that is deleted is gone as a file.
        try bench.tap("Delete")
        #expect(bench.folder.read("Device/Outbox/0001.eml") == nil)
        #expect(try bench.shows("No Recipients"))
    }

    @Test func `a mail that an app sends is there at once, and found by the search`() throws {
        defer { bench.device.shutDown() }
        try bench.open("com.apple.mobilemail")
        #expect(try bench.shows("Outbox"))
        try write(sample, 1)
        bench.device.press(.home)
        try bench.device.advance(by: 1)
        bench.device.press(.home)
        try bench.device.advance(by: 1)
        for letter in "grosse" { bench.device.key(.down, code: "Key", text: String(letter)) }
        try bench.device.advance(by: 1)
        // Letters are compared without their accents; ß is another letter than ss.
        #expect(try !bench.shows("Größe"))
        for _ in 0..<6 { bench.device.key(.down, code: "Backspace") }
        for letter in "bericht" { bench.device.key(.down, code: "Key", text: String(letter)) }
        try bench.device.advance(by: 1)
        let hit = "ada@example.com, grace@example.com, alan@example.com, \(sample.subject)"
        try bench.tap(hit)
        #expect(try bench.shows("Cc: alan@example.com"))
    }

    @Test func `a link begins a mail, which is sent or thrown away`() throws {
        defer { bench.device.shutDown() }
        let device = bench.device
        #expect(device.openURL("mailto:ada@example.com?subject=Tea&body=At%20four?"))
        try device.advance(by: 1)
        #expect(try bench.shows("ada@example.com") && device.accessibilityTree().outline.contains("At four?"))
        try bench.tap("Send")
        try device.advance(by: 1)
        #expect(bench.folder.read("Device/Outbox/0001.eml")?.contains("Subject: Tea") == true)
        // A second link takes the place of the first.
        #expect(device.openURL("mailto:grace@example.com"))
        try device.advance(by: 1)
        #expect(device.openURL("mailto:alan@example.com?subject=Later"))
        try device.advance(by: 1)
        #expect(try bench.shows("alan@example.com") && !bench.shows("grace@example.com"))
        device.memoryWarning()
        device.press(.home)
        try device.advance(by: 1)
        #expect(device.openURL("mailto:ada@example.com"))
        try device.advance(by: 1)
        #expect(try bench.shows("ada@example.com"))
    }

    @Test func `files that are no mails do no harm`() throws {
        defer { bench.device.shutDown() }
        let nested = String(repeating: "Content-Type: multipart/mixed; boundary=a\n\n--a\n", count: 2_000)
        let files = [
            "", "\n\n\n", "Subject", ": :\n:", "Subject: =?utf-8?B?%%%?= =?x?Q?=ZZ?=\nTo: ,,,\n\nBody", nested,
            "Content-Type: multipart/mixed; boundary=\"\"\n\n--\n--\n",
            "Content-Type: multipart/mixed; boundary=a\nContent-Transfer-Encoding: base64\n\n--a\n\n!!!\n--a",
            String(repeating: "X: y\n", count: 50_000), "Subject: " + String(repeating: "x", count: 1 << 20),
            "Content-Transfer-Encoding: quoted-printable\n\n=\n==4=ZZ=C3",
        ]
        for (number, file) in files.enumerated() {
            try bench.folder.write(file, to: "Device/Outbox/\(number).eml")
        }
        try FileManager.default.createSymbolicLink(
            atPath: bench.folder.path + "/Device/Outbox/99.eml", withDestinationPath: "/etc/passwd")
        try bench.open("com.apple.mobilemail")
        try bench.tap("Outbox, \(files.count)")
        #expect(try bench.shows("No Recipients"))
        try bench.tap("No Recipients")
        #expect(try bench.shows("No Subject") || bench.shows("Mail"))
    }

    @Test(arguments: ["iPhone 3GS", "iPhone 4"])
    func `the outbox looks as on the phone`(model: String) throws {
        bench.device.shutDown()
        let bench = try SystemAppBench(model)
        defer { bench.device.shutDown() }
        let scale = Int(bench.device.model.profile.scale)
        let date = Date(timeIntervalSince1970: 1_245_400_000)
        var second = OutgoingMail()
        second.to = ["Grace Hopper <grace@example.com>"]
        second.subject = "Compilers"
        second.body = "Is it easier to ask forgiveness than it is to get permission? I think that it is, and I say so."
        for (number, mail) in [sample, second].enumerated() {
            try bench.folder.write(withFile(mail, date: date), to: "Device/Outbox/000\(number + 1).eml")
        }
        try bench.open("com.apple.mobilemail")
        try bench.tap("Outbox, 2")
        try ScreenPicture.compare(bench.device, "mail-outbox-\(scale)x")
        try bench.tap("ada@example.com, grace@example.com, alan@example.com")
        try ScreenPicture.compare(bench.device, "mail-message-\(scale)x")
    }
}
