import Foundation

/// The certificates that a device's apps trust beside the system's: `TrustedRoots.pem` in the device's folder.
///
/// Apps get its path as OpenSSL looks for it in the environment, when they are launched.
package struct TrustedRoots {
    package let path: String

    /// Bytes of a file of certificates.
    package static let maximumSize = 1 << 20

    package init(deviceFolder: String) { path = deviceFolder + "/TrustedRoots.pem" }

    package var isThere: Bool { FileManager.default.fileExists(atPath: path) }

    /// Adds the certificates of a file in PEM, or the one of a file in DER.
    ///
    /// - Returns: how many.
    /// - Throws: `storageFailed` for a file with anything but certificates, which would keep apps from all servers.
    @discardableResult
    package func add(_ file: Data) throws -> Int {
        let certificates = try Self.certificates(in: file)
        let kept = FileManager.default.contents(atPath: path) ?? Data()
        guard kept.count + file.count <= Self.maximumSize else {
            throw DeviceError(.storageFailed, "\(path): has more than \(Self.maximumSize) bytes. Reset it first.")
        }
        let text = certificates.map { certificate in
            "-----BEGIN CERTIFICATE-----\n"
                + certificate.base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
                + "\n-----END CERTIFICATE-----\n"
        }
        do {
            // A device that was never used has no folder yet. Nobody else may look into it.
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            try (kept + Data(text.joined().utf8)).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw DeviceError(.storageFailed, "\(path): cannot be written (\(error.localizedDescription)).")
        }
        return certificates.count
    }

    package func removeAll() { try? FileManager.default.removeItem(atPath: path) }

    private static func certificates(in file: Data) throws -> [Data] {
        guard file.count <= maximumSize else {
            throw DeviceError(.storageFailed, "The file has more than \(maximumSize) bytes.")
        }
        let begin = "-----BEGIN CERTIFICATE-----"
        let text = String(decoding: file, as: UTF8.self)
        let blocks = text.components(separatedBy: begin).dropFirst().map { block in
            block.components(separatedBy: "-----END CERTIFICATE-----")[0]
        }
        let found = blocks.isEmpty ? [file] : blocks.map { Data(base64Encoded: $0, options: .ignoreUnknownCharacters) }
        let certificates = found.compactMap { $0 }.filter(isCertificate)
        guard certificates.count == found.count, !certificates.isEmpty else {
            throw DeviceError(.storageFailed, "The file has no certificate in PEM or DER, or a damaged one.")
        }
        return certificates
    }

    /// Whether data has the outline of an X.509 certificate in DER: a sequence of two sequences and a string of bits.
    private static func isCertificate(_ data: Data) -> Bool {
        var rest = data[...]
        guard let content = element(0x30, from: &rest), rest.isEmpty else { return false }
        var parts = content
        return element(0x30, from: &parts) != nil && element(0x30, from: &parts) != nil
            && element(0x03, from: &parts) != nil && parts.isEmpty
    }

    /// Takes an element with this tag from the front.
    ///
    /// - Returns: its content; nil if another one or none is there.
    private static func element(_ tag: UInt8, from data: inout Data) -> Data? {
        guard data.count >= 2, data.removeFirst() == tag else { return nil }
        var length = Int(data.removeFirst())
        if length >= 0x80 {
            let count = length & 0x7f
            guard (1...3).contains(count), data.count >= count else { return nil }
            length = 0
            for _ in 0..<count { length = length << 8 | Int(data.removeFirst()) }
        }
        guard length <= data.count else { return nil }
        defer { data.removeFirst(length) }
        return data.prefix(length)
    }
}
