import Archiving
import Foundation

/// What a signed message says beside its content: `SignedAttributes` of RFC 5652, with those of Apple's that name all code
/// directories.
struct SignatureAttributes {
    /// Each as a sequence of its identifier and the set of its values.
    private let attributes: [SignatureElement]

    static let content = SignatureElement.identifier("1.2.840.113549.1.7.1")
    private static let contentType = SignatureElement.identifier("1.2.840.113549.1.9.3")
    private static let digest = SignatureElement.identifier("1.2.840.113549.1.9.4")
    private static let signingTime = SignatureElement.identifier("1.2.840.113549.1.9.5")
    /// A property list with the first 20 bytes of each directory's hash.
    private static let shortHashes = SignatureElement.identifier("1.2.840.113635.100.9.1")
    /// Each directory's whole hash.
    private static let hashes = SignatureElement.identifier("1.2.840.113635.100.9.2")
    private static let mostAttributes = 16

    init(_ directories: [CodeDirectory], time: Date) {
        let contents = directories.map(\.data)
        let all = zip(directories, contents).map { ($0.hash, $0.hash.of($1)) }
        let list = ["cdhashes": all.map { $0.1.prefix(20) }]
        let attributes: [(SignatureElement, [SignatureElement])] = [
            (Self.contentType, [Self.content]),
            (Self.signingTime, [SignatureElement(SignatureElement.time, Data(Self.format.string(from: time).utf8))]),
            (Self.digest, [Self.octets(CodeHash.sha256.of(contents.first ?? Data()))]),
            (Self.shortHashes, [Self.octets((try? PropertyListData.xml(list)) ?? Data())]),
            (Self.hashes, all.map { .sequence([.identifier($0.objectIdentifier), Self.octets($1)]) }),
        ]
        self.attributes = attributes.map { .sequence([$0, .set($1)]) }
    }

    /// - Parameter element: as it stands in the message, under another tag than it is signed with.
    init(reading element: SignatureElement) throws {
        guard element.tag == SignatureElement.first else { throw SignatureElementReader.damaged }
        var reader = element.reader
        attributes = try reader.all(SignatureElement.sequence, most: Self.mostAttributes)
        guard values(Self.contentType) == [Self.content] else { throw SignatureElementReader.damaged }
    }

    var element: SignatureElement { .set(attributes, tag: SignatureElement.first) }
    /// The bytes that are signed.
    var signedBytes: Data { SignatureElement.set(attributes).data }

    /// The values of an attribute; empty if there is none, or more than one of its kind.
    private func values(_ identifier: SignatureElement) -> [SignatureElement] {
        let found = attributes.compactMap { attribute -> SignatureElement? in
            guard let parts = try? attribute.parts(2), parts[0] == identifier else { return nil }
            return parts[1]
        }
        guard found.count == 1, found[0].tag == SignatureElement.set else { return [] }
        var reader = found[0].reader
        return (try? reader.all(most: Self.mostAttributes)) ?? []
    }

    private func value(_ identifier: SignatureElement) -> SignatureElement? {
        let values = values(identifier)
        return values.count == 1 ? values[0] : nil
    }

    var messageDigest: Data? {
        value(Self.digest).flatMap { $0.tag == SignatureElement.octets ? $0.content : nil }
    }

    var time: Date? {
        guard let value = value(Self.signingTime), value.tag == SignatureElement.time else { return nil }
        return Self.format.date(from: String(decoding: value.content, as: UTF8.self))
    }

    /// In the order of the kinds of hashes.
    var directoryHashes: [Data] {
        get throws {
            try values(Self.hashes).map { value in
                let parts = try value.parts(2)
                guard let hash = CodeHash.allCases.first(where: { .identifier($0.objectIdentifier) == parts[0] }) else {
                    throw SignatureElementReader.damaged
                }
                return (hash, parts[1].content)
            }.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }

    var shortDirectoryHashes: [Data] {
        get throws {
            guard let value = value(Self.shortHashes), value.content.count < 1 << 16,
                let list = try PropertyListData.read(value.content) as? [String: [Data]]
            else { return [] }
            return list["cdhashes"] ?? []
        }
    }

    private static func octets(_ data: Data) -> SignatureElement { SignatureElement(SignatureElement.octets, data) }

    private static let format: DateFormatter = {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = TimeZone(identifier: "UTC")
        format.dateFormat = "yyMMddHHmmss'Z'"
        return format
    }()
}

extension CodeHash {
    fileprivate var objectIdentifier: String {
        self == .sha1 ? "1.3.14.3.2.26" : "2.16.840.1.101.3.4.2.1"
    }
}
