// Loads that are awaited, from the main actor and from others, and what cancelling their task does.
// source: ../../../ObjectiveCPrograms/Shared/LoopbackServer.swift
// > data: 200 "hello", on main true
// > request: 200 "hello"
// > failed: -1004
// > upload: "3 bytes"
// > download: "hello", removed by me
// > cancelled: -999
// > cancelled before: -999
// > eight at once: 8 hello
// > delegate: response 200
// > tasks: 0

import UIKit

let server = LoopbackServer { request in
    switch request.path {
    case "/hello": .init(body: "hello")
    case "/slow": .init(body: "late", delay: 5_000_000)
    default: .init(body: "\(request.body.utf8.count) bytes")
    }
}

final class Listener: NSObject, URLSessionTaskDelegate, @unchecked Sendable {
    var code = 0
    func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        code = response.statusCode
        completionHandler(request)
    }
}

func text(_ data: Data) -> String { "\"\(String(decoding: data, as: UTF8.self))\"" }

@MainActor func run() async throws {
    let session = URLSession.shared
    let (data, response) = try await session.data(from: server.url("/hello"))
    print("data: \((response as? HTTPURLResponse)?.statusCode ?? 0) \(text(data)), on main \(Thread.isMainThread)")
    let (other, answer) = try await session.data(for: URLRequest(url: server.url("/hello")))
    print("request: \((answer as? HTTPURLResponse)?.statusCode ?? 0) \(text(other))")
    do {
        _ = try await session.data(from: URL(string: "http://127.0.0.1:1/")!)
    } catch let error as URLError {
        print("failed: \(error.errorCode)")
    }
    var request = URLRequest(url: server.url("/"))
    request.httpMethod = "POST"
    print("upload: \(text(try await session.upload(for: request, from: Data("abc".utf8)).0))")
    let file = try await session.download(from: server.url("/hello")).0
    print("download: \(text(try Data(contentsOf: file))), removed by me")
    try FileManager.default.removeItem(at: file)

    let slow = Task { try await session.data(from: server.url("/slow")) }
    try await Task.sleep(nanoseconds: 50_000_000)
    slow.cancel()
    print("cancelled: \(await code(slow))")
    let early = Task { try await session.data(from: server.url("/slow")) }
    early.cancel()
    print("cancelled before: \(await code(early))")

    let many = try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 0..<8 {
            group.addTask {
                String(decoding: try await URLSession.shared.data(from: server.url("/hello")).0, as: UTF8.self)
            }
        }
        return try await group.reduce(into: [String]()) { $0.append($1) }
    }
    print("eight at once: \(many.count) \(Set(many).joined())")
    let listener = Listener()
    let last = try await session.data(from: server.url("/hello"), delegate: listener).1
    print("delegate: response \((last as? HTTPURLResponse)?.statusCode ?? 0)")
    print("tasks: \(await session.allTasks.count)")
}

func code(_ task: Task<(Data, URLResponse), Error>) async -> Int {
    do {
        _ = try await task.value
        return 0
    } catch { return (error as? URLError)?.errorCode ?? 1 }
}

nonisolated(unsafe) var isDone = false
Task { @MainActor in
    do { try await run() } catch { print("threw \(error)") }
    isDone = true
}
runLoop { isDone }
