import Foundation

/// The build settings of one target, configuration and SDK: each value with all references in it replaced.
///
/// Values come from levels, each above the one before: Xcode's own, those of the platform and the product's type, the
/// project's configuration file, the project, the target's configuration file, the target, the command line.
/// `$(inherited)` is the value of the levels below.
package struct BuildSettings: Sendable {
    /// The lowest first.
    private let levels: [[String: String]]
    private let cache = SettingCache()

    /// - Parameter levels: the lowest first.
    package init(levels: [[String: String]]) {
        self.levels = levels.filter { !$0.isEmpty }
    }

    /// The value of a setting; empty when it has none.
    package subscript(_ name: String) -> String {
        cache.value(name) {
            var evaluation = SettingEvaluation(levels: levels)
            return evaluation.value(name) ?? ""
        }
    }

    /// The words of a setting, as a shell would take them apart: `"a b" c\ d` is two words. The names of folders and
    /// products that it refers to stay whole, also when they have spaces in them.
    package func list(_ name: String) -> [String] {
        var evaluation = SettingEvaluation(levels: levels, keepsWords: true)
        return ShellWords.split(evaluation.value(name) ?? "")
    }

    /// Whether a setting is `YES`.
    package func bool(_ name: String) -> Bool {
        switch self[name] {
        case "YES", "yes", "Yes", "true", "TRUE", "1": true
        default: false
        }
    }

    /// A text with its references replaced: `$(NAME)`, `${NAME:lower}`.
    package func expand(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
        var evaluation = SettingEvaluation(levels: levels)
        return evaluation.expand(text)
    }

    /// Names that a text refers to and that have no value; nothing is put in their place.
    package func undefinedNames(in text: String) -> Set<String> {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return [] }
        var evaluation = SettingEvaluation(levels: levels)
        _ = evaluation.expand(text)
        return evaluation.undefinedNames
    }

    /// Whether any level gives the setting a value, be it an empty one.
    package func isSet(_ name: String) -> Bool { levels.contains { $0[name] != nil } }

    /// These settings with others above them, which may refer to those below and to `$(inherited)`.
    package func overridden(by values: [String: String]) -> BuildSettings { BuildSettings(levels: levels + [values]) }

    /// Every setting, expanded: what scripts find in their environment.
    package var allValues: [String: String] {
        var names: Set<String> = []
        for level in levels { names.formUnion(level.keys) }
        return Dictionary(uniqueKeysWithValues: names.map { ($0, self[$0]) })
    }
}
