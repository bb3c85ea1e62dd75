import Foundation

extension BlobReader {
    mutating func paddedText() throws -> String {
        guard let text = String(validating: try paddedBytes(), as: UTF8.self) else { throw failure() }
        return text
    }
}

extension Requirement {
    private static let name = "the requirement"
    /// The only form that requirements have in files.
    private static let expressionForm: UInt32 = 1

    package var data: Data {
        var writer = BlobWriter()
        writer.add(Self.expressionForm)
        write(to: &writer)
        return SignatureBlob(.requirement, writer.data).data
    }

    /// - Throws: `SigningError` for damaged requirements and operators that are not known here.
    package init(reading data: Data) throws {
        let blob = try SignatureBlob(reading: data, as: .requirement, Self.name)
        var reader = BlobReader(blob.content, Self.name)
        guard try reader.number() == Self.expressionForm else { throw reader.failure() }
        var parts = 0
        self = try Self.read(&reader, depth: 0, parts: &parts)
        guard reader.rest == 0 else { throw reader.failure() }
    }

    private static func read(_ reader: inout BlobReader, depth: Int, parts: inout Int) throws -> Requirement {
        parts += 1
        guard depth < mostDepth, parts <= mostParts else { throw SigningError("\(name) is too deep or too long.") }
        let number = try reader.number()
        func operand() throws -> Requirement { try read(&reader, depth: depth + 1, parts: &parts) }
        func place() throws -> CertificatePlace {
            CertificatePlace(number: Int32(bitPattern: try reader.number()))
        }
        func match() throws -> RequirementMatch { try RequirementMatch(number: try reader.number(), &reader) }
        switch RequirementOperator(rawValue: number) {
        case .never: return .never
        case .always: return .always
        case .identifier: return .identifier(try reader.paddedText())
        case .appleAnchor: return .appleAnchor
        case .appleGenericAnchor: return .appleGenericAnchor
        case .anchorHash: return .certificateHash(try place(), try reader.paddedBytes())
        case .and: return .and(try operand(), try operand())
        case .or: return .or(try operand(), try operand())
        case .not: return .not(try operand())
        case .directoryHash: return .directoryHash(try reader.paddedBytes())
        case .infoField: return .info(key: try reader.paddedText(), try match())
        case .entitlementField: return .entitlement(key: try reader.paddedText(), try match())
        case .certificateField:
            return .certificateField(try place(), field: try reader.paddedText(), try match())
        case .certificateExtension:
            let place = try place()
            guard let identifier = RequirementObjectIdentifier.text(of: try reader.paddedBytes()) else {
                throw reader.failure()
            }
            return .certificateExtension(place, identifier: identifier, try match())
        case .trustedCertificate: return .trusted(try place())
        case .trustedAnchor: return .trusted(.root)
        case nil: throw SigningError("\(name) has an operator (\(number)) that is not known here.")
        }
    }

    private func write(to writer: inout BlobWriter) {
        func begin(_ number: RequirementOperator) { writer.add(number.rawValue) }
        func add(_ place: CertificatePlace) { writer.add(UInt32(bitPattern: place.number)) }
        func add(_ text: String) { writer.addPadded(Data(text.utf8)) }
        switch self {
        case .never: begin(.never)
        case .always: begin(.always)
        case .identifier(let text):
            begin(.identifier)
            add(text)
        case .appleAnchor: begin(.appleAnchor)
        case .appleGenericAnchor: begin(.appleGenericAnchor)
        case .certificateHash(let place, let hash):
            begin(.anchorHash)
            add(place)
            writer.addPadded(hash)
        case .trusted(.root): begin(.trustedAnchor)
        case .trusted(let place):
            begin(.trustedCertificate)
            add(place)
        case .certificateField(let place, let field, let match):
            begin(.certificateField)
            add(place)
            add(field)
            match.write(to: &writer)
        case .certificateExtension(let place, let identifier, let match):
            begin(.certificateExtension)
            add(place)
            writer.addPadded(RequirementObjectIdentifier.bytes(of: identifier) ?? Data())
            match.write(to: &writer)
        case .info(let key, let match):
            begin(.infoField)
            add(key)
            match.write(to: &writer)
        case .entitlement(let key, let match):
            begin(.entitlementField)
            add(key)
            match.write(to: &writer)
        case .directoryHash(let hash):
            begin(.directoryHash)
            writer.addPadded(hash)
        case .not(let operand):
            begin(.not)
            operand.write(to: &writer)
        case .and(let one, let other):
            begin(.and)
            one.write(to: &writer)
            other.write(to: &writer)
        case .or(let one, let other):
            begin(.or)
            one.write(to: &writer)
            other.write(to: &writer)
        }
    }
}
