import CodeSigning
import Foundation

/// `codesign --display`: what a signature says.
struct CodesignDisplay {
    let arguments: CodesignArguments

    init(_ arguments: CodesignArguments) { self.arguments = arguments }

    func run(_ bundle: CodeBundle, _ path: String) throws {
        let signature = try BundleSignature(of: bundle)
        printError("Executable=\(bundle.executablePath)")
        if arguments.verbosity > 0 { lines(of: signature, bundle).forEach(printError) }
        if let place = arguments.requirements {
            let lines = signature.requirements?.lines ?? []
            try write(Data(lines.map { $0 + "\n" }.joined().utf8), to: place)
        }
        if let place = arguments.entitlements, let entitlements = signature.entitlements {
            let isPlain = place.hasPrefix(":")
            let blob = SignatureBlob(.entitlements, entitlements.xml).data
            try write(isPlain ? entitlements.xml : blob, to: isPlain ? String(place.dropFirst()) : place)
        }
        if let prefix = arguments.certificatePrefix {
            for (index, certificate) in (signature.signer?.chain ?? []).enumerated() {
                try write(Data(certificate.der), to: "\(prefix)\(index)")
            }
        }
    }

    private func write(_ data: Data, to place: String) throws {
        guard place != "-" else { return FileHandle.standardOutput.write(data) }
        do { try data.write(to: URL(fileURLWithPath: place), options: .atomic) } catch {
            throw SigningError("\(place): cannot be written (\(error.localizedDescription)).")
        }
    }

    private func lines(of signature: BundleSignature, _ bundle: CodeBundle) -> [String] {
        let best = signature.best, directory = best.directory
        var lines = ["Identifier=\(directory.identifier)", "Format=bundle with generic"]
        let flags = signature.isAdHoc ? "0x2(adhoc)" : String(format: "0x%x(none)", directory.flags)
        lines.append(
            "CodeDirectory v=\(String(directory.version, radix: 16)) size=\(best.content.count) flags=\(flags) "
                + "hashes=\(directory.codeHashes.count)+\(directory.specialHashes.count) location=file")
        if arguments.verbosity > 2 {
            lines.append("Hash type=\(directory.hash.name) size=\(directory.hash.size)")
            for other in signature.directories {
                lines.append("CandidateCDHash \(other.directory.hash.name)=\(other.directoryHash.hexadecimal)")
            }
            lines.append("Hash choices=\(signature.directories.map(\.directory.hash.name).joined(separator: ","))")
            lines.append("CDHash=\(best.directoryHash.hexadecimal)")
        }
        if let signer = signature.signer {
            lines.append("Signature size=\(signature.message?.count ?? 0)")
            if arguments.verbosity > 1 {
                lines += signer.chain.map { "Authority=\($0.subject.commonName ?? $0.serial)" }
            }
            if let time = signer.time { lines.append("Signed Time=\(time.formatted(.iso8601))") }
        } else if signature.isAdHoc {
            lines.append("Signature=adhoc")
        }
        lines.append("Info.plist entries=\(bundle.infoValues.count)")
        if arguments.verbosity > 1 || directory.team != nil {
            lines.append("TeamIdentifier=\(directory.team ?? "not set")")
        }
        if let seal = signature.seal {
            lines.append("Sealed Resources version=\(seal.version) rules=\(seal.ruleCount) files=\(seal.fileCount)")
        }
        let requirements = signature.requirements?.requirements.count ?? 0
        let size = signature.parts[.requirements]?.count ?? 0
        lines.append("Internal requirements count=\(requirements) size=\(size)")
        return lines
    }
}
