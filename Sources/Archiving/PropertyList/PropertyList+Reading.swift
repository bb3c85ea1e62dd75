import CPropertyLists
import Foundation

extension PropertyList {
    package enum Format: Sendable {
        case binary
        case markup
        /// OpenStep's format, as strictly as Xcode's tools read it.
        case openStep
        /// The same, where entries need no braces around them (`.strings`).
        case table
    }

    /// - Parameters:
    ///   - data: in any encoding of text that such files have, see `plist_read_markup`.
    ///   - maximumDepth: how deep collections of a text may lie in each other.
    ///   - maximumCount: how many values the list may have, keys among them.
    /// - Throws: ``ArchiveError`` with the line or byte.
    package static func read(
        _ data: Data, as format: Format, maximumDepth: Int = 512, maximumCount: Int = 1 << 26
    ) throws -> PropertyList {
        try withCore(data, as: format, maximumDepth: maximumDepth, maximumCount: maximumCount) { PropertyList($0) }
    }

    /// Reads data, and lets a function look at the core's own table as long as it is there.
    static func withCore<Result>(
        _ data: Data, as format: Format, maximumDepth: Int = 512, maximumCount: Int = 1 << 26,
        _ body: (plist) throws -> Result
    ) throws -> Result {
        try data.withUnsafeBytes { bytes in
            var options = plist_options(
                shape: format == .table ? plist_shape_table : plist_shape_list, is_strict: true,
                maximum_depth: maximumDepth, maximum_count: maximumCount)
            let core =
                switch format {
                case .binary: plist_read_binary(bytes.baseAddress, bytes.count, &options)
                case .markup: plist_read_markup(bytes.baseAddress, bytes.count, &options)
                case .openStep, .table: plist_read_openstep(bytes.baseAddress, bytes.count, &options)
                }
            defer { plist_free(core) }
            guard let core = core?.pointee else { throw ArchiveError("there is no memory for the property list") }
            if let message = core.message {
                throw ArchiveError(
                    String(cString: message), at: core.line > 0 ? .line(core.line) : .byte(core.byte),
                    cure: core.cure.map { String(cString: $0) })
            }
            return try body(core)
        }
    }

    package static func isBinary(_ data: Data) -> Bool {
        data.withUnsafeBytes { plist_is_binary($0.baseAddress, $0.count) }
    }

    init(_ core: plist) {
        let row = UnsafeBufferPointer(start: core.values, count: core.count)
        values = row.map(Self.value)
        links = UnsafeBufferPointer(start: core.links, count: core.link_count).map(Int.init)
        root = core.root
        if row.last.map({ $0.line > 0 }) == true { lines = row.map(\.line) }
    }

    private static func value(_ value: plist_value) -> Value {
        let links = value.first..<(value.first &+ value.count)
        return switch plist_kind(rawValue: value.kind) {
        case plist_kind_boolean: .boolean(value.integer != 0)
        case plist_kind_integer: .integer(value.integer)
        case plist_kind_unsigned: .unsigned(UInt64(bitPattern: value.integer))
        case plist_kind_single: .single(Float(value.real))
        case plist_kind_real: .real(value.real)
        case plist_kind_date: .date(value.real)
        case plist_kind_data: .data(Data(UnsafeBufferPointer(start: value.bytes, count: value.count)))
        case plist_kind_text:
            .string(String(decoding: UnsafeBufferPointer(start: value.bytes, count: value.count), as: UTF8.self))
        case plist_kind_wide_text:
            .string(String(decoding: UnsafeBufferPointer(start: value.units, count: value.count), as: UTF16.self))
        case plist_kind_reference: .identifier(Int(value.integer))
        case plist_kind_array: .array(links)
        case plist_kind_dictionary: .dictionary(links)
        default: .null
        }
    }
}
