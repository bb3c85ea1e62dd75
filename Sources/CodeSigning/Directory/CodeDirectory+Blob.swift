import Foundation

extension CodeDirectory {
    /// The largest directory that is read: enough for a program of a gigabyte.
    package static let largest = 16 << 20

    private static let name = "the code directory"

    /// The bytes that are signed.
    package var data: Data {
        let headSize = team == nil ? 48 : 52
        let texts = Data(identifier.utf8) + [0] + (team.map { Data($0.utf8) + [0] } ?? Data())
        var writer = BlobWriter()
        writer.add(version)
        writer.add(flags)
        writer.add(headSize + texts.count + hash.size * specialHashes.count)
        writer.add(headSize)
        writer.add(specialHashes.count)
        writer.add(codeHashes.count)
        writer.add(codeLimit)
        writer.add(UInt8(hash.size))
        writer.add(hash.rawValue)
        writer.add(UInt8(0))
        writer.add(UInt8(pageSize?.trailingZeroBitCount ?? 0))
        writer.add(UInt32(0))
        // Scattered programs are not made here.
        writer.add(UInt32(0))
        if team != nil { writer.add(headSize + identifier.utf8.count + 1) }
        writer.add(texts)
        for hash in specialHashes.reversed() + codeHashes { writer.add(hash) }
        return SignatureBlob(.codeDirectory, writer.data).data
    }

    /// What names this very directory, and with it everything that is signed: the first 20 bytes of its hash.
    package var directoryHash: Data { hash.of(data).prefix(20) }

    /// - Throws: `SigningError` for a damaged directory, and for kinds of hashes and versions that are not known.
    package init(reading data: Data) throws {
        guard data.count <= Self.largest else { throw SigningError("\(Self.name) is too large.") }
        let blob = try SignatureBlob(reading: data, as: .codeDirectory, Self.name)
        // Places are counted from the blob's first byte.
        var reader = BlobReader(data, at: 8, Self.name)
        let version = try reader.number()
        let flags = try reader.number()
        let hashPlace = Int(try reader.number()), identifierPlace = Int(try reader.number())
        let specialCount = Int(try reader.number()), codeCount = Int(try reader.number())
        let codeLimit = Int(try reader.number())
        let hashSize = Int(try reader.byte()), hashType = try reader.byte()
        _ = try reader.byte()
        let pageBits = Int(try reader.byte())
        guard let hash = CodeHash(rawValue: hashType), hash.size == hashSize else {
            throw SigningError("\(Self.name) has hashes of a kind (\(hashType)) that is not known here.")
        }
        guard pageBits == 0 || (8...20).contains(pageBits) else {
            throw SigningError("\(Self.name) has pages of 2^\(pageBits) bytes.")
        }
        _ = try reader.number()
        if version >= 0x20100 { _ = try reader.number() }
        let teamPlace = version >= 0x20200 ? Int(try reader.number()) : 0
        guard (0x20001...0x20200).contains(version) else {
            throw SigningError("\(Self.name) is of a version (\(String(version, radix: 16))) that is not known here.")
        }
        let specialPlace = hashPlace - specialCount * hashSize
        guard specialCount <= 64, specialPlace >= reader.place, codeCount <= blob.content.count / hashSize else {
            throw SigningError("\(Self.name) has hashes outside of itself.")
        }
        var hashes = BlobReader(data, at: specialPlace, Self.name)
        let all = try (0..<specialCount + codeCount).map { _ in try hashes.bytes(hashSize) }
        identifier = try reader.text(at: identifierPlace)
        team = teamPlace == 0 ? nil : try reader.text(at: teamPlace)
        self.flags = flags
        self.hash = hash
        pageSize = pageBits == 0 ? nil : 1 << pageBits
        self.codeLimit = codeLimit
        specialHashes = all.prefix(specialCount).reversed()
        codeHashes = Array(all.dropFirst(specialCount))
        let pages = pageSize.map { (codeLimit + $0 - 1) / $0 } ?? 1
        guard codeCount == pages, hashes.rest == 0 else {
            throw SigningError("\(Self.name) has \(codeCount) hashes for \(pages) pages.")
        }
    }
}
