import CWebLink
import Foundation
import Testing

/// What a web view and its engine say to each other comes as it went; what is no message ends the connection.
@Suite struct WebMessageTests {
    private let ends: (one: Int32, other: Int32)

    init() throws {
        var sockets: [Int32] = [-1, -1]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &sockets) == 0)
        ends = (sockets[0], sockets[1])
    }

    private func closeAll() {
        close(ends.one)
        close(ends.other)
    }

    private func send(text: String, bytes: [UInt8], descriptor: Int32 = -1, patience: Int32 = 1000)
        -> web_message_result
    {
        var values: [Int32] = [1, -2, .max, .min, 5]
        return web_message_send(
            ends.one, 7, 9, &values, text, text.utf8.count, bytes, bytes.count, descriptor, patience)
    }

    @Test func `A message comes as it went, with its descriptor`() throws {
        defer { closeAll() }
        var pair: [Int32] = [-1, -1]
        #expect(pipe(&pair) == 0)
        #expect(send(text: "text/html\né", bytes: [0, 1, 0xFF], descriptor: pair[1]) == web_message_done)
        close(pair[1])
        var message = web_message()
        #expect(web_message_receive(ends.other, &message, 1) == web_message_done)
        #expect(message.kind == 7 && message.number == 9)
        #expect(message.values.0 == 1 && message.values.1 == -2 && message.values.2 == .max && message.values.3 == .min)
        #expect(String(cString: try #require(message.text)) == "text/html\né")
        let bytes = try #require(message.bytes)
        #expect(message.byte_count == 3 && UInt8(bitPattern: bytes[2]) == 0xFF && bytes[3] == 0)
        #expect(write(message.descriptor, "x", 1) == 1)
        web_message_free(&message)
        var byte: UInt8 = 0
        #expect(read(pair[0], &byte, 1) == 1 && byte == UInt8(ascii: "x"))
        #expect(read(pair[0], &byte, 1) == 0)
        close(pair[0])
    }

    @Test func `Descriptors that nobody wants are closed`() {
        defer { closeAll() }
        var pair: [Int32] = [-1, -1]
        #expect(pipe(&pair) == 0)
        #expect(send(text: "", bytes: [], descriptor: pair[1]) == web_message_done)
        close(pair[1])
        var message = web_message()
        #expect(web_message_receive(ends.other, &message, 0) == web_message_done)
        #expect(message.descriptor == -1)
        web_message_free(&message)
        var byte: UInt8 = 0
        #expect(read(pair[0], &byte, 1) == 0)
        close(pair[0])
    }

    /// The head's fields: what it begins with, kind, number, lengths of text and bytes, values.
    private static let beginning: UInt32 = 0x5657_4231

    @Test(arguments: [
        [0, 1, 0, 0, 0], [beginning, 1, 0, 2 << 20, 0], [beginning, 1, 0, .max, 0], [beginning, 1, 0, 0, 65 << 20],
        [beginning, 1, 0, 0, .max],
    ])
    func `What is no message, or is beyond a limit, is refused before anything is made for it`(head: [UInt32]) {
        defer { closeAll() }
        let fields = head + [0, 0, 0, 0, 0]
        #expect(fields.withUnsafeBytes { write(ends.one, $0.baseAddress, $0.count) } == 40)
        var message = web_message()
        #expect(web_message_receive(ends.other, &message, 0) == web_message_malformed)
        #expect(message.text == nil && message.bytes == nil)
    }

    @Test func `A message cut short is the end of the connection`() {
        #expect(send(text: "text", bytes: [1]) == web_message_done)
        var whole = [UInt8](repeating: 0, count: 64)
        let count = read(ends.other, &whole, whole.count)
        #expect(count == 45)
        closeAll()
        for length in 0..<count {
            var sockets: [Int32] = [-1, -1]
            #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &sockets) == 0)
            #expect(write(sockets[0], whole, length) == length)
            close(sockets[0])
            var message = web_message()
            #expect(web_message_receive(sockets[1], &message, 0) == web_message_closed)
            close(sockets[1])
        }
    }

    @Test func `Who does not read is not waited for longer than one likes`() {
        defer { closeAll() }
        let bytes = [UInt8](repeating: 1, count: 4 << 20)
        #expect(send(text: "", bytes: bytes, patience: 0) == web_message_stuck)
    }

    @Test func `What is beyond a limit is not sent`() {
        defer { closeAll() }
        #expect(send(text: String(repeating: "x", count: 1 << 20 + 1), bytes: []) == web_message_malformed)
    }
}
