import COpenSSL
import Foundation

/// A hash of data that comes in parts.
final class RunningHash {
    private let kind: CodeHash
    private let context: OpaquePointer?

    init(_ kind: CodeHash) {
        self.kind = kind
        context = EVP_MD_CTX_new()
        start()
    }

    deinit { EVP_MD_CTX_free(context) }

    private func start() {
        // Only fails without memory, or where OpenSSL was configured without the function. A wrong hash would be worse.
        guard EVP_DigestInit_ex(context, kind.digest.algorithm, nil) == 1 else {
            fatalError("OpenSSL cannot make hashes")
        }
    }

    func add(_ bytes: UnsafeRawBufferPointer) { EVP_DigestUpdate(context, bytes.baseAddress, bytes.count) }

    /// The hash of what was added. The next one begins.
    func finish() -> Data {
        var hash = [UInt8](repeating: 0, count: kind.size)
        EVP_DigestFinal_ex(context, &hash, nil)
        start()
        return Data(hash)
    }
}
