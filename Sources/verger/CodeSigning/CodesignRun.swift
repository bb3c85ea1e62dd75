import Certificates
import CodeSigning
import Foundation

/// Carries out one `codesign` command, path by path.
struct CodesignRun {
    let arguments: CodesignArguments
    private let operation: CodesignArguments.Operation
    private let keychains: IdentityList

    /// As Apple's: fine, a path failed, wrong use, a requirement is not satisfied.
    enum Status {
        static let fine: Int32 = 0
        static let failed: Int32 = 1
        static let notSatisfied: Int32 = 3
    }

    /// - Throws: `CommandError` for arguments that do not go together.
    init(_ arguments: CodesignArguments) throws {
        guard let operation = arguments.operation, !arguments.paths.isEmpty else {
            throw CodesignArguments.wrongUse("codesign needs something to do, and a path")
        }
        self.arguments = arguments
        self.operation = operation
        let search = KeychainSearch()
        let listed = try arguments.keychain.map { [search.keychain($0)] } ?? search.listed
        // To seal a bundle nobody's key is needed, nor to look at a signature.
        let needsKeys = operation == .verify || operation == .sign && arguments.identity != "-"
        keychains = try IdentityList(needsKeys ? listed : [])
        keychains.problems.forEach { printError("warning: \($0)") }
    }

    /// - Returns: the worst status of all paths.
    func run() throws -> Int32 {
        var worst = Status.fine
        for path in arguments.paths {
            do {
                worst = max(worst, try carryOut(path))
            } catch let error as SigningError {
                printError(Self.message(error, path))
                worst = max(worst, Status.failed)
            } catch let error as CertificateError {
                printError("\(path): \(error)")
                worst = max(worst, Status.failed)
            }
        }
        return worst
    }

    private static func message(_ error: SigningError, _ path: String) -> String {
        let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
        // Errors name the whole path; the tool names it as it was given.
        if error.description.hasPrefix(absolute + ":") { return path + error.description.dropFirst(absolute.count) }
        return error.description.contains(": ") ? error.description : "\(path): \(error)"
    }

    private func carryOut(_ path: String) throws -> Int32 {
        let bundle = try CodeBundle(at: path)
        switch operation {
        case .sign: try sign(bundle, path)
        case .verify: return try CodesignVerification(arguments, trust: keychains.trust()).run(bundle, path)
        case .display: try CodesignDisplay(arguments).run(bundle, path)
        case .remove: try BundleSignature.remove(from: bundle)
        }
        return Status.fine
    }

    private func sign(_ bundle: CodeBundle, _ path: String) throws {
        let wasSigned = BundleSignature.isThere(in: bundle)
        let signer = try BundleSigner(bundle, options())
        if wasSigned { printError("\(path): replacing existing signature") }
        let signature = try signer.sign()
        if arguments.verbosity > 0 { printError("\(path): signed bundle with generic [\(signature.identifier)]") }
    }

    private func options() throws -> SigningOptions {
        var options = SigningOptions(
            identity: arguments.identity == "-" ? nil : try keychains.identity(arguments.identity ?? ""))
        options.isForced = arguments.isForced
        options.isDeep = arguments.isDeep
        options.identifier = arguments.identifier
        options.entitlements = try arguments.entitlements.map { try CodeEntitlements(Self.content($0)) }
        options.requirements = try arguments.requirements.map(Self.requirements)
        options.rules = try arguments.resourceRules.map(ResourceRules.read)
        if let size = arguments.pageSize { options.pageSize = size == 0 ? nil : size }
        if let names = arguments.hashes {
            options.hashes = Set(
                try names.split(separator: ",").map { name in
                    guard let hash = CodeHash(name: String(name)) else {
                        throw CodesignArguments.wrongUse("there is no hash “\(name)”: sha1, sha256")
                    }
                    return hash
                })
        }
        if let names = arguments.preserved { options.preserved = try Self.preserved(names) }
        return options
    }

    private static func preserved(_ names: String) throws -> Set<SigningOptions.Preserved> {
        guard !names.isEmpty else { return Set(SigningOptions.Preserved.allCases) }
        return Set(
            try names.split(separator: ",").map { name in
                let found = SigningOptions.Preserved.allCases.filter { $0.rawValue.hasPrefix(name) }
                guard let first = found.first, found.count == 1 else {
                    throw CodesignArguments.wrongUse("nothing named “\(name)” can be preserved")
                }
                return first
            })
    }

    /// - Parameter text: "=" and the requirements, or a file of them, as text or in their binary form.
    static func requirements(_ text: String) throws -> RequirementSet {
        if text.hasPrefix("=") { return try RequirementSet(text: String(text.dropFirst())) }
        let data = try content(text)
        if let set = try? RequirementSet(reading: data) { return set }
        if let single = try? Requirement(reading: data) { return RequirementSet([.designated: single]) }
        do { return try RequirementSet(text: String(decoding: data, as: UTF8.self)) } catch {
            throw SigningError("\(text): \(error)")
        }
    }

    private static func content(_ path: String) throws -> Data {
        guard let bytes = try KeptFile.read(path, limit: 1 << 20) else {
            throw SigningError("\(path): No such file or directory")
        }
        return Data(bytes)
    }
}
