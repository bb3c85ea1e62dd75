import Foundation

/// Files that are dropped on a page: apps, contacts and pictures for the device.
extension WebDisplay {
    /// Begins to take a file. Its page sends a part each time that it is told to.
    func take(_ name: String, size: Int, from session: DisplaySession) {
        do {
            session.dropped = try DroppedFile(name, size: size, in: device.storage)
            session.say("more")
            if size == 0 { try finish(session) }
        } catch {
            refuse(error, session)
        }
    }

    /// A part that nobody waits for is left out: the page was told why.
    func take(_ part: Data, from session: DisplaySession) {
        guard let file = session.dropped else { return }
        do {
            if try file.add(part) { try finish(session) } else { session.say("more") }
        } catch {
            refuse(error, session)
        }
    }

    private func finish(_ session: DisplaySession) throws {
        guard let file = session.dropped else { return }
        defer { session.dropped = nil }
        session.say("dropped " + (try onFile?(file.path) ?? ""))
    }

    private func refuse(_ error: any Error, _ session: DisplaySession) {
        session.dropped = nil
        session.say("dropped " + "\(error)".replacing(device.storage.folder, with: "").prefix(500))
    }
}
