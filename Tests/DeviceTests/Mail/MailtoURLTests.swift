import Device
import Testing

/// Links that begin a mail.
@Suite struct MailtoURLTests {
    @Test func `recipients, subject and text are read`() throws {
        let link = try #require(
            MailtoURL(
                "mailto:ada@example.com,grace%2Cb@example.com?cc=alan@example.com&BCC=x@y&Subject=T%C3%A9a%20%26%20cake&body=one%0D%0Atwo+"
            ))
        #expect(link.to == ["ada@example.com", "grace,b@example.com"])
        #expect(link.cc == ["alan@example.com"] && link.bcc == ["x@y"])
        #expect(link.subject == "Téa & cake" && link.body == "one\ntwo+")
    }

    @Test func `recipients can be among the fields, and unknown fields are left out`() throws {
        let link = try #require(MailtoURL("MAILTO:?to=a@b&attach=/etc/passwd&to=c@d&&=&subject"))
        #expect(link.to == ["a@b", "c@d"] && link.subject == "" && link.body == "")
        #expect(try #require(MailtoURL("mailto:")).to == [])
        #expect(MailtoURL("http://a@b") == nil && MailtoURL("mailto") == nil)
    }

    @Test func `no link writes lines of its own into a header, or is too long`() throws {
        let link = try #require(
            MailtoURL(
                "mailto:a%0D%0ABcc:z@z,,%20,b@c?subject=x%0D%0ABcc:%20y@y&body=%ZZ"
                    + String(repeating: "y", count: 100_000)))
        #expect(link.to == ["b@c"] && link.subject == "x Bcc: y@y")
        #expect(link.body.hasPrefix("%ZZy") && link.body.count == 64 << 10)
        let many = try #require(MailtoURL("mailto:" + String(repeating: "a@b,", count: 500) + "?cc=c@d"))
        #expect(many.to.count == 100 && many.cc == [])
    }
}
