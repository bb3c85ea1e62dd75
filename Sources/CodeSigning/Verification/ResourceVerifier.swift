import Foundation
import Glibc

/// Compares the files of a bundle with their seal.
struct ResourceVerifier {
    let bundle: CodeBundle
    let seal: ResourceSeal
    /// Every file must be sealed, and each sealed one be there.
    let isStrict: Bool

    /// Steps of rules, times files.
    private static let mostWork = 100_000_000

    /// - Parameter nested: the faults of code in the bundle, by its path, with the hash of its directory and what it must
    ///   satisfy.
    func verify(
        _ faults: inout FaultList, nested: (String, Data, String) -> [SignatureFault]
    ) throws {
        let tree = try BundleTree(of: bundle.path)
        try checkWork(tree.items.count)
        for fault in tree.faults { faults.add(.unusualFile, fault.path, fault.reason) }
        let code = sealedCode
        let inCode = NestedCode(paths: code.map(\.path))
        var found: Set<String> = []
        for item in tree.items where item.path != bundle.executable {
            found.insert(item.path)
            if item.path.hasPrefix(CodeBundle.signatureFolder + "/") {
                checkSignatureFile(item, &faults)
            } else {
                try check(item, isInCode: inCode.contains(item.path), &faults)
            }
        }
        checkMissing(found, &faults)
        for entry in code { nested(entry.path, entry.hash, entry.requirement).forEach { faults.add($0) } }
    }

    /// Rules that would take minutes for all these files are a stranger's.
    private func checkWork(_ count: Int) throws {
        let steps = [seal.first, seal.second].reduce(0) { $0 + ($1?.rules.size ?? 0) }
        guard steps * count <= Self.mostWork else {
            throw SigningError("the rules for resources are too long for \(count) files.")
        }
    }

    private var sealedCode: [(path: String, hash: Data, requirement: String)] {
        (seal.second?.files ?? [:]).compactMap { path, resource in
            guard case .code(let hash, let requirement) = resource.content else { return nil }
            return (path, hash, requirement)
        }.sorted { $0.path < $1.path }
    }

    private func checkSignatureFile(_ item: BundleItem, _ faults: inout FaultList) {
        let name = String(item.path.dropFirst(CodeBundle.signatureFolder.count + 1))
        if !BundleSignature.fileNames.contains(name) || item.kind != .file {
            faults.add(.fileAdded, item.path, "file added")
        }
    }

    private func check(_ item: BundleItem, isInCode: Bool, _ faults: inout FaultList) throws {
        if item.kind == .other { return faults.add(.unusualFile, item.path, "is neither a file nor a link") }
        if case .link = item.kind, !BundleLink.staysInside(item.path, of: bundle.path) {
            faults.add(.linkLeaves, item.path, "is a link to something that is not in the bundle")
        }
        var isSealed = isInCode || item.path == CodeBundle.infoName
        var hashes: [CodeHash: Data]?
        for (part, isSecond) in [(seal.first, false), (seal.second, true)] {
            guard let part, !isSecond || !isInCode else { continue }
            // Version 1 knows no links. The code directory seals the Info.plist.
            if !isSecond, item.kind != .file, part.files[item.path] == nil, seal.second != nil { continue }
            if item.path == CodeBundle.infoName { continue }
            guard let index = part.files.index(forKey: item.path),
                part.files[index].key.utf8.elementsEqual(item.path.utf8)
            else {
                if part.rules.rule(for: item.path) != nil { faults.add(.fileAdded, item.path, "file added") }
                continue
            }
            isSealed = true
            switch (part.files[index].value.content, item.kind) {
            case (.file(let sealed), .file):
                do {
                    let actual =
                        try hashes
                        ?? SignedFile(path: bundle.path + "/" + item.path).hashes(CodeHash.allCases).hashes
                    hashes = actual
                    guard sealed.allSatisfy({ actual[$0] == $1 }) else {
                        faults.add(.fileChanged, item.path, "file modified")
                        continue
                    }
                } catch { faults.add(.fileChanged, item.path, "\(error)") }
            case (.link(let sealed), .link(let target)):
                if !sealed.utf8.elementsEqual(target.utf8) { faults.add(.linkChanged, item.path, "link changed") }
            case (.link, _), (_, .link): faults.add(.linkChanged, item.path, "link changed")
            default: faults.add(.fileChanged, item.path, "file modified")
            }
        }
        if !isSealed, isStrict {
            faults.add(.notSealed, item.path, "is not sealed by the signature")
        }
    }

    private func checkMissing(_ found: Set<String>, _ faults: inout FaultList) {
        let folders = Set(found.flatMap(Self.folders))
        for part in [seal.first, seal.second].compactMap({ $0 }) {
            for (path, resource) in part.files where (isStrict || !resource.isOptional) && !found.contains(path) {
                // The program may be sealed as a file too, by a signature that others have made.
                if path == bundle.executable { continue }
                if case .code = resource.content, folders.contains(path) { continue }
                faults.add(.fileMissing, path, "file missing")
            }
        }
    }

    private static func folders(of path: String) -> [String] {
        path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
    }
}
