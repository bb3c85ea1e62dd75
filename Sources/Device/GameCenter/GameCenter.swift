import DeviceLink
import Foundation

/// The device's own Game Center, in the place of Apple's, which is out of reach: players, leaderboards, achievements and games by
/// turns, kept on this machine (docs/GameCenter.md).
@MainActor final class GameCenter {
    weak var host: (any ServiceHost)?
    private let storage: DeviceStorage
    private let timeline: Timeline
    let store: GameStore
    /// Who has signed in on the device; nil for nobody.
    private(set) var player: GamePlayer?
    /// The alias of who signs in when the device asks.
    var usualAlias = "Player"
    /// The identifiers of apps whose question is on the screen.
    private var asking: Set<String> = []
    /// Others whom a script plays.
    var acquaintances: Set<String> = []
    /// The descriptions that were read, by app.
    private var descriptions: [String: GameDescription] = [:]

    /// How long an answer takes, in seconds.
    private static let delay = 0.4
    private static let account = "GameCenter.plist"

    /// - Parameter folder: where the games of all devices are kept that share them.
    init(storage: DeviceStorage, timeline: Timeline, folder: String) {
        self.storage = storage
        self.timeline = timeline
        store = GameStore(folder: folder)
        let kept = storage.list(in: Self.account) as? [String: Any]
        player = (kept?["Player"] as? String).map { GamePlayer(alias: $0) }
    }

    // MARK: Accounts

    /// Signs somebody in, or out with nil.
    ///
    /// - Throws: `storageFailed`; the player is then signed in only as long as the device is on.
    func signIn(_ alias: String?) throws {
        player = alias.map { GamePlayer(alias: String($0.prefix(GamePlayer.longestAlias))) }
        try storage.write(player.map { ["Player": $0.alias] } ?? [:], to: Self.account)
    }

    private func authenticate(_ request: GameCenterRequest, _ customer: any ServiceCustomer) {
        if player != nil { return welcome(request, customer) }
        guard asking.insert(customer.identifier).inserted else { return refuse(request, .underWay, customer) }
        host?.ask(
            customer, title: "Game Center", message: "Sign in as “\(usualAlias)”? This device keeps scores by itself.",
            buttons: ["Cancel", "Sign In"], hasCancelButton: true
        ) { [weak self, weak customer] button in
            guard let self, let customer else { return }
            asking.remove(customer.identifier)
            guard button == 1 else { return refuse(request, .cancelled, customer) }
            do {
                try signIn(usualAlias)
            } catch {
                host?.log("\(error)")
            }
            welcome(request, customer)
        }
    }

    private func welcome(_ request: GameCenterRequest, _ customer: any ServiceCustomer) {
        guard let player else { return }
        change(customer) { $0.add(player) }
        answer(request, ["player": player.identifier, "alias": player.alias], customer)
        tellOfTurns(customer)
    }

    /// An app that was asked about its player is gone: another start of it may ask again.
    func forget(_ identifier: String) { asking.remove(identifier) }

    // MARK: Games

    /// Gives an app the description of a file.
    ///
    /// - Throws: `badMedia` with what is wrong with the file, `storageFailed`.
    func setDescription(file: String, of identifier: String) throws {
        let description = try GameDescription(file: file)
        let copy = "GameCenter-\(identifier).description"
        do {
            try DescriptionFile.data(ofFile: file).write(
                to: URL(fileURLWithPath: storage.folder + "/" + copy), options: .atomic)
        } catch let error as DeviceError {
            throw error
        } catch {
            throw DeviceError(
                .storageFailed, "\(storage.folder)/\(copy): cannot be written (\(error.localizedDescription)).")
        }
        descriptions[identifier] = description
    }

    /// What was given, or else `GameCenter.plist` in the app; nothing is known of other games.
    func description(of customer: any ServiceCustomer) -> GameDescription {
        if let known = descriptions[customer.identifier] { return known }
        let places = [
            storage.folder + "/GameCenter-\(customer.identifier).description",
            customer.bundlePath + "/GameCenter.plist",
        ]
        var found = GameDescription()
        if let file = places.first(where: FileManager.default.fileExists) {
            do {
                found = try GameDescription(file: file)
            } catch {
                host?.log("\(error)")
            }
        }
        descriptions[customer.identifier] = found
        return found
    }

    /// Looks for an app's own description again: its bundle is another one.
    func forgetDescription(of identifier: String) { descriptions[identifier] = nil }

    // MARK: Requests

    func take(_ request: GameCenterRequest, of customer: any ServiceCustomer) {
        timeline.schedule(after: Self.delay) { [weak self, weak customer] in
            guard let self, let customer else { return }
            handle(request, customer)
        }
    }

    private func handle(_ request: GameCenterRequest, _ customer: any ServiceCustomer) {
        guard host?.hasNetwork == true else { return refuse(request, .noConnection, customer) }
        if request.action == .authenticate { return authenticate(request, customer) }
        guard let player else { return refuse(request, .notAuthenticated, customer) }
        do {
            answer(request, try reply(to: request, of: player, customer), customer)
        } catch let failure as GameCenterFailure {
            refuse(request, failure, customer)
        } catch {
            host?.log("\(error)")
            refuse(request, .noConnection, customer)
        }
    }

    private func reply(
        to request: GameCenterRequest, of player: GamePlayer, _ customer: any ServiceCustomer
    ) throws -> [String: Any] {
        switch request.action {
        case .authenticate: [:]
        case .friends: ["players": friends(customer)]
        case .players: ["players": describe(request.players ?? [], customer)]
        case .befriend: befriend(request, of: player)
        case .categories: categories(customer)
        case .scores: try scores(request, of: player, customer)
        case .reportScore: try report(score: request, of: player, customer)
        case .defaultLeaderboard: try setStandard(request, of: player, customer)
        case .achievements: achievements(of: player, customer)
        case .descriptions: achievementDescriptions(customer)
        case .reportAchievement: try report(achievement: request, of: player, customer)
        case .resetAchievements: try resetAchievements(of: player, customer)
        case .matches, .findMatch, .matchData, .endTurn, .quitMatch, .endMatch, .removeMatch:
            try matchReply(to: request, of: player, customer)
        }
    }

    // MARK: Players

    private func friends(_ customer: any ServiceCustomer) -> [String] {
        description(of: customer).players.filter(\.isFriend).map { GamePlayer(alias: $0.alias).identifier }
    }

    /// What apps may know of players; those who are not known are left out.
    private func describe(_ identifiers: [String], _ customer: any ServiceCustomer) -> [[String: Any]] {
        let friends = Set(friends(customer))
        let aliases = aliases(customer)
        return identifiers.compactMap { identifier in
            guard let alias = aliases[identifier] else { return nil }
            return ["player": identifier, "alias": alias, "friend": friends.contains(identifier) ? 1 : 0]
        }
    }

    private func aliases(_ customer: any ServiceCustomer) -> [String: String] {
        var aliases = store.record(of: customer.identifier).players
        for other in description(of: customer).players {
            aliases[GamePlayer(alias: other.alias).identifier] = other.alias
        }
        for alias in acquaintances { aliases[GamePlayer(alias: alias).identifier] = alias }
        if let player { aliases[player.identifier] = player.alias }
        return aliases
    }

    /// Nobody reads such a message; the log says what it would be.
    private func befriend(_ request: GameCenterRequest, of player: GamePlayer) -> [String: Any] {
        let message = String((request.message ?? "").prefix(TurnMatch.longestMessage))
        host?.log("\(player.alias) asks to be friends: \((request.players ?? []).joined(separator: ", ")): \(message)")
        return [:]
    }

    // MARK: Answers

    func answer(_ request: GameCenterRequest, _ fields: [String: Any], _ customer: any ServiceCustomer) {
        customer.hear(.gameCenter, fields.merging(["of": "answer", "request": request.request]) { _, new in new })
    }

    private func refuse(_ request: GameCenterRequest, _ failure: GameCenterFailure, _ customer: any ServiceCustomer) {
        answer(request, ["code": failure.code, "words": failure.words], customer)
    }

    /// A change whose failure only the log tells of.
    func change(_ customer: any ServiceCustomer, _ body: (inout GameRecord) -> Void) {
        do {
            try store.change(customer.identifier, body)
        } catch {
            host?.log("\(error)")
        }
    }
}
