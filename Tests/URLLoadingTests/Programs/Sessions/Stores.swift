// Cookies and kept responses of the app and of sessions that keep them for themselves.
// source: ../../../ObjectiveCPrograms/Shared/LoopbackServer.swift
// > app: none, then taste=sweet, in its storage 1
// > another session of the app: taste=sweet
// > alone: none, then taste=sweet, in its storage 1
// > two alone: none
// > without cookies: none
// > never accepted: none, then none
// > own field: own=1
// > asked 1 times: first 1, then 1 from the cache
// > reloaded: 2
// > changed by a 304: 1, asked with "tag"
// > kept only: 1
// > only from the cache, which has none: -1008
// > alone: 4, and 4 again
// > without a cache: 5, and 6
// > kept by hand: "mine" {"a": 1}
// > the delegate keeps other: "mine too"
// > the delegate keeps nothing: true

import UIKit

nonisolated(unsafe) var count = 0, condition = "-"
let server = LoopbackServer { request in
    if request.path == "/set" { return .init(fields: ["Set-Cookie": "taste=sweet; path=/"]) }
    if request.path == "/cookies" { return .init(body: request.field("cookie") ?? "none") }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    let date = formatter.string(from: Date())
    if request.path == "/tagged", let known = request.field("if-none-match") {
        condition = known
        return .init(status: 304, fields: ["Date": date])
    }
    count += 1
    if request.path == "/tagged" {
        return .init(fields: ["ETag": "\"tag\"", "Date": date, "Cache-Control": "no-cache"], body: "1")
    }
    return .init(fields: ["Cache-Control": "max-age=600", "Date": date], body: "\(count)")
}

final class Keeper: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    var isOver = false
    var keeps: (CachedURLResponse) -> CachedURLResponse? = { $0 }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, willCacheResponse proposedResponse: CachedURLResponse,
        completionHandler: @escaping (CachedURLResponse?) -> Void
    ) {
        completionHandler(keeps(proposedResponse))
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) { isOver = true }
}

func load(_ request: URLRequest, _ session: URLSession) -> String {
    nonisolated(unsafe) var answer: String?
    session.dataTask(with: request) { data, _, error in
        answer = data.map { String(decoding: $0, as: UTF8.self) } ?? "\((error as? URLError)?.errorCode ?? 0)"
    }.resume()
    runLoop { answer != nil }
    return answer ?? "-"
}

func load(_ path: String, _ session: URLSession, _ policy: URLRequest.CachePolicy = .useProtocolCachePolicy) -> String {
    load(URLRequest(url: server.url(path), cachePolicy: policy), session)
}

func both(_ session: URLSession) -> String {
    let first = load("/cookies", session)
    _ = load("/set", session)
    return "\(first), then \(load("/cookies", session))"
}

func stored(_ session: URLSession) -> Int { session.configuration.httpCookieStorage?.cookies?.count ?? -1 }

let app = URLSession.shared, alone = URLSession(configuration: .ephemeral)
print("app: \(both(app)), in its storage \(stored(app))")
print("another session of the app: \(load("/cookies", URLSession(configuration: .default)))")
print("alone: \(both(alone)), in its storage \(stored(alone))")
print("two alone: \(load("/cookies", URLSession(configuration: .ephemeral)))")
let plain = URLSessionConfiguration.default
plain.httpShouldSetCookies = false
print("without cookies: \(load("/cookies", URLSession(configuration: plain)))")
let strict = URLSessionConfiguration.ephemeral
strict.httpCookieAcceptPolicy = .never
print("never accepted: \(both(URLSession(configuration: strict)))")
var own = URLRequest(url: server.url("/cookies"))
own.setValue("own=1", forHTTPHeaderField: "Cookie")
print("own field: \(load(own, app))")

let first = load("/fresh", app)
print("asked \(count) times: first \(first), then \(load("/fresh", app)) from the cache")
print("reloaded: \(load("/fresh", app, .reloadIgnoringLocalCacheData))")
_ = load("/tagged", app)
print("changed by a 304: \(load("/tagged", app)), asked with \(condition)")
print("kept only: \(load("/tagged", app, .returnCacheDataDontLoad))")
print("only from the cache, which has none: \(load("/none", app, .returnCacheDataDontLoad))")
print("alone: \(load("/fresh", alone)), and \(load("/fresh", alone)) again")
let uncached = URLSessionConfiguration.default
uncached.urlCache = nil
let without = URLSession(configuration: uncached)
print("without a cache: \(load("/fresh", without)), and \(load("/fresh", without))")

let byHand = URLRequest(url: server.url("/by-hand"))
let response = HTTPURLResponse(
    url: server.url("/by-hand"), statusCode: 200, httpVersion: "HTTP/1.1", headerFields: ["Content-Type": "text/plain"])!
URLCache.shared.storeCachedResponse(
    CachedURLResponse(response: response, data: Data("mine".utf8), userInfo: ["a": 1]), for: byHand)
let found = URLCache.shared.cachedResponse(for: byHand)
print(
    "kept by hand: \"\(String(decoding: found?.data ?? Data(), as: UTF8.self))\" {\"a\": \(found?.userInfo?["a"] ?? "-")}"
)

func keep(_ path: String, _ keeps: @escaping (CachedURLResponse) -> CachedURLResponse?) -> CachedURLResponse? {
    let keeper = Keeper()
    keeper.keeps = keeps
    let session = URLSession(configuration: .default, delegate: keeper, delegateQueue: .main)
    session.dataTask(with: server.url(path)).resume()
    runLoop { keeper.isOver }
    return URLCache.shared.cachedResponse(for: URLRequest(url: server.url(path)))
}

let other = keep("/other") { CachedURLResponse(response: $0.response, data: Data("mine too".utf8)) }
print("the delegate keeps other: \"\(String(decoding: other?.data ?? Data(), as: UTF8.self))\"")
print("the delegate keeps nothing: \(keep("/nothing") { _ in nil } == nil)")
