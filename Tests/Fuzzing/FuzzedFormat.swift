import Archiving
import Foundation

/// A format of archives, and all that can be done with a file of it.
package enum FuzzedFormat: String, CaseIterable, Sendable {
    case binary
    case xml
    case nib

    package func read(_ data: Data) throws -> ArchiveGraph {
        switch self {
        case .binary, .xml: try KeyedArchive.read(data)
        case .nib: try NIBArchive.read(data)
        }
    }

    package func write(_ graph: ArchiveGraph) throws -> Data {
        switch self {
        case .binary: try KeyedArchive.write(graph, format: .binary)
        case .xml: try KeyedArchive.write(graph, format: .xml)
        case .nib: try NIBArchive.write(graph)
        }
    }

    /// Reads a file, decodes every object of it in every way, and writes it in every format. What is written must be
    /// read again, and settle: the second and the third time it is the same.
    /// - Throws: `ArchiveError` for a file that is refused, ``Unsettled`` for a mistake of the writers or readers.
    package func exercise(_ data: Data) throws {
        let graph = try read(data)
        _ = graph.canonical()
        Self.decodeAll(graph)
        for format in Self.allCases {
            var files = [try format.write(graph)]
            do {
                for _ in 0..<2 { files.append(try format.write(try format.read(files[files.count - 1]))) }
            } catch { throw Unsettled(message: "\(format): what was written is refused: \(error)") }
            guard files[1] == files[2] else { throw Unsettled(message: "\(format): what is written does not settle") }
        }
    }

    package struct Unsettled: Error, CustomStringConvertible {
        let message: String
        package var description: String { message }
    }

    private static func decodeAll(_ graph: ArchiveGraph) {
        let decoder = ArchiveDecoder(graph: graph)
        decoder.makeObject = { object, _, decoder in
            let result = NSObject()
            decoder.begin(result)
            if case .fields(let fields) = object.content { for field in fields { decode(field.key, decoder) } }
            return result
        }
        for field in graph.top { decode(field.key, decoder) }
        for index in graph.objects.indices { _ = decoder.object(at: .init(index)) }
    }

    private static func decode(_ key: String, _ decoder: ArchiveDecoder) {
        _ = decoder.containsValue(forKey: key)
        _ = decoder.decodeBool(forKey: key)
        _ = decoder.decodeInteger(forKey: key)
        _ = decoder.decodeInt32(forKey: key)
        _ = decoder.decodeFloat(forKey: key)
        _ = decoder.structure(forKey: key)
        _ = decoder.withDecodedUnsafeBytes(forKey: key) { $0?.count }
        _ = decoder.decodeObject(forKey: key)
    }
}
