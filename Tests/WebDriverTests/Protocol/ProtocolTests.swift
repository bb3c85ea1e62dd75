import Display
import Foundation
import Testing

import WebDriver

@Suite struct ProtocolTests {
    @Test func `Every route leads to its own command`() throws {
        for route in Route.all {
            let words = route.pattern.map { $0.hasPrefix(":") ? "x1" : $0 }
            let found = try Route.find(route.method, words)
            #expect(found.command == route.command, "\(route.method.rawValue) \(route.pattern)")
            #expect(found.words.count == route.pattern.count { $0.hasPrefix(":") })
        }
    }

    @Test func `Errors have W3C's statuses`() {
        let statuses = Dictionary(grouping: DriverError.Code.allCases, by: \.status).mapValues(\.count)
        #expect(statuses == [400: 5, 404: 7, 405: 1, 500: 7])
        let reply = DriverReply(DriverError(.stale, "gone"))
        #expect(reply.status == 404 && reply.value["error"] == "stale element reference")
    }

    @Test func `Values survive JSON`() {
        let value: JSONValue = ["a": [1, 2.5, "ü\n", true, .null], "b": [:], "c": -3]
        #expect(JSONValue(bytes: value.data) == value)
        #expect(String(decoding: JSONValue.array([1, 1.5]).data, as: UTF8.self) == "[1,1.5]")
        #expect(JSONValue(bytes: Data("{\"a\":".utf8)) == nil)
        #expect(JSONValue(bytes: Data(String(repeating: "[", count: 100_000).utf8)) == nil)
    }

    @Test func `Messages come through in pieces, and too long ones break`() {
        var reader = SessionMessageReader()
        let bytes =
            SessionMessageReader.bytes(of: Data("hello".utf8)) + SessionMessageReader.bytes(of: Data("you".utf8))
        var texts: [String] = []
        for byte in bytes {
            reader.append([byte])
            while case .message(let data) = reader.next() { texts.append(String(decoding: data, as: UTF8.self)) }
        }
        #expect(texts == ["hello", "you"])
        reader.append([0xFF, 0xFF, 0xFF, 0xFF])
        guard case .broken = reader.next() else {
            Issue.record("a message of 4 GB is waited for")
            return
        }
    }

    @Test func `A command reaches the session's process as it is`() throws {
        let request = DriverRequest(.post, ["element", "e1", "value"], ["text": "x"])
        guard case .command(let read)? = SessionMessage(SessionMessage.command(request).data) else {
            Issue.record("no command")
            return
        }
        #expect(read == request)
        #expect(SessionMessage(Data("{}".utf8)) == nil)
    }

    @Test func `Timeouts are whole milliseconds`() throws {
        var timeouts = Timeouts()
        try timeouts.set(["implicit": 2500, "script": .null])
        #expect(timeouts.implicit == 2.5 && timeouts.script == nil)
        try timeouts.set(["type": "implicit", "ms": 100])
        #expect(timeouts.implicit == 0.1)
        for wrong: JSONValue in [["implicit": -1], ["implicit": "1"], ["pageLoad": .null], ["type": "x", "ms": 1], 3] {
            #expect(throws: DriverError.self) { try timeouts.set(wrong) }
        }
        #expect(timeouts.implicit == 0.1)
    }

    @Test(arguments: [
        ("YYYY-MM-DDTHH:mm:ssZ", "2009-06-19T09:41:00+00:00"), ("DD/MM/YY h:mm A", "19/06/09 9:41 AM"),
        ("[at] HH.mm", "at 09.41"), ("X", "1245404460"), ("dddd", "Friday"),
    ])
    func `Times are written as moment does`(format: String, text: String) throws {
        let zone = try #require(TimeZone(secondsFromGMT: 0))
        #expect(DeviceTimeFormat(format).text(of: Date(timeIntervalSince1970: 1_245_404_460), in: zone) == text)
    }
}
