import Foundation
import Glibc

/// Signs a bundle as `codesign` does one whose program is not in Apple's format: the signature lies in `_CodeSignature`.
package struct BundleSigner {
    private let bundle: CodeBundle
    private var options: SigningOptions
    private let former: BundleSignature?

    private static let largestProgram = 2 << 30

    /// - Throws: `SigningError` if the bundle is signed and its signature is not to be replaced.
    package init(_ bundle: CodeBundle, _ options: SigningOptions) throws {
        self.bundle = bundle
        self.options = options
        let isSigned = BundleSignature.isThere(in: bundle)
        guard !isSigned || options.isForced else { throw SigningError("\(bundle.path): is already signed") }
        former = isSigned ? try? BundleSignature(of: bundle) : nil
        if isSigned { takeOver() }
    }

    /// What is to stay of the former signature.
    private mutating func takeOver() {
        guard let former else { return }
        let preserved = options.preserved
        if preserved.contains(.identifier), options.identifier == nil { options.identifier = former.identifier }
        if preserved.contains(.entitlements), options.entitlements == nil {
            options.entitlements = former.entitlements
        }
        if preserved.contains(.requirements), options.requirements == nil {
            options.requirements = former.requirements
        }
        if preserved.contains(.resourceRules), options.rules == nil, let seal = former.seal, let first = seal.first {
            options.rules = (first.rules, seal.second?.rules)
        }
    }

    /// - Returns: the signature that the bundle has now.
    /// - Throws: `SigningError`; the bundle has its former signature then, or none.
    @discardableResult
    package func sign() throws -> BundleSignature {
        let rules = try options.rules ?? (ResourceRules.usualFirst(), nil)
        let sealer = ResourceSealer(
            bundle: bundle, first: rules.first, second: try rules.second ?? ResourceRules.usualSecond())
        try sealer.codePaths().forEach(prepareNested)
        let result = try sealer.seal(nested: sealNested)
        let pages = try CodePages(
            of: SignedFile(path: bundle.executablePath), pageSize: options.pageSize, kinds: options.hashes)
        guard pages.size <= Self.largestProgram else {
            throw SigningError("\(bundle.executablePath): has more than \(Self.largestProgram) bytes.")
        }
        let signature = try signature(of: try result.seal.data, pages)
        try signature.write(to: bundle)
        do {
            try sealer.check(result)
            try checkProgram(pages)
        } catch {
            // A signature of what is no longer there would be worse than none.
            try? BundleSignature.remove(from: bundle)
            throw error
        }
        return signature
    }

    private func signature(of seal: Data, _ pages: CodePages) throws -> BundleSignature {
        let identifier = options.identifier ?? bundle.identifier
        let requirements =
            options.requirements ?? DesignatedRequirement.usual(identifier: identifier, identity: options.identity)
        var parts: [SpecialSlot: Data] = [
            .infoPlist: bundle.info, .requirements: requirements.data, .resources: seal,
        ]
        parts[.entitlements] = options.entitlements?.blob
        var flags = options.preserved.contains(.flags) ? former?.best.directory.flags ?? 0 : 0
        flags &= ~CodeDirectory.adHoc
        if options.identity == nil { flags |= CodeDirectory.adHoc }
        let directories = options.hashes.sorted().map { hash in
            CodeDirectory(
                identifier: identifier, team: options.identity?.team, flags: flags, hash: hash,
                pageSize: options.pageSize, codeLimit: pages.size, specialHashes: parts.mapValues { hash.of($0) },
                codeHashes: pages.hashes[hash] ?? [])
        }
        let message = try options.identity.map { identity in
            try SignatureMessage(signing: directories, identity: identity, time: options.time).data
        }
        return BundleSignature(directories: directories, parts: parts, message: message)
    }

    private func checkProgram(_ pages: CodePages) throws {
        let again = try CodePages(
            of: SignedFile(path: bundle.executablePath), pageSize: options.pageSize, kinds: options.hashes)
        guard again.hashes == pages.hashes, try CodeBundle(at: bundle.path).info == bundle.info else {
            throw ResourceSealer.changed(bundle.executablePath)
        }
    }

    // MARK: Code in the bundle

    private func prepareNested(_ path: String) throws {
        guard options.isDeep else { return }
        try BundleSigner(CodeBundle(at: bundle.path + "/" + path), options.forNested).sign()
    }

    private func sealNested(_ path: String) throws -> SealedResource {
        let nested = try CodeBundle(at: bundle.path + "/" + path)
        guard BundleSignature.isThere(in: nested) else {
            throw SigningError(
                "\(bundle.path): code object is not signed at all\nIn subcomponent: \(nested.path)")
        }
        let signature = try BundleSignature(of: nested)
        let requirement =
            signature.requirements?.requirements[.designated] ?? .directoryHash(signature.best.directoryHash)
        return SealedResource(
            .code(directoryHash: signature.best.directoryHash, requirement: requirement.description))
    }
}
