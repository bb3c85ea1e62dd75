import Foundation
import OrganizerSite
import Synchronization

extension OrganizerDevices {
    /// The devices of this user.
    static let ofThisUser = OrganizerDevices(
        isBooted: { ControlClient.isBooted($0) },
        boot: { name in
            let boot = try DeviceBoot(name)
            boot.process.letGoAndReap()
            guard boot.address == nil else { return }
            let log = boot.log.trimmingCharacters(in: .whitespacesAndNewlines)
            throw OrganizerError(
                log.isEmpty ? "\(name) does not boot." : String(log.suffix(longestReason)), .conflict)
        },
        shutDown: { name in
            _ = try ask(name, .shutdown)
            try ControlClient(name).waitForShutdown()
        },
        pageAddress: { try ask($0, .address) },
        install: { _ = try ask($0, .install, [$1]) },
        uninstall: { _ = try ask($0, .uninstall, [$1]) },
        replaceData: { _ = try ask($0, .appData, [$1]) },
        states: { name in
            let list = try JSONSerialization.jsonObject(with: Data(ask(name, .appInfo, ["all", "json"]).utf8))
            return (list as? [String: [String: Any]] ?? [:]).compactMapValues { $0["State"] as? String }
        },
        screenshot: { _ = try ask($0, .screenshot, [$1]) },
        follow: followConsole)

    /// Characters of a log that tell why a device does not boot.
    private static let longestReason = 2000

    private static func ask(
        _ name: String, _ verb: ControlRequest.Verb, _ arguments: [String] = []
    ) throws -> String {
        do {
            let reply = try ControlClient(name).ask(ControlRequest(verb: verb, arguments: arguments))
            guard reply.status == ExitStatus.fine.rawValue else {
                throw OrganizerError(Self.plain(reply.error ?? "\(name) did not do it."), .conflict)
            }
            return reply.output
        } catch let error as CommandError { throw OrganizerError(plain(error.description), .conflict) }
    }

    private static func plain(_ error: String) -> String {
        error.hasPrefix("error: ") ? String(error.dropFirst("error: ".count)) : error
    }

    @Sendable private static func followConsole(
        _ name: String, _ tell: @escaping @Sendable (ConsoleEntry?) -> Void
    ) throws -> @Sendable () -> Void {
        nonisolated(unsafe) let events: ControlEvents
        do { events = try ControlClient(name).follow(withHistory: true) } catch let error as CommandError {
            throw OrganizerError(plain(error.description), .conflict)
        }
        let state = Wanted()
        Thread.detachNewThread {
            while let event = try? events.next() {
                guard state.isSet else { return }
                if let entry = ConsoleEntry(event) { tell(entry) }
            }
            if state.isSet { tell(nil) }
        }
        return {
            state.clear()
            events.stop()
        }
    }
}

/// Whether somebody still wants to hear of a device.
private final class Wanted: Sendable {
    private let value = Mutex(true)

    var isSet: Bool { value.withLock { $0 } }

    func clear() { value.withLock { $0 = false } }
}

extension ConsoleEntry {
    /// - Returns: nil for an event that is no line.
    fileprivate init?(_ event: ControlEvent) {
        switch event.kind {
        case .present: return nil
        case .exit where event.text.isEmpty: return nil
        case .output, .error, .device, .exit: break
        }
        self.init(
            time: event.time, process: event.process ?? "device", isError: [.error, .exit].contains(event.kind),
            text: event.text)
    }
}
