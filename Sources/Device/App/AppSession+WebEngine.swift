import CWebLink
import DeviceLink

extension AppSession {
    /// The most engines of one app at a time; each takes some 100 MB.
    private static let mostWebEngines = 8

    /// Starts an engine for a web view of the app, which hears by the socket if that fails.
    func startWebEngine(on socket: OwnedDescriptor) {
        webEngines.removeAll(where: \.hasEnded)
        guard webEngines.count < Self.mostWebEngines else {
            return tell(socket, "this app has \(Self.mostWebEngines) web views with an engine already")
        }
        do {
            webEngines.append(try WebEngine(for: app, clock: virtualClock, socket: socket))
        } catch {
            tell(socket, "\(error)")
        }
    }

    private func tell(_ socket: OwnedDescriptor, _ reason: String) {
        _ = web_message_send(
            socket.number, web_message_ended.rawValue, 0, nil, reason, reason.utf8.count, nil, 0, -1, 0)
    }
}
