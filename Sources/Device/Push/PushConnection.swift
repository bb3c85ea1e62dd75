import Foundation
import Glibc
import MainLoop
import PushLink

/// The device's connection with a push gateway. It is made anew whenever it is lost, after a while that grows.
@MainActor final class PushConnection {
    var hear: (([GatewayPushFrame]) -> Void)?
    /// Called for each connection, once the device may say who it is.
    var greet: (() -> Void)?
    var isConnected: Bool { stream != nil }

    private let path: String
    private var stream: SocketStream?
    private var received: ArraySlice<UInt8> = []
    private var nextTry: ScheduledCall?
    private var delay = firstDelay
    private var isStopped = false

    private static let firstDelay: TimeInterval = 0.5
    private static let longestDelay: TimeInterval = 30
    private static let mostUnsent = 1 << 20

    /// - Parameter path: the gateway's socket. It need not be there yet.
    init(path: String) { self.path = path }

    func connect() {
        nextTry = nil
        guard !isStopped, stream == nil else { return }
        let descriptor = UnixSocket.make()
        guard descriptor >= 0 else { return tryLater() }
        guard UnixSocket.connect(descriptor, to: path) else {
            close(descriptor)
            return tryLater()
        }
        let stream = SocketStream(descriptor, mostUnsent: Self.mostUnsent)
        stream.hear = { [weak self] in self?.read($0) }
        stream.end = { [weak self] in self?.lose() }
        self.stream = stream
        greet?()
    }

    /// Tries at once, if the next try is still to come: an app has asked for messages.
    func connectNow() {
        guard !isConnected, !isStopped else { return }
        nextTry?.cancel()
        connect()
    }

    private func tryLater() {
        guard !isStopped, nextTry == nil else { return }
        nextTry = MainLoop.main.schedule(at: MainLoop.main.now + delay) { [weak self] in self?.connect() }
        delay = min(delay * 2, Self.longestDelay)
    }

    /// The gateway has let the device in: should it go away, it is looked for soon.
    func didSucceed() { delay = Self.firstDelay }

    func send(_ frame: DevicePushFrame) { stream?.send(frame.bytes) }

    private func read(_ bytes: UnsafeRawBufferPointer) {
        received += bytes
        do {
            var frames: [GatewayPushFrame] = []
            while let body = try PushFrame.next(in: &received) { frames.append(try GatewayPushFrame(body: body)) }
            // What is left begins a new array: a slice keeps all that it is a slice of.
            received = Array(received)[...]
            if !frames.isEmpty { hear?(frames) }
        } catch {
            stream?.finish()
        }
    }

    private func lose() {
        stream = nil
        received = []
        tryLater()
    }

    func stop() {
        isStopped = true
        nextTry?.cancel()
        stream?.stop()
        stream = nil
    }
}
