import Archiving
import Foundation
import UIKit

/// A way in which an object, of the framework's own classes too, goes into an archive and comes out again.
enum ArchiveTrip: CaseIterable {
    /// By the platform's encoder and decoder, without a file between them.
    case graph
    case binaryPropertyList
    case xmlPropertyList
    case nibArchive
    /// By Foundation's NSKeyedArchiver and NSKeyedUnarchiver.
    case foundation

    /// - Returns: what came out of the archive; nil if nothing of that kind did.
    @MainActor func copy<Object: AnyObject>(_ object: Object) throws -> Object? {
        switch self {
        case .graph: return decode(encode(object)) as? Object
        case .binaryPropertyList:
            let data = try KeyedArchive.write(encode(object), format: .binary)
            return decode(try KeyedArchive.read(data)) as? Object
        case .xmlPropertyList:
            let data = try KeyedArchive.write(encode(object), format: .xml)
            return decode(try KeyedArchive.read(data)) as? Object
        case .nibArchive: return decode(try NIBArchive.read(NIBArchive.write(encode(object)))) as? Object
        case .foundation:
            let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
            let coder = try NSKeyedUnarchiver(forReadingFrom: data)
            coder.requiresSecureCoding = false
            return coder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Object
        }
    }

    @MainActor private func encode(_ object: AnyObject) -> ArchiveGraph {
        let coder = ArchiveEncoder()
        coder.encode(object, forKey: "root")
        return coder.graph
    }

    @MainActor private func decode(_ graph: ArchiveGraph) -> Any? {
        let coder = ArchiveDecoder(graph: graph)
        coder.makeObject = { object, _, coder in
            (NSClassFromString(object.className) as? any NibObject.Type)?.init(coder: coder)
        }
        return coder.decodeObject(forKey: "root")
    }
}
