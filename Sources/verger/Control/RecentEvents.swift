/// The last lines that a device and its apps have written.
struct RecentEvents {
    private(set) var events: [ControlEvent] = []
    private var size = 0

    /// The greatest number of lines and of their bytes; a follower takes more than so many bytes at once.
    private static let most = 10_000
    private static let mostBytes = 2 << 20

    mutating func add(_ event: ControlEvent) {
        events.append(event)
        size += event.text.utf8.count
        guard events.count > Self.most || size > Self.mostBytes else { return }
        // Many at once, since what follows them moves.
        let gone = events.prefix(events.count / 4 + 1)
        size -= gone.reduce(0) { $0 + $1.text.utf8.count }
        events.removeFirst(gone.count)
    }
}
