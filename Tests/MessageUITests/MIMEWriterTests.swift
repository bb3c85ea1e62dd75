import Foundation
import MessageUI
import Testing

@Suite struct MIMEWriterTests {
    private func text(_ mail: OutgoingMail) -> String {
        String(
            decoding: MIMEWriter(mail, date: Date(timeIntervalSince1970: 1_245_404_460)).data(from: "me@x.org"),
            as: UTF8.self)
    }

    @Test func `other letters than English ones are encoded`() {
        var mail = OutgoingMail()
        mail.subject = "Grüße"
        mail.body = "Schöne Grüße = ja"
        #expect(text(mail).contains("Subject: =?utf-8?B?R3LDvMOfZQ==?=\r\n"))
        #expect(text(mail).contains("Sch=C3=B6ne Gr=C3=BC=C3=9Fe =3D ja"))
    }

    @Test func `a line break in a header cannot begin another one`() {
        var mail = OutgoingMail()
        mail.to = ["a@b.c\r\nBcc: spy@d.e"]
        mail.subject = "One\nTwo"
        #expect(!text(mail).contains("\r\nBcc:"))
        #expect(text(mail).contains("Subject: One Two\r\n"))
    }

    @Test func `no line of a text is longer than 76 characters`() {
        var mail = OutgoingMail()
        mail.body = String(repeating: "long ", count: 100) + "\nend"
        #expect(text(mail).components(separatedBy: "\r\n").allSatisfy { $0.utf8.count <= 76 })
    }

    @Test func `an HTML text is shown without its marks`() {
        var mail = OutgoingMail()
        mail.isHTML = true
        mail.body = "<html><head><title>T</title></head><p>Tom &amp; Ann</p><br>1 &lt; 2 &#233; &unknown; <b"
        #expect(mail.plainBody == "Tom & Ann\n\n1 < 2 é &unknown;")
    }

    @Test func `pages that leave everything open become texts in time`() {
        var mail = OutgoingMail()
        mail.isHTML = true
        mail.body = "Good day" + String(repeating: "<style>", count: 100_000)
        #expect(mail.plainBody == "Good day")
        mail.body = String(repeating: "&", count: 100_000) + "amp; &hellip; &#x263A; &nothing;"
        #expect(mail.plainBody == String(repeating: "&", count: 100_000) + " … ☺ &nothing;")
        mail.body = "<p>One</p><p>Two<br>Three</p><script>x < y</script><"
        #expect(mail.plainBody == "One\n\nTwo\nThree")
    }
}
