import Foundation
import PushGateway
import Testing

/// The fields of requests as they come over HTTP/2.
@Suite struct ProviderFieldsTests {
    private static let request = [(":method", "POST"), (":scheme", "https"), (":path", "/3/device/00")]

    private func fields(_ list: [(String, String)], known: String? = nil) -> ProviderFields {
        var fields = ProviderFields()
        for (name, value) in list {
            Array(name.utf8).withUnsafeBufferPointer { name in
                Array(value.utf8).withUnsafeBufferPointer { fields.add(name, $0, known: known) }
            }
        }
        fields.end()
        return fields
    }

    @Test func whatMessagesNeedIsFound() {
        let name = "EC1BF194-B3B2-424A-89A9-5A918A6E6B5C"
        let fields = fields(
            Self.request + [
                ("authorization", "bearer a"), ("apns-id", name), ("apns-topic", "org.example"),
                ("apns-expiration", "0"), ("apns-priority", "5"), ("apns-collapse-id", "c"),
                ("apns-push-type", "alert"),
                ("content-length", "12"), ("user-agent", "any"),
            ], known: "bearer b")
        var names = MessageNames()
        #expect(!fields.isMalformed && !fields.hasDuplicates)
        #expect(fields.method == "POST" && fields.path == "/3/device/00" && fields.authorization == "bearer a")
        #expect(fields.identifier(&names) == name && fields.topic == "org.example" && fields.expiration == "0")
        #expect(fields.priority == "5" && fields.collapseIdentifier == "c" && fields.pushType == "alert")
        #expect(fields.length == 12)
    }

    @Test func theAuthorizationOfTheRequestBeforeIsTakenOnlyIfItIsTheSame() {
        for (value, known) in [("bearer a", "bearer a"), ("bearer a", "bearer b"), ("bearer a", "bearer"), ("", "x")] {
            #expect(fields(Self.request + [("authorization", value)], known: known).authorization == value)
        }
    }

    @Test(arguments: [
        [(":method", "POST"), (":path", "/")],
        [(":method", "POST"), (":scheme", "https")],
        [(":scheme", "https"), (":path", "/")],
        request + [(":path", "/")],
        request + [(":method", "GET")],
        request + [(":status", "200")],
        request + [("a", "b"), (":authority", "localhost")],
        request + [("Apns-Topic", "a")],
        request + [("", "a")],
        request + [("connection", "close")],
        request + [("transfer-encoding", "chunked")],
        request + [("upgrade", "h2c")],
        request + [("keep-alive", "1")],
        request + [("proxy-connection", "close")],
        request + [("content-length", "-1")],
        request + [("content-length", "")],
        request + [("content-length", "99999999999999999999")],
        request + [("content-length", "1"), ("content-length", "2")],
    ])
    func whatIsNoRequestIsSeen(_ list: [(String, String)]) {
        #expect(fields(list).isMalformed)
        #expect(!fields(Self.request).isMalformed)
        #expect(!fields(Self.request + [("content-length", "1"), ("content-length", "1")]).isMalformed)
    }

    @Test func namesOfMessagesAreRandomUUIDs() {
        var names = MessageNames()
        let made = (0..<2000).map { _ in names.next() }
        #expect(Set(made).count == 2000)
        for name in made {
            let bytes = UUID(uuidString: name)?.uuid
            #expect(bytes.map { $0.6 >> 4 == 4 && $0.8 >> 6 == 2 } == true)
        }
    }

    @Test func anyBytesAreTaken() {
        var generator = SystemRandomNumberGenerator()
        let known = ["apns-id", ":path", "content-length", "authorization", ":method", "apns-priority"]
        for _ in 0..<20_000 {
            let name = Bool.random() ? Array(known.randomElement()!.utf8) : random(&generator)
            let value = random(&generator)
            var fields = self.fields(Self.request)
            name.withUnsafeBufferPointer { name in
                value.withUnsafeBufferPointer { fields.add(name, $0, known: "known") }
            }
            // A second `:path`, a capital, or a pseudo field behind others may make it none; what it is stays.
            #expect(fields.method == "POST" && fields.path == "/3/device/00")
            if let length = fields.length { #expect(length >= 0) }
        }
    }

    private func random(_ generator: inout SystemRandomNumberGenerator) -> [UInt8] {
        (0..<Int.random(in: 0...20)).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }
}
