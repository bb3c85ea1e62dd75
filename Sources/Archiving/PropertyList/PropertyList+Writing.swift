import CPropertyLists
import Foundation

extension PropertyList {
    /// The same list always gives the same bytes.
    func binary() -> Data { written(by: plist_write_binary) }

    /// In XML, indented with tabs. What several collections share is written as often.
    package func markup() -> Data { written(by: plist_write_markup) }

    private func written(
        by write: (UnsafePointer<plist>?, UnsafeMutablePointer<Int>?) -> UnsafeMutablePointer<UInt8>?
    ) -> Data {
        guard let core = plist_make() else { return Data() }
        defer { plist_free(core) }
        for value in values { Self.add(value, of: self, to: core) }
        core.pointee.root = root
        var count = 0
        guard let bytes = write(core, &count) else { preconditionFailure("a property list too deep to be written") }
        return Data(bytesNoCopy: bytes, count: count, deallocator: .free)
    }

    private static func add(_ value: Value, of list: PropertyList, to core: UnsafeMutablePointer<plist>) {
        switch value {
        case .null: add(plist_kind_null, Int64(0), to: core)
        case .boolean(let value): add(plist_kind_boolean, Int64(value ? 1 : 0), to: core)
        case .integer(let value): add(plist_kind_integer, value, to: core)
        case .unsigned(let value): add(plist_kind_unsigned, Int64(bitPattern: value), to: core)
        case .identifier(let number): add(plist_kind_reference, Int64(number), to: core)
        case .single(let value): add(plist_kind_single, Double(value), to: core)
        case .real(let value): add(plist_kind_real, value, to: core)
        case .date(let seconds): add(plist_kind_date, seconds, to: core)
        case .data(let data):
            data.withUnsafeBytes { _ = plist_add_bytes(core, plist_kind_data, $0.baseAddress, $0.count) }
        case .string(var text):
            text.withUTF8 { _ = plist_add_bytes(core, plist_kind_text, $0.baseAddress, $0.count) }
        case .array(let range), .dictionary(let range):
            let places = list.links[range].map(UInt32.init)
            let kind = if case .array = value { plist_kind_array } else { plist_kind_dictionary }
            _ = plist_add_collection(core, kind, places, places.count)
        }
    }

    private static func add(_ kind: plist_kind, _ number: Int64, to core: UnsafeMutablePointer<plist>) {
        _ = plist_add(core, plist_value(kind: kind.rawValue, line: 0, .init(integer: number), count: 0))
    }

    private static func add(_ kind: plist_kind, _ number: Double, to core: UnsafeMutablePointer<plist>) {
        _ = plist_add(core, plist_value(kind: kind.rawValue, line: 0, .init(real: number), count: 0))
    }
}
