// Requests that an app's own protocols load, for one session and for all.
// source: ../../../ObjectiveCPrograms/Shared/LoopbackServer.swift
// > mocked: 201 "made up", stopped 1
// > not mine: 200 "real"
// > registered: 201 "made up", stopped 2
// > unregistered: 200 "real"
// > fails: test 7
// > to the server: 200 "real"
// > from the server: 201 "made up"
// > property: mark, canonical true
// > asks: 0 by Make, then 200 "opened by u"
// > late: 201 "late", from another thread

import UIKit

let server = LoopbackServer { request in
    request.path == "/moved" ? .init(status: 302, fields: ["Location": "http://mock.example/"]) : .init(body: "real")
}

nonisolated(unsafe) var stopped = 0, seen = ""

class Mock: URLProtocol, URLAuthenticationChallengeSender, @unchecked Sendable {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "mock.example" }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest {
        var canonical = request
        canonical.setValue("true", forHTTPHeaderField: "X-Canonical")
        return canonical
    }

    override func startLoading() {
        guard let url = request.url else { return }
        seen =
            "\(URLProtocol.property(forKey: "key", in: request) ?? "-"), canonical "
            + (request.value(forHTTPHeaderField: "x-canonical") ?? "-")
        switch url.path {
        case "/fails": client?.urlProtocol(self, didFailWithError: NSError(domain: "test", code: 7))
        case "/moved":
            let response = HTTPURLResponse(url: url, statusCode: 302, httpVersion: nil, headerFields: nil)!
            client?.urlProtocol(
                self, wasRedirectedTo: URLRequest(url: server.url("/")), redirectResponse: response)
        case "/asks":
            let space = URLProtectionSpace(
                host: "mock.example", port: 80, protocol: "http", realm: "Make",
                authenticationMethod: NSURLAuthenticationMethodHTTPBasic)
            client?.urlProtocol(
                self,
                didReceive: URLAuthenticationChallenge(
                    protectionSpace: space, proposedCredential: nil, previousFailureCount: 0, failureResponse: nil,
                    error: nil, sender: self))
        case "/late":
            Thread.detachNewThread { [self] in answer(201, "late") }
        default: answer(201, "made up")
        }
    }

    override func stopLoading() { stopped += 1 }

    func answer(_ status: Int, _ text: String) {
        let response = HTTPURLResponse(url: request.url!, statusCode: status, httpVersion: nil, headerFields: nil)!
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data(text.utf8))
        client?.urlProtocolDidFinishLoading(self)
    }

    func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {
        answer(200, "opened by \(credential.user ?? "-")")
    }
    func continueWithoutCredential(for challenge: URLAuthenticationChallenge) { answer(401, "closed") }
    func cancel(_ challenge: URLAuthenticationChallenge) {}
}

final class Listener: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    var heard = "", isOver = false
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        heard += "\(challenge.previousFailureCount) by \(challenge.protectionSpace.realm ?? "-"), then "
        completionHandler(.useCredential, URLCredential(user: "u", password: "p", persistence: .none))
    }
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        heard +=
            "\((dataTask.response as? HTTPURLResponse)?.statusCode ?? 0) \"\(String(decoding: data, as: UTF8.self))\""
    }
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) { isOver = true }
}

let configuration = URLSessionConfiguration.ephemeral
configuration.protocolClasses = [Mock.self]
let mocked = URLSession(configuration: configuration, delegate: nil, delegateQueue: .main)

func load(_ request: URLRequest, _ session: URLSession) -> String {
    nonisolated(unsafe) var answer: String?
    session.dataTask(with: request) { data, response, error in
        let error = error as NSError?
        answer =
            data.map { data in
                "\((response as? HTTPURLResponse)?.statusCode ?? 0) \"\(String(decoding: data, as: UTF8.self))\""
            } ?? "\(error?.domain ?? "-") \(error?.code ?? 0)"
    }.resume()
    runLoop { answer != nil }
    return answer ?? "-"
}

func load(_ address: String, _ session: URLSession) -> String { load(URLRequest(url: URL(string: address)!), session) }

print("mocked: \(load("http://mock.example/", mocked)), stopped \(stopped)")
print("not mine: \(load(server.address, mocked))")
let free = URLSession(configuration: .ephemeral, delegate: nil, delegateQueue: .main)
URLProtocol.registerClass(Mock.self)
print("registered: \(load("http://mock.example/", free)), stopped \(stopped)")
URLProtocol.unregisterClass(Mock.self)
print("unregistered: \(load(server.address, free))")
print("fails: \(load("http://mock.example/fails", mocked))")
print("to the server: \(load("http://mock.example/moved", mocked))")
print("from the server: \(load(server.address + "/moved", mocked))")
var marked = URLRequest(url: URL(string: "http://mock.example/")!)
URLProtocol.setProperty("mark", forKey: "key", in: &marked)
_ = load(marked, mocked)
print("property: \(seen)")
let listener = Listener()
let asking = URLSession(configuration: configuration, delegate: listener, delegateQueue: .main)
asking.dataTask(with: URL(string: "http://mock.example/asks")!).resume()
runLoop { listener.isOver }
print("asks: \(listener.heard)")
print("late: \(load("http://mock.example/late", mocked)), from another thread")
