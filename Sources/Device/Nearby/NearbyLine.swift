import Foundation

/// The connection with one other device. What it says is treated as hostile: a bad line ends the connection.
@MainActor final class NearbyLine {
    var hear: ((NearbyWord) -> Void)?
    /// Called once, when the other device is gone.
    var end: (() -> Void)?
    /// The sessions that the other device has told of.
    private(set) var peers: Set<String> = []

    private let stream: SocketStream
    private var received = Data()

    /// Bytes of a line, and of what waits to be sent.
    private static let longestLine = 512 << 10
    private static let mostUnsent = 8 << 20
    private static let mostPeers = 128

    init(_ descriptor: Int32) {
        stream = SocketStream(descriptor, mostUnsent: Self.mostUnsent)
        stream.hear = { [weak self] in self?.read($0) }
        stream.end = { [weak self] in self?.end?() }
    }

    func send(_ word: NearbyWord) {
        guard var line = try? JSONEncoder().encode(word) else { return }
        line.append(0x0A)
        stream.send(line)
    }

    private func read(_ bytes: UnsafeRawBufferPointer) {
        received.append(contentsOf: bytes)
        while let place = received.firstIndex(of: 0x0A), !stream.isOver {
            let line = received[received.startIndex..<place]
            guard let word = try? JSONDecoder().decode(NearbyWord.self, from: Data(line)), take(word) else {
                return stream.finish()
            }
            received.removeSubrange(received.startIndex...place)
        }
        if received.count > Self.longestLine { stream.finish() }
    }

    /// - Returns: false for what a device does not say.
    private func take(_ word: NearbyWord) -> Bool {
        if let station = word.station {
            guard !station.peer.isEmpty, station.peer.utf8.count <= NearbyStation.longestName,
                station.service.utf8.count <= NearbyStation.longestName,
                station.name.utf8.count <= NearbyStation.longestName, peers.count < Self.mostPeers
            else { return false }
            peers.insert(station.peer)
        }
        // Nobody speaks for the sessions of others.
        if let gone = word.gone, peers.remove(gone) == nil { return false }
        if let letter = word.letter, !peers.contains(letter.from) { return false }
        hear?(word)
        return true
    }

    func stop() { stream.stop() }
}
