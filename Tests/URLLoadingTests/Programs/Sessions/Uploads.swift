// What is sent from data, files and streams, how far it is, and what is sent again.
// source: ../../../ObjectiveCPrograms/Shared/LoopbackServer.swift
// > data: "PUT 300000 bytes", sent 300000 of 300000
// > file: "POST 12 bytes", sent 12 of 12
// > no file: fails true
// > stream: "POST 11 bytes", streams 1, all sent true
// > file at another address: "POST 12 bytes"
// > stream at another address: "POST 11 bytes", streams 2
// > stream with a password: "POST 11 bytes", streams 2
// > body of a request: "POST 4 bytes"
// > handler: "POST 3 bytes"

import UIKit

let server = LoopbackServer { request in
    switch request.path {
    case "/there": .init(status: 307, fields: ["Location": "/here"])
    case "/secret" where request.field("authorization") == nil:
        .init(status: 401, fields: ["WWW-Authenticate": "Basic realm=\"safe\""], body: "who?")
    default: .init(body: "\(request.method) \(request.body.utf8.count) bytes")
    }
}

final class Sender: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    var answer = "", isOver = false, streams = 0
    var sent: Int64 = 0, total: Int64 = 0
    var error: Error?

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        sent += bytesSent
        total = totalBytesExpectedToSend
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        needNewBodyStream completionHandler: @escaping (InputStream?) -> Void
    ) {
        streams += 1
        completionHandler(InputStream(data: Data("hello world".utf8)))
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        completionHandler(.useCredential, URLCredential(user: "u", password: "p", persistence: .none))
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        answer += String(decoding: data, as: UTF8.self)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
        self.error = error
        isOver = true
    }
}

func run(_ make: (URLSession) -> URLSessionTask) -> Sender {
    let sender = Sender()
    let session = URLSession(configuration: .ephemeral, delegate: sender, delegateQueue: .main)
    make(session).resume()
    runLoop { sender.isOver }
    return sender
}

func request(_ path: String, _ method: String = "POST") -> URLRequest {
    var request = URLRequest(url: server.url(path))
    request.httpMethod = method
    return request
}

var sender = run { $0.uploadTask(with: request("/", "PUT"), from: Data(repeating: 65, count: 300_000)) }
print("data: \"\(sender.answer)\", sent \(sender.sent) of \(sender.total)")

let file = URL(fileURLWithPath: "body.txt")
try Data("from a file\n".utf8).write(to: file)
sender = run { $0.uploadTask(with: request("/"), fromFile: file) }
print("file: \"\(sender.answer)\", sent \(sender.sent) of \(sender.total)")
sender = run { $0.uploadTask(with: request("/"), fromFile: URL(fileURLWithPath: "none.txt")) }
print("no file: fails", sender.error != nil)
sender = run { $0.uploadTask(withStreamedRequest: request("/")) }
print("stream: \"\(sender.answer)\", streams \(sender.streams), all sent \(sender.sent == 11)")

sender = run { $0.uploadTask(with: request("/there"), fromFile: file) }
print("file at another address: \"\(sender.answer)\"")
sender = run { $0.uploadTask(withStreamedRequest: request("/there")) }
print("stream at another address: \"\(sender.answer)\", streams \(sender.streams)")
sender = run { $0.uploadTask(withStreamedRequest: request("/secret")) }
print("stream with a password: \"\(sender.answer)\", streams \(sender.streams)")

var streamed = request("/")
streamed.httpBodyStream = InputStream(data: Data("four".utf8))
sender = run { $0.dataTask(with: streamed) }
print("body of a request: \"\(sender.answer)\"")

nonisolated(unsafe) var isDone = false
URLSession.shared.uploadTask(with: request("/"), from: Data("abc".utf8)) { data, _, _ in
    print("handler: \"\(String(decoding: data ?? Data(), as: UTF8.self))\"")
    isDone = true
}.resume()
runLoop { isDone }
