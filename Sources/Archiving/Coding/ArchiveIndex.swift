import Foundation

/// A graph made ready for finding fields fast, shared by all the decoders of one nib.
///
/// An object asks for dozens of keys that mostly are not there. So all fields have a *mark* in one row: a number made
/// of a key's length and last letters. A key is looked up by comparing marks; the field itself is only looked at where
/// they are equal.
package final class ArchiveIndex: @unchecked Sendable {
    package let graph: ArchiveGraph
    /// The place of the fields that the archive gives out by name.
    let top: Int
    private let marks: UnsafeMutableBufferPointer<UInt64>
    /// Where the fields of an object begin; one more entry than there are objects.
    private let starts: UnsafeMutableBufferPointer<Int>

    package init(_ graph: ArchiveGraph) {
        self.graph = graph
        top = graph.objects.count
        starts = .allocate(capacity: top + 2)
        var count = 0
        for index in 0...top {
            starts.initializeElement(at: index, to: count)
            count += Self.fields(of: index, in: graph).count
        }
        starts.initializeElement(at: top + 1, to: count)
        marks = .allocate(capacity: count)
        for index in 0...top {
            for (place, field) in Self.fields(of: index, in: graph).enumerated() {
                marks.initializeElement(at: starts[index] + place, to: Self.mark(field.key))
            }
        }
    }

    deinit {
        marks.deallocate()
        starts.deallocate()
    }

    /// What an object has under a key; the first, if it has several.
    func value(forKey key: String, ofObjectAt index: Int) -> ArchivedValue? {
        let mark = Self.mark(key)
        let start = starts[index]
        let end = starts[index + 1]
        var place = start
        while place < end {
            if marks[place] == mark {
                let field = Self.fields(of: index, in: graph)[place - start]
                if field.key == key { return field.value }
            }
            place += 1
        }
        return nil
    }

    /// What stands behind the last object are the fields that the archive gives out by name.
    private static func fields(of index: Int, in graph: ArchiveGraph) -> [ArchivedField] {
        guard index < graph.objects.count else { return graph.top }
        guard case .fields(let fields) = graph.objects[index].content else { return [] }
        return fields
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
