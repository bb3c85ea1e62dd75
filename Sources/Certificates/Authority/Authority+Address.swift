extension Authority {
    private var addressPath: String { folder + "/address" }

    /// The address that certificates name which are issued now; nil if they name none.
    package func address() throws -> AuthorityAddress? {
        guard let bytes = try KeptFile.read(addressPath, limit: 1 << 10) else { return nil }
        do { return try AuthorityAddress(String(decoding: bytes, as: UTF8.self)) } catch let error as CertificateError {
            throw CertificateError(.file, "\(addressPath): \(error)")
        }
    }

    /// Has certificates name an address from now on, or none. Those that were issued before stay as they are.
    package func setAddress(_ address: AuthorityAddress?) throws {
        let turn = try FolderLock(folder)
        defer { turn.end() }
        guard let address else { return try KeptFile.remove(addressPath) }
        try KeptFile.write([UInt8](address.text.utf8), to: addressPath, mode: 0o644)
    }
}
