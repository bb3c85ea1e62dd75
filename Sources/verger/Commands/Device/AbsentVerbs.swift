import ArgumentParser

/// A verb of simctl's that means nothing for these devices, and says why.
protocol AbsentVerb: ParsableCommand {
    static var name: String { get }
    static var reason: String { get }
    static var cure: String? { get }
    var arguments: [String] { get }
}

extension AbsentVerb {
    static var configuration: CommandConfiguration { CommandConfiguration(commandName: name, shouldDisplay: false) }
    static var cure: String? { nil }

    func run() throws {
        throw CommandError("\(Self.name) is not here: \(Self.reason)", cure: Self.cure, status: .wrongUse)
    }
}

struct PairCommand: AbsentVerb {
    static let name = "pair"
    static let reason = "watches, which phones are paired with, came with iOS 8."
    @Argument(parsing: .captureForPassthrough) var arguments: [String] = []
}

struct UnpairCommand: AbsentVerb {
    static let name = "unpair"
    static let reason = PairCommand.reason
    @Argument(parsing: .captureForPassthrough) var arguments: [String] = []
}

struct ActivatePairCommand: AbsentVerb {
    static let name = "pair_activate"
    static let reason = PairCommand.reason
    @Argument(parsing: .captureForPassthrough) var arguments: [String] = []
}

struct CloudSyncCommand: AbsentVerb {
    static let name = "icloud_sync"
    static let reason = "the devices have no account of iCloud, and reach no service of Apple's."
    @Argument(parsing: .captureForPassthrough) var arguments: [String] = []
}

struct RuntimeCommand: AbsentVerb {
    static let name = "runtime"
    static let reason = "all systems belong to this program, and none has to be downloaded."
    static let cure: String? = "verger device list runtimes shows them."
    @Argument(parsing: .captureForPassthrough) var arguments: [String] = []
}

/// What stands for a verb that there is not.
struct UnknownVerb: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "unknown-verb", shouldDisplay: false)

    @Argument(parsing: .captureForPassthrough) var words: [String] = []

    func run() throws {
        guard let verb = words.first else { throw CleanExit.helpRequest(DeviceCommand.self) }
        let verbs = DeviceCommand.verbs
        let near = verbs.min { $0.distance(to: verb) < $1.distance(to: verb) }
        let isNear = near.map { $0.distance(to: verb) <= 2 } ?? false
        let question = isNear ? "; is it \(near ?? "")?" : ""
        throw CommandError(
            "there is no verb “\(verb.prefix(100))”\(question)", cure: "There are: \(verbs.joined(separator: ", ")).",
            status: .wrongUse)
    }
}

extension String {
    /// How many letters must be added, left out or changed to make it another word; words beyond 40 letters are far from all.
    fileprivate func distance(to other: String) -> Int {
        let (own, other) = (Array(self), Array(other.lowercased()))
        guard other.count <= 40 else { return .max }
        var row = Array(0...other.count)
        for (index, letter) in own.enumerated() {
            var next = [index + 1]
            for column in other.indices {
                next.append(
                    Swift.min(row[column] + (letter == other[column] ? 0 : 1), row[column + 1] + 1, next[column] + 1))
            }
            row = next
        }
        return row[other.count]
    }
}
