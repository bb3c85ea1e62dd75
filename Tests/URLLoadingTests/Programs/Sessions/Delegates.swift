// What delegates hear of tasks, in which order, and what their answers do.
// source: ../../../ObjectiveCPrograms/Shared/LoopbackServer.swift
// > created 1, response 200, data "hello", end
// > created 2, to /hello by 302, response 200, data "hello", end
// > refused: created 3, to /hello by 302, response 302, end
// > elsewhere: created 4, to /hello by 302, response 200, data "other", end
// > stopped: created 5, response 200, end -999
// > one byte less: created 6, response 200, data "half", end -1005
// > with handler: created 7, to /hello by 302
// > the task's own: response 200, data "hello", end
// > secret: created 8, asked 0 for safe by NSURLAuthenticationMethodHTTPBasic, response 200, data "gold", end
// > wrong: created 9, asked 0 for safe by NSURLAuthenticationMethodHTTPBasic, asked 1 for safe by NSURLAuthenticationMethodHTTPBasic, end -1012
// > default: created 10, asked 0 for safe by NSURLAuthenticationMethodHTTPBasic, response 401, data "who?", end
// > suspended: created 11, then created 11, response 200, data "hello", end
// > invalid: session is over

import UIKit

let server = LoopbackServer { request in
    switch request.path {
    case "/hello": .init(body: "hello")
    case "/other": .init(body: "other")
    case "/moved": .init(status: 302, fields: ["Location": "/hello"])
    case "/half": .init(body: "half", missing: 1)
    default:
        request.field("authorization") == "Basic dTpw"
            ? .init(body: "gold")
            : .init(status: 401, fields: ["WWW-Authenticate": "Basic realm=\"safe\""], body: "who?")
    }
}

final class Listener: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    var heard: [String] = []
    var isOver = false
    var redirection: (URLRequest) -> URLRequest? = { $0 }
    var disposition = URLSession.ResponseDisposition.allow
    var answer: (URLSession.AuthChallengeDisposition, URLCredential?) = (.performDefaultHandling, nil)

    func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {
        heard.append("created \(task.taskIdentifier)")
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        heard.append("to \(request.url?.path ?? "-") by \(response.statusCode)")
        // Later, and on another thread.
        let next = redirection(request)
        DispatchQueue.global().async { completionHandler(next) }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let space = challenge.protectionSpace
        heard.append(
            "asked \(challenge.previousFailureCount) for \(space.realm ?? "-") by \(space.authenticationMethod)")
        if challenge.previousFailureCount > 0 {
            completionHandler(.cancelAuthenticationChallenge, nil)
        } else {
            completionHandler(answer.0, answer.1)
        }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        heard.append("response \((response as? HTTPURLResponse)?.statusCode ?? 0)")
        let disposition = disposition
        DispatchQueue.global().async { completionHandler(disposition) }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        heard.append("data \"\(String(decoding: data, as: UTF8.self))\"")
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
        heard.append(error.map { "end \(($0 as? URLError)?.errorCode ?? 0)" } ?? "end")
        isOver = true
    }

    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: Error?) {
        heard.append("session is over")
        isOver = true
    }

    func told() -> String {
        defer { (heard, isOver) = ([], false) }
        return heard.joined(separator: ", ")
    }
}

let listener = Listener()
let session = URLSession(configuration: .ephemeral, delegate: listener, delegateQueue: .main)

func run(_ path: String, _ name: String? = nil) {
    session.dataTask(with: server.url(path)).resume()
    runLoop { listener.isOver }
    print((name.map { "\($0): " } ?? "") + listener.told())
}

run("/hello")
run("/moved")
listener.redirection = { _ in nil }
run("/moved", "refused")
listener.redirection = { request in
    var other = request
    other.url = server.url("/other")
    return other
}
run("/moved", "elsewhere")
listener.redirection = { $0 }
listener.disposition = .cancel
run("/hello", "stopped")
listener.disposition = .allow
run("/half", "one byte less")

nonisolated(unsafe) var isHandled = false
session.dataTask(with: server.url("/moved")) { _, _, _ in isHandled = true }.resume()
runLoop { isHandled }
print("with handler:", listener.told())

let own = Listener()
let plain = URLSession(configuration: .ephemeral, delegate: nil, delegateQueue: .main)
let task = plain.dataTask(with: server.url("/hello"))
task.delegate = own
task.resume()
runLoop { own.isOver }
print("the task's own:", own.told())

listener.answer = (.useCredential, URLCredential(user: "u", password: "p", persistence: .none))
run("/secret", "secret")
listener.answer = (.useCredential, URLCredential(user: "u", password: "q", persistence: .none))
run("/secret", "wrong")
listener.answer = (.performDefaultHandling, nil)
run("/secret", "default")

let waiting = session.dataTask(with: server.url("/hello"))
waiting.resume()
waiting.suspend()
for _ in 0..<4 { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05)) }
let before = listener.heard.joined(separator: ", ")
waiting.resume()
runLoop { listener.isOver }
print("suspended: \(before), then \(listener.told())")

session.finishTasksAndInvalidate()
runLoop { listener.isOver }
print("invalid: \(listener.told())" + (session.delegate == nil ? "" : " but for its delegate"))
