import Archiving
import Foundation

/// The two file formats of nibs. Apple's ibtool chose by the deployment target.
package enum NibFormat: Equatable, Sendable {
    /// A binary property list, which all versions of iPhone OS read.
    case keyedArchive
    /// The faster format that iOS 4.2 and later read.
    case nibArchive

    /// The format for a deployment target such as "3.0": a keyed archive before 4.2 or without a target.
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
