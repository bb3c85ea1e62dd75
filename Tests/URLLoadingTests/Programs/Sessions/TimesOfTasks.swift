// How long tasks may take in all, and when they begin.
// source: ../../../ObjectiveCPrograms/Shared/LoopbackServer.swift
// > too long: -1001, before the answer true
// > in time: "quick"
// > begins later: "quick", not before its time true

import UIKit

let server = LoopbackServer { request in
    request.path == "/slow" ? .init(body: "late", delay: 20_000_000) : .init(body: "quick")
}

func load(_ path: String, _ session: URLSession, beginning date: Date? = nil) -> String {
    nonisolated(unsafe) var answer: String?
    let task = session.dataTask(with: server.url(path)) { data, _, error in
        answer = data.map { "\"\(String(decoding: $0, as: UTF8.self))\"" } ?? "\((error as? URLError)?.errorCode ?? 0)"
    }
    task.earliestBeginDate = date
    task.resume()
    runLoop { answer != nil }
    return answer ?? "-"
}

let configuration = URLSessionConfiguration.ephemeral
configuration.timeoutIntervalForResource = 0.3
let start = Date()
print("too long: \(load("/slow", URLSession(configuration: configuration))), before the answer \(Date() < start + 20)")
configuration.timeoutIntervalForResource = 60
let session = URLSession(configuration: configuration)
print("in time: \(load("/quick", session))")
let date = Date(timeIntervalSinceNow: 0.3)
print("begins later: \(load("/quick", session, beginning: date)), not before its time \(Date() >= date)")
