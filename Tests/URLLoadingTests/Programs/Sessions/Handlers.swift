// What completion handlers hear of answers, redirections, failures and requests that are cancelled.
// source: ../../../ObjectiveCPrograms/Shared/LoopbackServer.swift
// > hello: 200 text/plain utf-8 5 hello.txt "hello" X-Made: by hand, on main: false
// > nothing: 404 text/plain - 2 nothing.txt "no"
// > moved: 200 from /hello "hello"
// > circle: -1007
// > to a file: -1002
// > other scheme: -1002
// > broken: -1005
// > slow: -1001
// > nobody: -1004
// > posted: "POST name=value of application/json, agent true"
// > session's fields: "GET  of -, X-Session: one, own"
// > cancelled: -999, state completed, error -999
// > on main: true
// > numbers: 1 2 3

import UIKit

let server = LoopbackServer { request in
    switch request.path {
    case "/hello.txt", "/hello":
        .init(fields: ["Content-Type": "text/plain; charset=utf-8", "X-Made": "by hand"], body: "hello")
    case "/moved": .init(status: 302, fields: ["Location": "/hello"])
    case "/circle": .init(status: 302, fields: ["Location": "/circle"])
    case "/to-file": .init(status: 302, fields: ["Location": "file:///etc/passwd"])
    case "/broken": .init(body: "half", missing: 10)
    case "/slow": .init(body: "late", delay: 3_000_000)
    case "/echo":
        .init(
            body: "\(request.method) \(request.body) of \(request.field("content-type") ?? "-")"
                + (request.field("x-session").map { ", X-Session: \($0), \(request.field("x-own") ?? "-")" }
                    ?? ", agent \(request.field("user-agent")?.contains("CFNetwork") ?? false)"))
    default: .init(status: 404, fields: ["Content-Type": "text/plain"], body: "no")
    }
}

func load(
    _ request: URLRequest, in session: URLSession = .shared, _ tell: @escaping (Data?, URLResponse?, Error?) -> Void
) {
    nonisolated(unsafe) var isDone = false
    session.dataTask(with: request) { data, response, error in
        tell(data, response, error)
        isDone = true
    }.resume()
    runLoop { isDone }
}

func request(_ path: String) -> URLRequest { URLRequest(url: server.url(path)) }
func text(_ data: Data?) -> String { data.map { "\"\(String(decoding: $0, as: UTF8.self))\"" } ?? "none" }
func code(_ error: Error?) -> Int { (error as? URLError)?.errorCode ?? (error as NSError?)?.code ?? 0 }

func describe(_ response: URLResponse?) -> String {
    guard let response = response as? HTTPURLResponse else { return "none" }
    return "\(response.statusCode) \(response.mimeType ?? "-") \(response.textEncodingName ?? "-") "
        + "\(response.expectedContentLength) \(response.suggestedFilename ?? "-")"
}

load(request("/hello.txt")) { data, response, error in
    let made = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "x-made") ?? "-"
    print("hello:", describe(response), text(data), "X-Made: \(made), on main: \(Thread.isMainThread)")
}
load(request("/nothing")) { data, response, error in print("nothing:", describe(response), text(data)) }
load(request("/moved")) { data, response, error in
    print("moved:", (response as? HTTPURLResponse)?.statusCode ?? 0, "from", response?.url?.path ?? "-", text(data))
}
load(request("/circle")) { _, _, error in print("circle:", code(error)) }
load(request("/to-file")) { _, _, error in print("to a file:", code(error)) }
load(URLRequest(url: URL(string: "gopher://127.0.0.1/")!)) { _, _, error in print("other scheme:", code(error)) }
load(request("/broken")) { _, _, error in print("broken:", code(error)) }
var slow = request("/slow")
slow.timeoutInterval = 0.5
load(slow) { _, _, error in print("slow:", code(error)) }
load(URLRequest(url: URL(string: "http://127.0.0.1:1/")!)) { _, _, error in print("nobody:", code(error)) }

var posted = request("/echo")
posted.httpMethod = "post"
posted.httpBody = Data("name=value".utf8)
posted.setValue("application/json", forHTTPHeaderField: "content-type")
load(posted) { data, _, _ in print("posted:", text(data)) }

let configuration = URLSessionConfiguration.default
configuration.httpAdditionalHeaders = ["X-Session": "one", "X-Own": "not this"]
var own = request("/echo")
own.setValue("own", forHTTPHeaderField: "x-own")
load(own, in: URLSession(configuration: configuration)) { data, _, _ in print("session's fields:", text(data)) }

nonisolated(unsafe) var cancelled: Error?
let task = URLSession.shared.dataTask(with: server.url("/slow")) { _, _, error in cancelled = error }
task.resume()
task.cancel()
runLoop { cancelled != nil }
print("cancelled: \(code(cancelled)), state \(task.state), error \(code(task.error))")

let onMain = URLSession(configuration: .default, delegate: nil, delegateQueue: .main)
load(request("/hello"), in: onMain) { _, _, _ in print("on main:", Thread.isMainThread) }

let counted = URLSession(configuration: .default)
let numbers = (0..<3).map { _ in counted.dataTask(with: server.url("/hello")).taskIdentifier }
print("numbers:", numbers.map(String.init).joined(separator: " "))
