import Foundation
import PortalSite
import Testing

/// OCSP over HTTP. What the answers say, CertificateStatusTests ask.
@Suite struct StatusPageTests {
    /// An authority that is not known here; both forms of asking get the same answer.
    private static let question: [UInt8] = {
        func element(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] { [tag, UInt8(content.count)] + content }
        let hash = element(4, Array(repeating: 0xff, count: 20))
        let algorithm = element(0x30, element(6, [0x2b, 0x0e, 0x03, 0x02, 0x1a]) + [5, 0])
        let identifier = element(0x30, algorithm + hash + hash + element(2, [7]))
        return element(0x30, element(0x30, element(0x30, element(0x30, identifier))))
    }()

    @Test func `anybody may ask, by both methods, and other sites’ programs too`() throws {
        let site = try TestSite().site
        let text = Data(Self.question).base64EncodedString()
        #expect(text.contains("/"))
        let fields = ["host": "localhost", "origin": "http://elsewhere", "content-type": "application/ocsp-request"]
        for request in [
            SiteRequest(.post, "/ocsp", fields: fields, body: Self.question), SiteRequest(.get, "/ocsp/" + text),
        ] {
            let answer = site.answer(request)
            #expect(answer.status == .ok)
            #expect(answer.fields["Content-Type"] == "application/ocsp-response")
            // Successful, with the answer's bytes behind it.
            #expect(answer.body.count > 500)
            #expect(answer.body.prefix(7).suffix(3) == [0x0a, 1, 0], "\(answer.body.prefix(10))")
        }
    }

    @Test func `what is no question gets the protocol’s refusal, and long ones are not read`() throws {
        let site = try TestSite().site
        for path in ["/ocsp", "/ocsp/", "/ocsp/!", "/ocsp/AAAA"] {
            #expect(site.answer(SiteRequest(.get, path)).body == [0x30, 3, 0x0a, 1, 1], "\(path)")
        }
        #expect(site.longestBody(of: SiteRequest(.post, "/ocsp")) == 64 << 10)
    }
}
