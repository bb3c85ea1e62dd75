// Whose passwords a session keeps: those of the app, or none beyond itself.
// source: ../../../ObjectiveCPrograms/Shared/LoopbackServer.swift
// > alone: asked 1, then 2
// > the app: asked 1, then 1
// > another of the app: asked 1 in all
// > alone, after that: asked 3

import UIKit

let server = LoopbackServer { request in
    request.field("authorization") == "Basic dTpw"
        ? .init(body: "gold") : .init(status: 401, fields: ["WWW-Authenticate": "Basic realm=\"safe\""], body: "who?")
}

final class Owner: NSObject, URLSessionTaskDelegate, @unchecked Sendable {
    var asked = 0, isOver = false

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        asked += 1
        completionHandler(.useCredential, URLCredential(user: "u", password: "p", persistence: .forSession))
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) { isOver = true }
}

func load(_ configuration: URLSessionConfiguration, _ owner: Owner) -> Int {
    let session = URLSession(configuration: configuration, delegate: owner, delegateQueue: .main)
    owner.isOver = false
    session.dataTask(with: server.url("/")).resume()
    runLoop { owner.isOver }
    return owner.asked
}

let alone = Owner(), app = Owner()
print("alone: asked \(load(.ephemeral, alone)), then \(load(.ephemeral, alone))")
print("the app: asked \(load(.default, app)), then \(load(.default, app))")
print("another of the app: asked \(load(.default, app)) in all")
print("alone, after that: asked \(load(.ephemeral, alone))")
