import Foundation

/// A graph made ready for finding fields fast, shared by all the decoders of one nib.
///
/// An object asks for dozens of keys that mostly are not there. So the fields of all objects lie in one row, each with a
/// *mark*: a number made of a key's length and last letters. A key is looked up by comparing marks; text is only compared
/// where they are equal.
package final class ArchiveIndex: @unchecked Sendable {
    package let graph: ArchiveGraph
    /// The place of the fields that the archive gives out by name.
    let top: Int
    private var fields: [ArchivedField] = []
    private let marks: UnsafeMutableBufferPointer<UInt64>
    /// Where the fields of an object begin; one more entry than there are objects.
    private let starts: UnsafeMutableBufferPointer<Int>

    package init(_ graph: ArchiveGraph) {
        self.graph = graph
        top = graph.objects.count
        starts = .allocate(capacity: top + 2)
        for (index, object) in graph.objects.enumerated() {
            starts.initializeElement(at: index, to: fields.count)
            if case .fields(let own) = object.content { fields += own }
        }
        starts.initializeElement(at: top, to: fields.count)
        fields += graph.top
        starts.initializeElement(at: top + 1, to: fields.count)
        marks = .allocate(capacity: fields.count)
        for (index, field) in fields.enumerated() { marks.initializeElement(at: index, to: Self.mark(field.key)) }
    }

    deinit {
        marks.deallocate()
        starts.deallocate()
    }

    /// What an object has under a key; the first, if it has several.
    func value(forKey key: String, ofObjectAt index: Int) -> ArchivedValue? {
        let mark = Self.mark(key)
        var place = starts[index]
        let end = starts[index + 1]
        while place < end {
            if marks[place] == mark, fields[place].key == key { return fields[place].value }
            place += 1
        }
        return nil
    }

    private static func mark(_ key: String) -> UInt64 {
        var key = key
        return key.withUTF8 { bytes in
            var letters: UInt64 = 0
            if bytes.count >= 8 {
                letters = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
            } else {
                for byte in bytes { letters = letters << 8 | UInt64(byte) }
            }
            return letters ^ UInt64(truncatingIfNeeded: bytes.count) << 56
        }
    }
}
