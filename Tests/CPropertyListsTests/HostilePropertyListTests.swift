import Archiving
import Foundation
import Testing

/// Binary property lists that lie.
@Suite struct HostilePropertyListTests {
    /// Puts a file together: objects, then the table of their offsets, then the trailer.
    private func list(
        _ objects: [[UInt8]], offsets: [UInt8]? = nil, count: UInt64? = nil, top: UInt64 = 0, offsetSize: UInt8 = 1,
        referenceSize: UInt8 = 1
    ) -> Data {
        var data = Data("bplist00".utf8)
        var places: [UInt8] = []
        for object in objects {
            places.append(UInt8(data.count))
            data += object
        }
        let table = UInt64(data.count)
        data += offsets ?? places
        data += [0, 0, 0, 0, 0, 0, offsetSize, referenceSize]
        for number in [count ?? UInt64(objects.count), top, table] {
            withUnsafeBytes(of: number.bigEndian) { data.append(contentsOf: $0) }
        }
        return data
    }

    private func message(_ data: Data) -> String? {
        do {
            _ = try KeyedArchive.read(data)
            return nil
        } catch { return (error as? ArchiveError)?.message }
    }

    @Test func whatIsTooShortHasNoEnd() {
        #expect(message(Data("bplist00".utf8)) == "the property list has no end")
        #expect(message(Data()) == "the property list ends too early")
    }

    @Test func hugeCountsAreRefusedBeforeMemoryIsTaken() {
        #expect(message(list([[0x08]], count: .max)) == "the table of the property list is outside the data")
        let huge: [UInt8] = [0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]
        #expect(message(list([[0xAF] + huge])) == "a collection is longer than the data")
        #expect(message(list([[0xDF] + huge])) == "a dictionary is longer than the data")
        #expect(message(list([[0x6F] + huge])) == "a string is longer than the data")
        #expect(message(list([[0x4F] + huge])) == "\(Int.max) bytes are missing")
    }

    @Test func illegalSizesRootsAndReferencesAreRefused() {
        #expect(message(list([[0x08]], offsetSize: 0)) == "the property list has numbers of an illegal size")
        #expect(message(list([[0x08]], referenceSize: 9)) == "the property list has numbers of an illegal size")
        #expect(message(list([[0x08]], top: 1)) == "the property list's root is not in its table")
        #expect(message(list([[0x08]], offsets: [200])) == "an object lies outside the data")
        #expect(message(list([[0xA1, 5]])) == "a reference leads nowhere")
        #expect(message(list([[0x77]])) != nil)
        #expect(message(list([[0xF0]])) == "an object is of an unknown kind, 0xf0")
        #expect(message(list([[0x33, 0x7F, 0xF8, 0, 0, 0, 0, 0, 0]])) == "a date is no number")
    }

    @Test func objectsThatOverlapAreRefused() {
        let long: [UInt8] = [0x4F, 0x10, 40] + Array(repeating: 0, count: 40)
        #expect(message(list([long], offsets: Array(repeating: 8, count: 50), count: 50)) == "objects overlap")
    }

    /// The root { $objects: X, $top: {} } with more objects behind it.
    private func archive(objects: [UInt8], _ more: [[UInt8]]) -> Data {
        let key: (String) -> [UInt8] = { [0x50 | UInt8($0.utf8.count)] + Array($0.utf8) }
        return list([[0xD2, 1, 2, 3, 4], key("$objects"), key("$top"), objects, [0xD0]] + more)
    }

    @Test func collectionsThatContainThemselvesAreReadOnce() throws {
        let graph = try KeyedArchive.read(archive(objects: [0xA1, 5], [[0xA2, 5, 5]]))
        let decoder = ArchiveDecoder(graph: graph)
        #expect(graph.objects.count <= 2)
        #expect(decoder.object(at: .init(0)) is [Any])
    }

    @Test func sharedCollectionsAreNotMultiplied() throws {
        // 2 to the power of 40 elements, were they written out.
        let levels = (0..<40).map { [0xA2, UInt8(6 + $0), UInt8(6 + $0)] as [UInt8] }
        let graph = try KeyedArchive.read(archive(objects: [0xA1, 5], levels + [[0xA0]]))
        #expect(graph.objects.count < 50)
        #expect(ArchiveDecoder(graph: graph).object(at: .init(0)) is [Any])
    }

    @Test func collectionsInEachOtherHaveALimit() {
        let levels = (0..<90).map { [0xA1, UInt8(6 + $0)] as [UInt8] }
        #expect(
            message(archive(objects: [0xA1, 5], levels + [[0xA0]])) == "collections stand in each other too deeply")
    }

    @Test func textIsNestedOnlySoDeep() {
        let deep = String(repeating: "<array>", count: 100_000)
        #expect(message(Data("<plist>\(deep)".utf8)) == "collections stand in each other too deeply")
    }
}
