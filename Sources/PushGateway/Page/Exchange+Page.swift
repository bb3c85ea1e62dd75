import Foundation
import PushLink

/// What the page shows.
extension Exchange {
    /// More apps are not listed: nobody finds one among them by hand.
    private static let mostApps = 1000
    /// Characters of a message that the list shows.
    private static let longestPayload = 1000

    /// The messages of late, the newest first, and what stands in the gateway.
    func messageReport() -> [String: Any] {
        let counts = try? database.count()
        var number = journal.first
        let messages = journal.entries.map { entry -> [String: Any] in
            defer { number += 1 }
            return report(entry, number)
        }
        return [
            "devices": figures.devices, "apps": counts?.tokens ?? 0, "waiting": counts?.messages ?? 0,
            "messages": Array(messages.reversed()),
        ]
    }

    private func report(_ entry: PushJournal.Entry, _ number: UInt64) -> [String: Any] {
        let state = state(of: entry)
        var values: [String: Any] = [
            "number": number, "time": entry.time, "way": entry.way.rawValue, "environment": "\(entry.environment)",
            "state": state.name, "detail": state.detail,
        ]
        values["token"] = entry.token?.hexadecimal
        if let registration = entry.registration {
            values["app"] = registration.topic.identifier
            values["device"] = try? database.deviceName(registration.device)
        }
        if let payload = entry.payload {
            let text = String(decoding: payload.readableBytesView, as: UTF8.self)
            values["payload"] = text.count > Self.longestPayload ? text.prefix(Self.longestPayload) + "…" : text
        }
        return values
    }

    /// - Returns: a word that the page has a colour for, and what there is to say.
    private func state(of entry: PushJournal.Entry) -> (name: String, detail: String) {
        switch entry.fate {
        case .refused(let reason): ("refused", reason)
        case .unregistered: ("refused", PushRefusal.unregistered.rawValue)
        case .expired: ("void", "expired")
        case .unreachable: ("void", "not to be kept, and its device is not connected")
        case .taken(let delivery): state(of: delivery, expiry: entry.expiry)
        }
    }

    private func state(of delivery: Delivery, expiry: Int64) -> (name: String, detail: String) {
        switch delivery.state {
        case .acknowledged: return ("delivered", "delivered")
        case .pending: return ("waiting", "on its way")
        case .fleeting: return ("waiting", "on its way, not to be kept")
        case .refused: return ("refused", PushRefusal.serviceUnavailable.rawValue)
        case .saved: break
        }
        // Later it may have been delivered from the database, or a newer message has taken its place.
        guard let kept = try? database.keptSequence(registration: delivery.registration.identifier) else {
            return expiry <= now() ? ("void", "expired") : ("delivered", "delivered")
        }
        guard kept == delivery.sequence else { return ("void", "a newer one has taken its place, or it was delivered") }
        return expiry <= now() ? ("void", "expired") : ("waiting", "waits for its device")
    }

    /// The apps that want messages.
    func appReport() -> [String: Any] {
        var apps: [[String: Any]] = []
        var count = 0
        try? database.forEachRegistration { device, registration in
            count += 1
            guard apps.count < Self.mostApps else { return }
            apps.append([
                "device": device, "app": registration.topic.identifier,
                "environment": "\(registration.topic.environment)", "token": registration.token.hexadecimal,
                "isConnected": reachable[registration.token] != nil,
            ])
        }
        return ["apps": apps, "count": count]
    }
}
