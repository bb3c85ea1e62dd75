// Which tasks may go over a cellular network.
// environment: VERGER_NETWORK=1 0 0 0 0
// source: ../../../ObjectiveCPrograms/Shared/LoopbackServer.swift
// > usual: "hello"
// > request without: -1009
// > request without expensive ones: -1009
// > session without: -1009
// > session without expensive ones: -1009

import UIKit

let server = LoopbackServer { _ in .init(body: "hello") }

func load(
    _ change: (inout URLRequest) -> Void = { _ in }, session configure: (URLSessionConfiguration) -> Void = { _ in }
) -> String {
    nonisolated(unsafe) var answer: String?
    let configuration = URLSessionConfiguration.ephemeral
    configure(configuration)
    var request = URLRequest(url: server.url("/"))
    change(&request)
    URLSession(configuration: configuration).dataTask(with: request) { data, _, error in
        answer = data.map { "\"\(String(decoding: $0, as: UTF8.self))\"" } ?? "\((error as? URLError)?.errorCode ?? 0)"
    }.resume()
    runLoop { answer != nil }
    return answer ?? "-"
}

print("usual: \(load())")
print("request without: \(load({ $0.allowsCellularAccess = false }))")
print("request without expensive ones: \(load({ $0.allowsExpensiveNetworkAccess = false }))")
print("session without: \(load(session: { $0.allowsCellularAccess = false }))")
print("session without expensive ones: \(load(session: { $0.allowsExpensiveNetworkAccess = false }))")
