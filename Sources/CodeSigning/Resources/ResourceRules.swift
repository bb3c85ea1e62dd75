import Archiving
import Foundation

/// The rules by which files of a bundle are sealed.
package struct ResourceRules {
    let rules: [ResourceRule]

    private static let mostRules = 256
    /// Steps of all patterns together.
    private static let mostSteps = 2048
    /// Bytes of a file of rules.
    static let largest = 1 << 20

    /// - Parameter list: patterns with what they mean, as property lists have them.
    /// - Throws: `SigningError` for rules that are damaged, or too many.
    init(_ list: [String: Any]) throws {
        guard list.count <= Self.mostRules else { throw SigningError("there are too many rules for resources.") }
        // In an order that does not change: of two rules with the same weight the first one counts.
        rules = try list.sorted { $0.key < $1.key }.map { try ResourceRule($0.key, $0.value) }
        guard size <= Self.mostSteps else {
            throw SigningError("the rules for resources are too long.")
        }
    }

    /// Steps of all patterns, a measure of how long it takes to find the rule for a file.
    var size: Int { rules.reduce(0) { $0 + $1.pattern.size } }

    /// The rules of a `ResourceRules.plist`: for seals of version 1, and of version 2 if it has such.
    package static func read(_ path: String) throws -> (first: ResourceRules, second: ResourceRules?) {
        do {
            let list = try PropertyListData.read(SignedFile(path: path).content(most: largest)) as? [String: Any]
            guard let first = list?["rules"] as? [String: Any] else {
                throw SigningError("there is no dictionary under “rules”.")
            }
            return (try ResourceRules(first), try (list?["rules2"] as? [String: Any]).map(ResourceRules.init))
        } catch {
            throw SigningError("\(path): is no file of resource rules: \(error)")
        }
    }

    /// The rule for a file; nil if it is not sealed.
    package func rule(for path: String) -> ResourceRule? {
        var best: ResourceRule?
        for rule in rules where rule.weight > best?.weight ?? -.infinity && rule.pattern.matches(path) { best = rule }
        guard let best, !best.isOmitted else { return nil }
        return best
    }

    var list: [String: Any] { Dictionary(rules.map { ($0.text, $0.value) }) { first, _ in first } }

    // MARK: The usual rules

    /// Of version 1, for bundles without a folder `Contents`.
    package static func usualFirst() throws -> ResourceRules {
        try ResourceRules([
            "^": true, "^.*\\.lproj/": ["optional": true, "weight": 1000.0],
            "^.*\\.lproj/locversion.plist$": ["omit": true, "weight": 1100.0],
            "^Base\\.lproj/": ["weight": 1010.0], "^version.plist$": true,
        ])
    }

    /// Of version 2.
    package static func usualSecond() throws -> ResourceRules {
        try ResourceRules([
            "^.*": true, "^.*\\.lproj/": ["optional": true, "weight": 1000.0],
            "^.*\\.lproj/locversion.plist$": ["omit": true, "weight": 1100.0],
            "^Base\\.lproj/": ["weight": 1010.0], "^.*\\.dSYM($|/)": ["weight": 11.0],
            "^(.*/)?\\.DS_Store$": ["omit": true, "weight": 2000.0],
            "^(Frameworks|PlugIns|Plug-ins)/": ["nested": true, "weight": 10.0],
            "^Info\\.plist$": ["omit": true, "weight": 20.0], "^PkgInfo$": ["omit": true, "weight": 20.0],
            "^embedded\\.mobileprovision$": ["weight": 20.0], "^version\\.plist$": ["weight": 20.0],
        ])
    }
}
