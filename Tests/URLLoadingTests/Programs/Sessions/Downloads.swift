// Downloads into files, with handlers and delegates, broken off and gone on with, and data tasks that become one.
// source: ../../../ObjectiveCPrograms/Shared/LoopbackServer.swift
// > handler: 10 bytes "0123456789", gone afterwards: true
// > nothing: 404 with a file of 2 bytes
// > nobody: -1004, file false
// > delegate: 10 bytes "0123456789", wrote 10 of 10, end, gone afterwards: true
// > became: data task 1 became 1, 10 bytes "0123456789", wrote 10 of 10, end
// > broken off: 5 bytes to go on with
// > going on: from 5 of 10, 10 bytes "0123456789", wrote 5 of 10, end
// > asked: bytes=5- if "one"
// > changed since: 10 bytes "9876543210", wrote 10 of 10, end
// > no validator: nothing to go on with
// > other data: -3001
// > left over: 0

import UIKit

nonisolated(unsafe) var tag = "\"one\"", content = "0123456789"
nonisolated(unsafe) var asked = ""
let server = LoopbackServer { request in
    if request.path == "/nothing" { return .init(status: 404, body: "no") }
    if request.path == "/plain" { return .init(body: "01234", missing: 5, delay: 0) }
    guard request.path == "/file" else { return .init(body: content) }
    if let range = request.field("range"), let condition = request.field("if-range") {
        asked = "\(range) if \(condition)"
        if condition == tag {
            let start = Int(range.dropFirst(6).dropLast()) ?? 0
            let rest = String(content.dropFirst(start))
            let fields = ["ETag": tag, "Content-Range": "bytes \(start)-9/10"]
            return .init(status: 206, fields: fields, body: rest)
        }
        return .init(fields: ["ETag": tag], body: content)
    }
    return .init(fields: ["ETag": tag, "Accept-Ranges": "bytes"], body: "01234", missing: 5)
}

final class Listener: NSObject, URLSessionDownloadDelegate, URLSessionDataDelegate, @unchecked Sendable {
    var heard: [String] = [], isOver = false, location: URL?, written: Int64 = 0, total: Int64 = 0
    var resumeData: Data?

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        completionHandler(.becomeDownload)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didBecome downloadTask: URLSessionDownloadTask
    ) {
        heard.append("data task \(dataTask.taskIdentifier) became \(downloadTask.taskIdentifier)")
    }

    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
    ) {
        self.location = location
        heard.append(describe(location))
        heard.append("wrote \(written) of \(total)")
    }

    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
        totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
    ) {
        written += bytesWritten
        total = totalBytesExpectedToWrite
    }

    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didResumeAtOffset fileOffset: Int64,
        expectedTotalBytes: Int64
    ) {
        heard.append("from \(fileOffset) of \(expectedTotalBytes)")
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
        resumeData = (error as? URLError)?.userInfo[NSURLSessionDownloadTaskResumeData] as? Data
        heard.append(error.map { "end \(($0 as? URLError)?.errorCode ?? 0)" } ?? "end")
        isOver = true
    }
}

func describe(_ file: URL) -> String {
    let data = (try? Data(contentsOf: file)) ?? Data()
    return "\(data.count) bytes \"\(String(decoding: data, as: UTF8.self))\""
}

func isThere(_ file: URL?) -> Bool { file.map { FileManager.default.fileExists(atPath: $0.path) } ?? false }

func run(_ make: (URLSession) -> URLSessionTask) -> Listener {
    let listener = Listener()
    let session = URLSession(configuration: .ephemeral, delegate: listener, delegateQueue: .main)
    make(session).resume()
    runLoop { listener.isOver }
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
    return listener
}

func handle(_ url: URL, _ tell: @escaping (URL?, URLResponse?, Error?) -> Void) {
    nonisolated(unsafe) var isDone = false
    let session = URLSession(configuration: .ephemeral, delegate: nil, delegateQueue: .main)
    session.downloadTask(with: url) { location, response, error in
        tell(location, response, error)
        OperationQueue.main.addOperation { isDone = true }
    }.resume()
    runLoop { isDone }
}

nonisolated(unsafe) var kept: URL?, words = ""
handle(server.url("/")) { location, _, _ in (kept, words) = (location, location.map(describe) ?? "none") }
print("handler: \(words), gone afterwards: \(!isThere(kept))")
handle(server.url("/nothing")) { location, response, _ in
    let count = location.flatMap { try? Data(contentsOf: $0) }?.count ?? -1
    print("nothing: \((response as? HTTPURLResponse)?.statusCode ?? 0) with a file of \(count) bytes")
}
handle(URL(string: "http://127.0.0.1:1/")!) { location, _, error in
    print("nobody: \((error as? URLError)?.errorCode ?? 0), file \(location != nil)")
}

var listener = run { $0.downloadTask(with: server.url("/")) }
print("delegate: \(listener.heard.joined(separator: ", ")), gone afterwards: \(!isThere(listener.location))")
listener = run { $0.dataTask(with: server.url("/")) }
print("became: \(listener.heard.joined(separator: ", "))")

func brokenOff() -> Data? {
    let listener = run { $0.downloadTask(with: server.url("/file")) }
    return listener.resumeData
}

func count(_ data: Data?) -> Int? {
    let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) } as? [String: Any]
    return list?["NSURLSessionResumeBytesReceived"] as? Int
}

let first = brokenOff()
print("broken off: \(count(first) ?? 0) bytes to go on with")
listener = run { $0.downloadTask(withResumeData: first ?? Data()) }
print("going on: \(listener.heard.joined(separator: ", "))")
print("asked: \(asked)")

let second = brokenOff()
(tag, content) = ("\"two\"", "9876543210")
listener = run { $0.downloadTask(withResumeData: second ?? Data()) }
print("changed since: \(listener.heard.joined(separator: ", "))")
listener = run { $0.downloadTask(with: server.url("/plain")) }
print("no validator: \(listener.resumeData == nil ? "nothing to go on with" : "something")")
listener = run { $0.downloadTask(withResumeData: Data("other".utf8)) }
print("other data: \(listener.heard.joined(separator: ", ").dropFirst(4))")

let left = (try? FileManager.default.contentsOfDirectory(atPath: NSTemporaryDirectory())) ?? []
print("left over: \(left.filter { $0.hasPrefix("CFNetworkDownload") }.count)")
