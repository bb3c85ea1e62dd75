import Foundation

/// What an app asks of the device's radio.
enum NearbyRequest {
    /// A session is made.
    case open(session: Int, NearbyStation)
    /// It can be found from now on, or not any more.
    case available(session: Int, Bool)
    case send(session: Int, to: [String], NearbyLetter.Kind, data: String?)
    case close(session: Int)

    private struct Fields: Decodable {
        var `do`: String
        var session: Int
        var peer: String?
        var service: String?
        var name: String?
        var mode: Int?
        var available: Int?
        var to: [String]?
        var kind: NearbyLetter.Kind?
        var data: String?
    }

    private static let mostReceivers = 64
    /// Bytes of data as base 64: more than the 95 kilobytes that a session takes.
    private static let longestData = 256 << 10

    /// - Returns: nil for what GameKit does not say.
    init?(json: String) {
        guard let fields = try? JSONDecoder().decode(Fields.self, from: Data(json.utf8)) else { return nil }
        func isShort(_ text: String) -> Bool { !text.isEmpty && text.utf8.count <= NearbyStation.longestName }
        switch fields.do {
        case "open":
            guard let peer = fields.peer, let service = fields.service, let name = fields.name, let mode = fields.mode,
                isShort(peer), isShort(service), name.utf8.count <= NearbyStation.longestName, (0...2).contains(mode)
            else { return nil }
            self = .open(
                session: fields.session, NearbyStation(peer: peer, service: service, name: name, mode: mode))
        case "available":
            guard let available = fields.available else { return nil }
            self = .available(session: fields.session, available != 0)
        case "send":
            guard let to = fields.to, let kind = fields.kind, to.count <= Self.mostReceivers,
                (fields.data ?? "").utf8.count <= Self.longestData
            else { return nil }
            self = .send(session: fields.session, to: to, kind, data: fields.data)
        case "close": self = .close(session: fields.session)
        default: return nil
        }
    }
}
