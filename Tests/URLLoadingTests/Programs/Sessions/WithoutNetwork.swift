// Tasks on a device without a network: they fail, or wait for one.
// environment: VERGER_NETWORK=0 0 0 0 0
// source: ../../../ObjectiveCPrograms/Shared/LoopbackServer.swift
// > fails: -1009
// > waits: told 1, then cancelled: -999

import UIKit

final class Waiting: NSObject, URLSessionTaskDelegate, @unchecked Sendable {
    var told = 0, code: Int?

    func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) { told += 1 }
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
        code = (error as? URLError)?.errorCode ?? 0
    }
}

let url = URL(string: "http://127.0.0.1:1/")!

func run(_ configuration: URLSessionConfiguration, _ waiting: Waiting) -> URLSessionTask {
    let session = URLSession(configuration: configuration, delegate: waiting, delegateQueue: .main)
    let task = session.dataTask(with: url)
    task.resume()
    return task
}

var waiting = Waiting()
_ = run(.ephemeral, waiting)
runLoop { waiting.code != nil }
print("fails: \(waiting.code ?? 0)")

waiting = Waiting()
let configuration = URLSessionConfiguration.ephemeral
configuration.waitsForConnectivity = true
let task = run(configuration, waiting)
runLoop { waiting.told > 0 }
// It tries again meanwhile, and does not tell that again.
let later = Date(timeIntervalSinceNow: 1.5)
runLoop { Date() >= later }
let told = waiting.told
task.cancel()
runLoop { waiting.code != nil }
print("waits: told \(told), then cancelled: \(waiting.code ?? 0)")
