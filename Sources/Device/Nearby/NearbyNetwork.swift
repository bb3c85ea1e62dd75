import Foundation
import Glibc
import MainLoop

/// The other devices of this machine that run: each listens on a Unix socket in a folder that only this user may enter, and is
/// connected with all others. Apps cannot make such sockets.
@MainActor final class NearbyNetwork {
    /// What another device says.
    var hear: ((NearbyWord) -> Void)?
    /// The sessions of a device that is gone.
    var lose: (([String]) -> Void)?
    /// What a device hears first: the sessions of this one.
    var greet: (() -> [NearbyStation])?

    private let folder: String
    private var path = ""
    private var socket: Int32 = -1
    private var watch: Watch?
    private var lines: [NearbyLine] = []

    /// The most devices that are connected at a time.
    private static let mostLines = 16

    init(folder: String) { self.folder = folder }

    /// Begins to listen, and connects with those who do. Once.
    func open() {
        guard socket < 0 else { return }
        // Of two devices that open at the same time, the second one finds the first.
        guard let lock = try? PrivateFolder(folder).lock() else { return }
        defer { close(lock) }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? [] {
            let other = folder + "/" + name
            let descriptor = UnixSocket.make()
            guard descriptor >= 0 else { return }
            if UnixSocket.connect(descriptor, to: other) {
                add(descriptor)
            } else {
                // One that a killed device has left; another user's or a busy one stays.
                if errno == ECONNREFUSED { unlink(other) }
                close(descriptor)
            }
        }
        path = "\(folder)/\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
        let descriptor = UnixSocket.make()
        guard descriptor >= 0, UnixSocket.listen(descriptor, at: path) else {
            if descriptor >= 0 { close(descriptor) }
            return
        }
        socket = descriptor
        watch = MainLoop.main.watch(descriptor) { [weak self] in self?.accept() }
    }

    private func accept() {
        let descriptor = Glibc.accept(socket, nil, nil)
        guard descriptor >= 0 else { return }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        add(descriptor)
    }

    private func add(_ descriptor: Int32) {
        guard lines.count < Self.mostLines else {
            close(descriptor)
            return
        }
        let line = NearbyLine(descriptor)
        line.hear = { [weak self] in self?.hear?($0) }
        line.end = { [weak self, weak line] in
            guard let self, let line else { return }
            lines.removeAll { $0 === line }
            lose?(Array(line.peers))
        }
        lines.append(line)
        for station in greet?() ?? [] { line.send(NearbyWord(station: station)) }
    }

    /// Says something to all, or to the one that has a session.
    func send(_ word: NearbyWord, to peer: String? = nil) {
        for line in lines where peer.map(line.peers.contains) ?? true { line.send(word) }
    }

    func stop() {
        watch?.cancel()
        for line in lines { line.stop() }
        lines = []
        guard socket >= 0 else { return }
        close(socket)
        unlink(path)
        socket = -1
    }
}
