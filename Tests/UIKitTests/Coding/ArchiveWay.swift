import Archiving
import Foundation
import UIKit

/// The ways that an object can take into an archive and back.
enum ArchiveWay: String, CaseIterable {
    /// As an app in Swift does it.
    case foundation
    case graph
    case binary
    case xml
    case nibArchive

    @MainActor func copy<Object: NSObject>(_ object: Object) throws -> Object? {
        if self == .foundation {
            let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
            let decoder = try NSKeyedUnarchiver(forReadingFrom: data)
            decoder.requiresSecureCoding = false
            return decoder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Object
        }
        let encoder = ArchiveEncoder()
        encoder.nameObject = { (Self.name(of: $0), []) }
        encoder.encode(object, forKey: "root")
        let decoder = ArchiveDecoder(graph: try carry(encoder.graph))
        decoder.makeObject = { archived, _, decoder in
            NibClasses.named(archived.className)?.init(coder: decoder)
                ?? SwiftNibLanguage().makeObject(ofClass: archived.className, coder: decoder)
        }
        return decoder.decodeObject(forKey: "root") as? Object
    }

    private func carry(_ graph: ArchiveGraph) throws -> ArchiveGraph {
        switch self {
        case .foundation, .graph: graph
        case .binary: try KeyedArchive.read(KeyedArchive.write(graph, format: .binary))
        case .xml: try KeyedArchive.read(KeyedArchive.write(graph, format: .xml))
        case .nibArchive: try NIBArchive.read(NIBArchive.write(graph))
        }
    }

    private static func name(of object: AnyObject) -> String {
        let name = String(describing: type(of: object))
        return name == "SegmentView" ? "UISegment" : name
    }
}
