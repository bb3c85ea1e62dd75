import Display
import Foundation
import Synchronization

/// Tells a page what a device and its apps write, many lines at once.
///
/// Lines come in a thread of their own, and are told in the main one. A page that does not read misses lines, and is told how
/// many.
final class ConsoleFeed: Sendable {
    private struct State {
        var waiting: [ConsoleEntry] = []
        var missed = 0
        var hasEnded = false
        var isPlanned = false
    }

    private struct Message: Encodable {
        var lines: [ConsoleEntry]
        var missed: Int
        var hasEnded: Bool
    }

    private let state = Mutex(State())
    private let isRoomy: @MainActor @Sendable () -> Bool
    private let tell: @MainActor @Sendable (String) -> Void

    /// Lines that wait for the main thread.
    static let mostWaiting = 20_000

    /// - Parameters:
    ///   - isRoomy: false while the page has not read what it was told.
    ///   - tell: sends the page a message.
    init(isRoomy: @escaping @MainActor @Sendable () -> Bool, tell: @escaping @MainActor @Sendable (String) -> Void) {
        self.isRoomy = isRoomy
        self.tell = tell
    }

    /// What a page is told once it follows: from now on it misses nothing.
    static let beginning = String(
        decoding: (try? JSONEncoder().encode(Message(lines: [], missed: 0, hasEnded: false))) ?? Data(), as: UTF8.self)

    /// What a page is told that cannot follow a device.
    static func failure(_ error: OrganizerError) -> String {
        String(decoding: (try? JSONEncoder().encode(["error": error.description])) ?? Data(), as: UTF8.self)
    }

    /// Takes a line, or nil for the end.
    func take(_ entry: ConsoleEntry?) {
        let isNew = state.withLock { state in
            if let entry {
                if state.waiting.count < Self.mostWaiting { state.waiting.append(entry) } else { state.missed += 1 }
            } else {
                state.hasEnded = true
            }
            defer { state.isPlanned = true }
            return !state.isPlanned
        }
        guard isNew else { return }
        DispatchQueue.main.async { MainActor.assumeIsolated { self.flush() } }
    }

    @MainActor private func flush() {
        let hasRoom = isRoomy()
        let message = state.withLock { state in
            state.isPlanned = false
            if !hasRoom, !state.hasEnded {
                state.missed += state.waiting.count
                state.waiting = []
                return Message?.none
            }
            defer { (state.waiting, state.missed) = ([], 0) }
            return Message(lines: state.waiting, missed: state.missed, hasEnded: state.hasEnded)
        }
        guard let message, let data = try? JSONEncoder().encode(message) else { return }
        tell(String(decoding: data, as: UTF8.self))
    }
}
