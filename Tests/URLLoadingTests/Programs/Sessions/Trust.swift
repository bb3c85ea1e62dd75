// A server whose certificate nobody vouches for is refused, until the delegate says that it trusts it.
// source: ../../../ObjectiveCPrograms/Shared/LoopbackServer.swift
// > nobody asked: -1202
// > default: asked about localhost by NSURLAuthenticationMethodServerTrust, -1202
// > cancelled: asked about localhost by NSURLAuthenticationMethodServerTrust, -1012
// > trusted: asked about localhost by NSURLAuthenticationMethodServerTrust, 200

import UIKit

final class Judge: NSObject, URLSessionDelegate, @unchecked Sendable {
    var heard = ""
    var answer: (URLAuthenticationChallenge) -> (URLSession.AuthChallengeDisposition, URLCredential?) = { _ in
        (.performDefaultHandling, nil)
    }

    func urlSession(
        _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        heard += "asked about \(challenge.protectionSpace.host) by \(challenge.protectionSpace.authenticationMethod), "
        let (disposition, credential) = answer(challenge)
        completionHandler(disposition, credential)
    }
}

/// Makes a certificate, and a server that shows it.
func serve(on port: String) throws -> Process {
    let maker = Process()
    maker.executableURL = URL(fileURLWithPath: "/bin/sh")
    maker.arguments = [
        "-c",
        "openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out certificate.pem -days 2 -subj /CN=localhost "
            + "-addext subjectAltName=DNS:localhost >/dev/null 2>&1",
    ]
    try maker.run()
    maker.waitUntilExit()
    let server = Process()
    server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    server.arguments = [
        "openssl", "s_server", "-accept", "127.0.0.1:\(port)", "-key", "key.pem", "-cert", "certificate.pem", "-www",
    ]
    server.standardInput = FileHandle.nullDevice
    server.standardOutput = FileHandle.nullDevice
    server.standardError = FileHandle.nullDevice
    try server.run()
    return server
}

func load(_ url: URL, _ judge: Judge?) -> (String, Int) {
    nonisolated(unsafe) var result: (String, Int)?
    let session = URLSession(configuration: .ephemeral, delegate: judge, delegateQueue: .main)
    session.dataTask(with: url) { _, response, error in
        let code = (error as? URLError)?.errorCode ?? (response as? HTTPURLResponse)?.statusCode ?? 0
        result = ("\(judge?.heard ?? "")\(code)", code)
    }.resume()
    runLoop { result != nil }
    return result ?? ("", 0)
}

/// A port that nobody listens at.
func freePort() -> String {
    let listener = LoopbackServer { _ in .init() }
    defer { listener.stop() }
    return String(listener.address.split(separator: ":").last ?? "")
}

let port = freePort(), url = URL(string: "https://localhost:\(port)/")!
let server = try serve(on: port)
while load(url, nil).1 == URLError.Code.cannotConnectToHost.rawValue { usleep(25_000) }
print("nobody asked: \(load(url, nil).0)")
print("default: \(load(url, Judge()).0)")
var judge = Judge()
judge.answer = { _ in (.cancelAuthenticationChallenge, nil) }
print("cancelled: \(load(url, judge).0)")
judge = Judge()
judge.answer = { challenge in
    guard let trust = challenge.protectionSpace.serverTrust else { return (.performDefaultHandling, nil) }
    return (.useCredential, URLCredential(trust: trust))
}
print("trusted: \(load(url, judge).0)")
server.terminate()
