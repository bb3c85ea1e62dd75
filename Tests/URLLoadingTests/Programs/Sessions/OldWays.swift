// Connections and contents of addresses, as code has it that is older than sessions.
// source: ../../../ObjectiveCPrograms/Shared/LoopbackServer.swift
// > waiting: 200 "hello"
// > waiting fails: -1004
// > later: 200 "hello", on main true
// > later fails: -1004
// > can: http true, gopher false
// > contents: "hello"
// > contents of nothing: NSCocoaErrorDomain 256
// > contents of nobody: -1004
// > contents of a file: "file"
// > contents of no file: 260

import FoundationNetworking
import Foundation

let server = LoopbackServer { request in
    request.path == "/hello" ? .init(body: "hello") : .init(status: 404, body: "no")
}
let nobody = URL(string: "http://127.0.0.1:1/")!

func text(_ data: Data?) -> String { "\"\(String(decoding: data ?? Data(), as: UTF8.self))\"" }
func status(_ response: URLResponse?) -> Int { (response as? HTTPURLResponse)?.statusCode ?? 0 }

var response: URLResponse?
let data = try NSURLConnection.sendSynchronousRequest(URLRequest(url: server.url("/hello")), returning: &response)
print("waiting: \(status(response)) \(text(data))")
do {
    _ = try NSURLConnection.sendSynchronousRequest(URLRequest(url: nobody), returning: nil)
} catch { print("waiting fails: \((error as? URLError)?.errorCode ?? 0)") }

nonisolated(unsafe) var isDone = false
NSURLConnection.sendAsynchronousRequest(URLRequest(url: server.url("/hello")), queue: .main) { response, data, _ in
    print("later: \(status(response)) \(text(data)), on main \(Thread.isMainThread)")
    isDone = true
}
runLoop { isDone }
isDone = false
NSURLConnection.sendAsynchronousRequest(URLRequest(url: nobody), queue: .main) { _, _, error in
    print("later fails: \((error as? URLError)?.errorCode ?? 0)")
    isDone = true
}
runLoop { isDone }
let gopher = URLRequest(url: URL(string: "gopher://127.0.0.1/")!)
print("can: http \(NSURLConnection.canHandle(URLRequest(url: nobody))), gopher \(NSURLConnection.canHandle(gopher))")

print("contents: \(text(try Data(contentsOf: server.url("/hello"))))")
do {
    _ = try Data(contentsOf: server.url("/nothing"))
} catch { print("contents of nothing: \((error as NSError).domain) \((error as NSError).code)") }
do { _ = try Data(contentsOf: nobody) } catch { print("contents of nobody: \((error as? URLError)?.errorCode ?? 0)") }
let file = URL(fileURLWithPath: "file.txt")
try Data("file".utf8).write(to: file)
print("contents of a file: \(text(try Data(contentsOf: file)))")
do {
    _ = try Data(contentsOf: URL(fileURLWithPath: "none.txt"))
} catch { print("contents of no file: \((error as NSError).code)") }
