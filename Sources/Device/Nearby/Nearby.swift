import DeviceLink
import Foundation
import Glibc

/// The radio of a device: sessions of its apps find those of other devices on this machine, and talk to them.
///
/// An app opens no connection: it says to whom something goes, and the device carries it. Nobody can speak for a session that is not
/// its own, or reach one of another service.
@MainActor final class Nearby {
    /// A session of an app of this device.
    private struct Session {
        weak var customer: (any ServiceCustomer)?
        /// The app's number for it.
        var number: Int
        var station: NearbyStation
    }

    /// How the services of matches begin (`CGameKit/Matches`).
    static let matches = "GKMatch "
    private static let mostSessions = 8

    weak var host: (any ServiceHost)?
    private var sessions: [Session] = []
    private var companions: [NearbyCompanion] = []
    /// The sessions of other devices, by who told of them.
    private var others: [String: NearbyStation] = [:]
    /// The other devices of this machine; nil for one in virtual time, which is alone.
    private let network: NearbyNetwork?

    init(network: NearbyNetwork?) {
        self.network = network
        network?.hear = { [weak self] in self?.take($0) }
        network?.lose = { [weak self] peers in for peer in peers { self?.vanish(peer) } }
        network?.greet = { [weak self] in self?.sessions.map(\.station) ?? [] }
    }

    private var launches = 0

    /// How the names begin by which others know the sessions of an app that is started now.
    func nextName(of app: String, on device: String) -> String {
        launches += 1
        // FNV-1a: the same each time, other than Swift's hashes.
        let text = "\(device) \(network == nil ? 0 : getpid()) \(app) \(launches)"
        let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(10_000_000 + hash % 90_000_000)
    }

    // MARK: Apps

    func take(_ request: NearbyRequest, of customer: any ServiceCustomer) {
        switch request {
        case .open(let number, let station): open(number, station, customer)
        case .available(let number, let isAvailable):
            guard let place = place(number, customer) else { return }
            sessions[place].station.isAvailable = isAvailable
            network?.send(NearbyWord(station: sessions[place].station))
            tellOthers(of: sessions[place].station)
            if isAvailable { tellOfAll(sessions[place]) }
        case .send(let number, let receivers, let kind, let data):
            guard let place = place(number, customer) else { return }
            let from = sessions[place]
            for receiver in receivers {
                let letter = NearbyLetter(from: from.station.peer, to: receiver, kind: kind, data: data)
                if !deliver(letter, of: from.station.service) { tell(from, ["of": "unknown", "peer": receiver]) }
            }
        case .close(let number): if let place = place(number, customer) { close(place) }
        }
    }

    private func place(_ number: Int, _ customer: any ServiceCustomer) -> Int? {
        sessions.firstIndex { $0.customer === customer && $0.number == number }
    }

    private func open(_ number: Int, _ station: NearbyStation, _ customer: any ServiceCustomer) {
        let isKnown = sessions.contains { $0.station.peer == station.peer } || others[station.peer] != nil
        let count = sessions.count { $0.customer === customer }
        let session = Session(customer: customer, number: number, station: station)
        guard !isKnown, place(number, customer) == nil, count < Self.mostSessions, host?.hasNetwork == true else {
            return tell(session, ["of": "cannot"])
        }
        network?.open()
        sessions.append(session)
    }

    private func close(_ place: Int) {
        let session = sessions.remove(at: place)
        network?.send(NearbyWord(gone: session.station.peer))
        var gone = session.station
        gone.isAvailable = false
        tellOthers(of: gone, isGone: true)
    }

    /// An app has ended: its sessions are gone.
    func forget(_ customer: any ServiceCustomer) {
        while let place = sessions.firstIndex(where: { $0.customer === customer || $0.customer == nil }) {
            close(place)
        }
    }

    private func tell(_ session: Session, _ fields: [String: Any]) {
        session.customer?.hear(.nearby, fields.merging(["session": session.number]) { _, new in new })
    }

    /// Tells the other sessions of this device what a station is now.
    private func tellOthers(of station: NearbyStation, isGone: Bool = false) {
        for session in sessions where session.station.service == station.service && session.station.peer != station.peer
        {
            tell(session, Self.fields(of: station, isGone: isGone))
        }
    }

    /// Tells a session of all that can be found.
    private func tellOfAll(_ session: Session) {
        let service = session.station.service
        let local = sessions.map(\.station).filter { $0.peer != session.station.peer }
        let remote = others.values.sorted { $0.peer < $1.peer }
        for station in local + remote + companions.map({ $0.station(of: service) })
        where station.service == service && station.isAvailable {
            tell(session, Self.fields(of: station, isGone: false))
        }
    }

    private static func fields(of station: NearbyStation, isGone: Bool) -> [String: Any] {
        [
            "of": isGone ? "gone" : station.isAvailable ? "available" : "unavailable", "peer": station.peer,
            "name": station.name, "mode": station.mode,
        ]
    }

    /// The device is switched off.
    func stop() { network?.stop() }

    // MARK: Letters

    /// - Returns: false if there is no such peer among those of the service.
    private func deliver(_ letter: NearbyLetter, of service: String) -> Bool {
        if let session = sessions.first(where: { $0.station.peer == letter.to && $0.station.service == service }) {
            hand(letter, to: session)
            return true
        }
        if let companion = companions.first(where: { $0.peer == letter.to }) {
            answer(letter, of: companion, service)
            return true
        }
        guard others[letter.to]?.service == service else { return false }
        network?.send(NearbyWord(letter: letter), to: letter.to)
        return true
    }

    private func hand(_ letter: NearbyLetter, to session: Session) {
        var fields: [String: Any] = ["of": "letter", "from": letter.from, "kind": letter.kind.rawValue]
        fields["name"] = name(of: letter.from, session.station.service)
        fields["data"] = letter.data
        tell(session, fields)
    }

    private func name(of peer: String, _ service: String) -> String? {
        others[peer]?.name ?? sessions.first { $0.station.peer == peer }?.station.name
            ?? companions.first { $0.peer == peer }?.station(of: service).name
    }

    // MARK: Other devices

    private func take(_ word: NearbyWord) {
        if let station = word.station, sessions.allSatisfy({ $0.station.peer != station.peer }) {
            others[station.peer] = station
            tellOthers(of: station)
        }
        if let gone = word.gone { vanish(gone) }
        if let letter = word.letter, let sender = others[letter.from],
            let session = sessions.first(where: { $0.station.peer == letter.to }),
            session.station.service == sender.service
        {
            hand(letter, to: session)
        }
    }

    private func vanish(_ peer: String) {
        guard let station = others.removeValue(forKey: peer) else { return }
        tellOthers(of: station, isGone: true)
    }

    // MARK: Companions

    private static let mostCompanions = 16

    /// Somebody comes near.
    func add(_ companion: NearbyCompanion) {
        guard companions.count < Self.mostCompanions else { return }
        companions.removeAll { $0.name == companion.name }
        companions.append(companion)
        for session in sessions where session.station.isAvailable {
            tell(session, Self.fields(of: companion.station(of: session.station.service), isGone: false))
        }
    }

    /// Somebody goes away.
    func removeCompanion(_ name: String) {
        guard let place = companions.firstIndex(where: { $0.name == name }) else { return }
        let companion = companions.remove(at: place)
        for session in sessions {
            tell(session, Self.fields(of: companion.station(of: session.station.service), isGone: true))
        }
    }

    /// Somebody asks all sessions that can be found for a connection.
    func letAsk(_ name: String) {
        guard let companion = companions.first(where: { $0.name == name }) else { return }
        for session in sessions where session.station.isAvailable {
            hand(NearbyLetter(from: companion.peer, to: session.station.peer, kind: .connect), to: session)
        }
    }

    private func answer(_ letter: NearbyLetter, of companion: NearbyCompanion, _ service: String) {
        guard let session = sessions.first(where: { $0.station.peer == letter.from && $0.station.service == service })
        else { return }
        let kind: NearbyLetter.Kind? =
            switch letter.kind {
            case .connect: companion.refuses ? .deny : .accept
            case .data: .data
            case .cancel, .accept, .deny, .disconnect: nil
            }
        guard let kind else { return }
        hand(NearbyLetter(from: companion.peer, to: letter.from, kind: kind, data: letter.data), to: session)
    }
}
