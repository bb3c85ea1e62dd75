import Archiving
import Foundation

/// The two kinds of files that nibs are kept in. Apple's tool chose by the system that the app shall run on.
package enum NibFormat: Equatable, Sendable {
    /// A binary property list, which every iPhone OS reads.
    case keyedArchive
    /// What iOS 4.2 and later read, faster.
    case nibArchive

    /// The one for a deployment target such as "3.0": keyed archives before 4.2 and where none is known.
    package init(deploymentTarget: String?) {
        let numbers = (deploymentTarget ?? "").split(separator: ".").map { Int($0) ?? 0 }
        let (major, minor) = (numbers.first ?? 0, numbers.dropFirst().first ?? 0)
        self = (major, minor) >= (4, 2) ? .nibArchive : .keyedArchive
    }

    /// - Throws: `ArchiveError`
    package func write(_ graph: ArchiveGraph) throws -> Data {
        switch self {
        case .keyedArchive: try KeyedArchive.write(graph)
        case .nibArchive: try NIBArchive.write(graph)
        }
    }
}
