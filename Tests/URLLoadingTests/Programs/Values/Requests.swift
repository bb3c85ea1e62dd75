// Requests, responses, cookies, credentials and errors as values.
// > GET 60.0 nil true
// > POST true one,two one 3
// > nil nil stream true, nil body
// > equal true, hashed alike true, other false
// > connect: CONNECT, patch: patch
// > response: 206 text/html iso-8859-1 12 page.html
// > field: text/html; charset=ISO-8859-1 nil
// > no status: nil; plain: text/plain 5 utf-8 a.txt
// > not found: not found; teapot: client error
// > cookie: a b .example.com / session true secure false
// > expires: true; version 0; no path: true
// > parsed: taste=sweet /in true true; colour=red /
// > sent as: Cookie: taste=sweet; colour=red
// > storage: colour taste, for another host 0, after deleting 1
// > credential: u p true forSession; space: host 80 http realm NSURLAuthenticationMethodHTTPBasic
// > kept: u, of all: u, removed: nil
// > cache: 100 200 0

import UIKit

let url = URL(string: "http://example.com/a/page.html?q=1")!
var request = URLRequest(url: url)
print(
    request.httpMethod ?? "-", request.timeoutInterval, request.allHTTPHeaderFields as Any,
    request.httpShouldHandleCookies)
request.httpMethod = "post"
request.setValue("one", forHTTPHeaderField: "X-Field")
request.addValue("two", forHTTPHeaderField: "x-field")
let copy = request
request.setValue("one", forHTTPHeaderField: "X-FIELD")
request.httpBody = Data("abc".utf8)
print(
    request.httpMethod ?? "-", copy != request, copy.value(forHTTPHeaderField: "X-field") ?? "-",
    request.allHTTPHeaderFields?["X-Field"] ?? "-", request.httpBody?.count ?? 0)
request.setValue(nil, forHTTPHeaderField: "X-Field")
request.httpBodyStream = InputStream(data: Data())
print(
    request.value(forHTTPHeaderField: "X-Field") as Any, request.allHTTPHeaderFields as Any, "stream",
    request.httpBodyStream != nil, terminator: ", ")
print(request.httpBody as Any, "body")
print(
    "equal \(URLRequest(url: url) == URLRequest(url: url)), hashed alike \(Set([URLRequest(url: url), URLRequest(url: url)]).count == 1), "
        + "other \(URLRequest(url: url, cachePolicy: .reloadIgnoringCacheData) == URLRequest(url: url))")
var method = URLRequest(url: url)
method.httpMethod = "connect"
let connect = method.httpMethod ?? "-"
method.httpMethod = "patch"
print("connect: \(connect), patch: \(method.httpMethod ?? "-")")

let response = HTTPURLResponse(
    url: url, statusCode: 206, httpVersion: "HTTP/1.1",
    headerFields: ["Content-Type": "text/html; charset=ISO-8859-1", "content-length": "12"])!
print(
    "response:", response.statusCode, response.mimeType ?? "-", response.textEncodingName ?? "-",
    response.expectedContentLength, response.suggestedFilename ?? "-")
print(
    "field:", response.value(forHTTPHeaderField: "CONTENT-type") ?? "-", response.value(forHTTPHeaderField: "X") as Any)
let plain = URLResponse(
    url: URL(string: "http://example.com/a.txt")!, mimeType: "text/plain", expectedContentLength: 5,
    textEncodingName: "utf-8")
print(
    "no status: \((plain as? HTTPURLResponse)?.statusCode as Any); plain: \(plain.mimeType ?? "-")",
    plain.expectedContentLength, plain.textEncodingName ?? "-", plain.suggestedFilename ?? "-")
print(
    "not found: \(HTTPURLResponse.localizedString(forStatusCode: 404)); "
        + "teapot: \(HTTPURLResponse.localizedString(forStatusCode: 418))")

let cookie = HTTPCookie(properties: [.name: "a", .value: "b", .domain: ".example.com", .path: "/"])!
print(
    "cookie:", cookie.name, cookie.value, cookie.domain, cookie.path, "session", cookie.isSessionOnly, "secure",
    cookie.isSecure)
let lasting = HTTPCookie(properties: [
    .name: "a", .value: "b", .domain: "example.com", .path: "/", .expires: Date(timeIntervalSinceNow: 1000),
])!
print(
    "expires: \((lasting.expiresDate ?? .distantPast) > Date()); version \(lasting.version); "
        + "no path: \(HTTPCookie(properties: [.name: "a", .value: "b", .domain: "c"]) == nil)")
let parsed = HTTPCookie.cookies(
    withResponseHeaderFields: ["Set-Cookie": "taste=sweet; path=/in; secure; HttpOnly, colour=red; path=/"],
    for: URL(string: "https://example.com/in/")!)
print(
    "parsed:",
    parsed.map { "\($0.name)=\($0.value) \($0.path)" + ($0.isSecure ? " true \($0.isHTTPOnly)" : "") }
        .joined(separator: "; "))
print("sent as:", HTTPCookie.requestHeaderFields(with: parsed).map { "\($0): \($1)" }.joined())
let storage = URLSessionConfiguration.ephemeral.httpCookieStorage!
storage.setCookies(parsed, for: URL(string: "https://example.com/in/"), mainDocumentURL: nil)
let names = (storage.cookies(for: URL(string: "https://example.com/in/")!) ?? []).map(\.name).sorted().joined(
    separator: " ")
let foreign = storage.cookies(for: URL(string: "https://example.org/in/")!)?.count ?? -1
storage.deleteCookie(parsed[0])
print("storage: \(names), for another host \(foreign), after deleting \(storage.cookies?.count ?? -1)")

let credential = URLCredential(user: "u", password: "p", persistence: .forSession)
let space = URLProtectionSpace(
    host: "host", port: 80, protocol: "http", realm: "realm", authenticationMethod: NSURLAuthenticationMethodHTTPBasic)
print(
    "credential: \(credential.user ?? "-") \(credential.password ?? "-") \(credential.hasPassword) \(credential.persistence); "
        + "space: \(space.host) \(space.port) \(space.protocol ?? "-") \(space.realm ?? "-") \(space.authenticationMethod)"
)
let credentials = URLCredentialStorage.shared
credentials.setDefaultCredential(credential, for: space)
let known = credentials.defaultCredential(for: space)?.user ?? "nil"
let all = credentials.credentials(for: space)?.keys.sorted().joined() ?? "none"
credentials.remove(credential, for: space)
print("kept: \(known), of all: \(all), removed: \(credentials.defaultCredential(for: space)?.user ?? "nil")")
let cache = URLCache(memoryCapacity: 100, diskCapacity: 200, diskPath: "Cache")
print("cache: \(cache.memoryCapacity) \(cache.diskCapacity) \(cache.currentMemoryUsage)")
