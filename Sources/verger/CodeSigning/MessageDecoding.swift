import Certificates
import CodeSigning
import Foundation

/// `security cms -D`: prints what a signed message has in it, such as a provisioning profile.
struct MessageDecoding {
    private let arguments: SecurityArguments

    private static let largest = 64 << 20

    init(_ words: [String]) throws {
        arguments = try SecurityArguments(words, flags: ["D", "n"], values: ["i", "o", "u", "k"])
        guard arguments.flags.contains("D") else {
            throw CommandError("security cms only decodes here", cure: "security cms -D -i FILE", status: .wrongUse)
        }
    }

    func run() throws {
        let bytes: [UInt8]
        if let path = arguments.values["i"] ?? arguments.words.first {
            guard let file = try KeptFile.read(path, limit: Self.largest) else {
                throw SigningError("cms: \(path): No such file or directory")
            }
            bytes = file
        } else {
            bytes = [UInt8](try FileHandle.standardInput.read(upToCount: Self.largest) ?? Data())
        }
        let content: [UInt8]
        do {
            // Whoever has signed: what it says is shown, as long as it is what was signed.
            content = try SignedMessage(bytes).verifyWithoutTrust().content
        } catch { throw SigningError("cms: failed to decode message: \(error)") }
        guard let path = arguments.values["o"] else {
            return FileHandle.standardOutput.write(Data(content))
        }
        do { try Data(content).write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
            throw SigningError("cms: \(path): cannot be written (\(error.localizedDescription)).")
        }
    }
}
