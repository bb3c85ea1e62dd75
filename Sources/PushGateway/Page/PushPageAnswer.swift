import Foundation
import NIOCore
import NIOHTTP1

/// What a browser gets.
struct PushPageAnswer: Sendable {
    let status: HTTPResponseStatus
    let type: String
    let body: ByteBuffer

    static func file(_ bytes: [UInt8], type: String) -> PushPageAnswer {
        PushPageAnswer(status: .ok, type: type, body: ByteBuffer(bytes: bytes))
    }

    static func text(_ text: String, type: String) -> PushPageAnswer {
        PushPageAnswer(status: .ok, type: type, body: ByteBuffer(string: text))
    }

    /// JSON.
    static func values(_ values: [String: Any]) -> PushPageAnswer {
        let data = (try? JSONSerialization.data(withJSONObject: values)) ?? Data("{}".utf8)
        return PushPageAnswer(status: .ok, type: "application/json", body: ByteBuffer(bytes: data))
    }

    static func refusal(_ status: HTTPResponseStatus) -> PushPageAnswer {
        PushPageAnswer(status: status, type: "text/plain", body: ByteBuffer(string: status.reasonPhrase + "\n"))
    }

    /// Sends it, and ends the connection.
    func send(over channel: any Channel) {
        let headers: HTTPHeaders = [
            "content-type": type + "; charset=utf-8", "content-length": String(body.readableBytes),
            "connection": "close", "cache-control": "no-store", "x-content-type-options": "nosniff",
            "content-security-policy": "default-src 'self'; frame-ancestors 'none'", "referrer-policy": "no-referrer",
        ]
        channel.write(
            HTTPServerResponsePart.head(.init(version: .http1_1, status: status, headers: headers)), promise: nil)
        channel.write(HTTPServerResponsePart.body(.byteBuffer(body)), promise: nil)
        channel.writeAndFlush(HTTPServerResponsePart.end(nil)).whenComplete { _ in channel.close(promise: nil) }
    }
}
