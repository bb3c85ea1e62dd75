import Foundation
import Testing

/// All plays of one script, which are compared with the same pictures: one after the other.
struct ScenePlays: CustomTestStringConvertible, Sendable {
    let name: String
    let scenes: [Scene]

    var testDescription: String { name }

    /// Those of all scripts, or only of those below the folder that `VERGER_SCENES` names.
    static let all = Scene.names.filter { name in
        guard let folder = ProcessInfo.processInfo.environment["VERGER_SCENES"] else { return true }
        return name == folder || name.hasPrefix(folder + "/")
    }.map { ScenePlays(name: $0, scenes: Scene.all(named: $0)) }
}
