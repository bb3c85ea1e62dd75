import Archiving
import Foundation

/// What a signature lets an app do: a dictionary, kept as the XML that was given.
package struct CodeEntitlements: Equatable, Sendable {
    package let xml: Data

    private static let largest = 1 << 20
    private static let mostValues = 10_000

    /// - Throws: `SigningError` for anything but a property list with a dictionary.
    package init(_ data: Data) throws {
        guard data.count <= Self.largest else { throw SigningError("the entitlements are too large.") }
        // What Apple's tools write with the header of a signature's part is taken too.
        if let blob = try? SignatureBlob(reading: data, as: .entitlements, "the entitlements") {
            xml = blob.content
        } else if PropertyList.isBinary(data) {
            xml = try PropertyListData.xml(Self.values(data))
        } else {
            xml = data
        }
        _ = try Self.values(xml)
    }

    package init(_ values: [String: Any]) throws { xml = try PropertyListData.xml(values) }

    /// Reads the part of a signature.
    init(reading blob: Data) throws {
        xml = try SignatureBlob(reading: blob, as: .entitlements, "CodeEntitlements").content
        _ = try Self.values(xml)
    }

    var blob: Data { SignatureBlob(.entitlements, xml).data }

    package var values: [String: Any] { (try? Self.values(xml)) ?? [:] }

    private static func values(_ data: Data) throws -> [String: Any] {
        let format: PropertyList.Format = PropertyList.isBinary(data) ? .binary : .markup
        guard data.count <= largest,
            let list = try? PropertyList.read(data, as: format, maximumDepth: 32, maximumCount: mostValues),
            let values = try? list.foundationValue() as? [String: Any]
        else { throw SigningError("the entitlements are no property list with a dictionary.") }
        return values
    }
}
