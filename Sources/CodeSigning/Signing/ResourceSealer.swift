import Foundation
import Glibc

/// Makes the seal of a bundle's files.
package struct ResourceSealer {
    let bundle: CodeBundle
    let first: ResourceRules
    let second: ResourceRules

    package init(bundle: CodeBundle, first: ResourceRules, second: ResourceRules) {
        self.bundle = bundle
        self.first = first
        self.second = second
    }

    /// The seal, and in which state each file was read.
    package struct Result {
        let seal: ResourceSeal
        let stamps: [String: FileStamp]
        /// Since when the files were read.
        let start: timespec
    }

    /// The folders of code that has a signature of its own.
    func codePaths() throws -> [String] {
        NestedCode(try BundleTree(of: bundle.path).items.filter(isResource), rules: second, in: bundle.path).paths
    }

    /// - Parameter nested: what the seal says of code in the bundle, at a path.
    /// - Throws: `SigningError` for what cannot be sealed: links out of the bundle, pipes.
    package func seal(nested: (String) throws -> SealedResource) throws -> Result {
        var start = timespec()
        clock_gettime(CLOCK_REALTIME, &start)
        let tree = try BundleTree(of: bundle.path)
        if let fault = tree.faults.first { throw SigningError("\(bundle.path)/\(fault.path): \(fault.reason).") }
        let items = tree.items.filter(isResource)
        let code = NestedCode(items, rules: second, in: bundle.path)
        var stamps: [String: FileStamp] = [:]
        var (files, files2): ([String: SealedResource], [String: SealedResource]) = ([:], [:])
        for path in code.paths { files2[path] = try nested(path) }
        for item in items {
            let isInCode = code.contains(item.path)
            let rule = first.rule(for: item.path), rule2 = isInCode ? nil : second.rule(for: item.path)
            switch item.kind {
            case .other:
                throw SigningError("\(bundle.path)/\(item.path): is neither a file nor a link. Remove it.")
            case .link(let target):
                guard BundleLink.staysInside(item.path, of: bundle.path) else {
                    throw SigningError(
                        "\(bundle.path)/\(item.path): is a link to \(target), which is not in the bundle. "
                            + "Copy what it leads to.")
                }
                if let rule2 { files2[item.path] = SealedResource(.link(target), isOptional: rule2.isOptional) }
            case .file:
                guard rule != nil || rule2 != nil else { continue }
                let (hashes, stamp) = try SignedFile(path: bundle.path + "/" + item.path).hashes(CodeHash.allCases)
                stamps[item.path] = stamp
                if let rule, let hash = hashes[.sha1] {
                    files[item.path] = SealedResource(.file([.sha1: hash]), isOptional: rule.isOptional)
                }
                if let rule2 { files2[item.path] = SealedResource(.file(hashes), isOptional: rule2.isOptional) }
            }
        }
        let seal = ResourceSeal(
            first: .init(files: files, rules: first), second: .init(files: files2, rules: second))
        return Result(seal: seal, stamps: stamps, start: start)
    }

    /// True for all but the program and the signature itself.
    private func isResource(_ item: BundleItem) -> Bool {
        item.path != bundle.executable && !item.path.hasPrefix(CodeBundle.signatureFolder + "/")
            && !item.path.hasPrefix(BundleSignature.unfinishedFolder + "/")
    }

    /// Makes sure that the files still are what was sealed.
    ///
    /// - Throws: `SigningError` that names a file that was changed, added or removed.
    package func check(_ result: Result) throws {
        let items = try BundleTree(of: bundle.path).items.filter(isResource)
        var left = Set(result.stamps.keys)
        for item in items where item.kind == .file {
            let path = bundle.path + "/" + item.path
            left.remove(item.path)
            guard let stamp = result.stamps[item.path] else {
                if first.rule(for: item.path) != nil { throw Self.changed(path) }
                continue
            }
            var status = stat()
            guard lstat(path, &status) == 0, FileStamp(status) == stamp else { throw Self.changed(path) }
            guard stamp.isRecent(at: result.start) else { continue }
            // Written just before: a later change may have the same times.
            let hashes = try SignedFile(path: path).hashes(CodeHash.allCases).hashes
            let sealed = [result.seal.second?.files[item.path], result.seal.first?.files[item.path]]
            for case .file(let expected)? in sealed.map({ $0?.content }) {
                guard expected.allSatisfy({ hashes[$0] == $1 }) else { throw Self.changed(path) }
            }
        }
        if let gone = left.first { throw Self.changed(bundle.path + "/" + gone) }
    }

    static func changed(_ path: String) -> SigningError {
        SigningError("\(path): was changed while the bundle was signed. Let the other program end, and sign again.")
    }
}
