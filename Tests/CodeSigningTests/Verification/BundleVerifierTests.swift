import Certificates
import CodeSigning
import Foundation
import Testing

struct BundleVerifierTests {
    private let signer: TestSigner
    private let app: SampleApp

    init() throws {
        signer = try TestSigner()
        app = try SampleApp()
    }

    private func faults(_ trust: CertificateTrust? = nil) throws -> [String] {
        BundleVerifier(try app.bundle, trust: try trust ?? signer.trust()).verify().faults
            .map { "\($0.kind.rawValue) \($0.path)" }.sorted()
    }

    private func signed() throws { try app.sign(signer.identity(), at: signer.now) }

    @Test func whatWasNotChangedIsValid() throws {
        try signed()
        #expect(try faults() == [])
        var strict = BundleVerifier(try app.bundle, trust: try signer.trust())
        strict.isStrict = true
        strict.usage = .codeSigning
        #expect(strict.verify().faults == [])
    }

    @Test func codeThatNobodySignedIsSealedToo() throws {
        try app.sign(nil, at: signer.now)
        #expect(try faults() == [])
        try app.write("x", "Icon.png")
        #expect(try faults() == ["fileChanged Icon.png"])
    }

    @Test func codeWithoutASignatureIsTold() throws {
        #expect(try faults() == ["notSigned "])
    }

    @Test func filesThatWereAddedChangedOrRemovedAreNamed() throws {
        try signed()
        try app.write("x", "New.txt")
        try app.write("x", "_CodeSignature/Other")
        try app.write("x", "de.lproj/Localizable.strings")
        try app.write("png2", "Icon.png")
        try app.remove("PkgInfo")
        try app.remove("en.lproj/Localizable.strings")
        try app.remove("Base.lproj/Main.nib")
        #expect(
            try faults() == [
                "fileAdded New.txt", "fileAdded _CodeSignature/Other", "fileAdded de.lproj/Localizable.strings",
                "fileChanged Icon.png", "fileMissing Base.lproj/Main.nib", "fileMissing PkgInfo",
            ])
    }

    @Test func linksThatWereChangedAreNamed() throws {
        try signed()
        try app.remove("Data/Latest.txt")
        try app.link("Data/Latest.txt", to: "../Icon.png")
        #expect(try faults() == ["linkChanged Data/Latest.txt"])
        try app.remove("Data/Latest.txt")
        try app.write("text", "Data/Latest.txt")
        #expect(try faults().contains("linkChanged Data/Latest.txt"))
        try app.remove("Data/Latest.txt")
        try app.link("Data/Latest.txt", to: "/etc/passwd")
        #expect(try faults() == ["linkChanged Data/Latest.txt", "linkLeaves Data/Latest.txt"])
    }

    @Test func aFileThatBecameALinkIsNamed() throws {
        try signed()
        try app.remove("Icon.png")
        try app.write("png", "Data/Icon.png")
        try app.link("Icon.png", to: "Data/Icon.png")
        #expect(try faults() == ["fileAdded Data/Icon.png", "linkChanged Icon.png"])
    }

    @Test func namesOfOtherBytesAreOtherFiles() throws {
        try signed()
        let composed = "Data/Gr\u{F6}\u{DF}e.txt", decomposed = "Data/Gro\u{308}\u{DF}e.txt"
        try app.write("text", decomposed)
        #expect(try !faults().isEmpty)
        try app.remove(composed)
        #expect(try !faults().isEmpty)
    }

    @Test func theInfoPlistAndTheProgramAreSealed() throws {
        try signed()
        let program = app.path + "/Sample"
        var bytes = try Data(contentsOf: URL(fileURLWithPath: program))
        bytes[5000] ^= 1
        try bytes.write(to: URL(fileURLWithPath: program))
        let verdict = BundleVerifier(try app.bundle, trust: try signer.trust()).verify()
        #expect(verdict.faults.map(\.description) == ["Sample: the program was changed from byte 4096 on"])
        bytes[5000] ^= 1
        try (bytes + [0]).write(to: URL(fileURLWithPath: program))
        #expect(try faults() == ["programChanged Sample"])
        try bytes.write(to: URL(fileURLWithPath: program))
        #expect(try faults() == [])
        let info = try String(contentsOfFile: app.path + "/Info.plist", encoding: .utf8)
        try app.write(info.replacingOccurrences(of: "1.0", with: "1.1"), "Info.plist")
        #expect(try faults().contains("infoPlistChanged Info.plist"))
    }

    @Test(arguments: [
        "CodeDirectory", "CodeRequirements", "CodeRequirements-1", "CodeResources", "CodeEntitlements", "CodeSignature",
    ])
    func missingPartsOfTheSignatureAreTold(_ name: String) throws {
        try app.sign(signer.identity(), at: signer.now) { $0.entitlements = try? CodeEntitlements(["a": true]) }
        #expect(try faults() == [])
        try app.remove("_CodeSignature/" + name)
        #expect(try !faults().isEmpty)
    }

    @Test func partsOfAnotherSignatureAreTold() throws {
        let other = try SampleApp()
        try other.write("other", "Icon.png")
        try other.sign(signer.identity(), at: signer.now)
        try signed()
        for name in ["CodeDirectory", "CodeRequirements-1", "CodeResources", "CodeSignature"] {
            let path = app.path + "/_CodeSignature/" + name
            let own = try Data(contentsOf: URL(fileURLWithPath: path))
            try Data(contentsOf: URL(fileURLWithPath: other.path + "/_CodeSignature/" + name))
                .write(to: URL(fileURLWithPath: path))
            #expect(try !faults().isEmpty, "\(name)")
            try own.write(to: URL(fileURLWithPath: path))
        }
        #expect(try faults() == [])
    }

    @Test func codeInTheBundleIsVerified() throws {
        try signed()
        try app.write("changed", "Frameworks/Kit.framework/Data.txt")
        #expect(try faults() == ["fileChanged Frameworks/Kit.framework/Data.txt"])
        // Signed anew, the framework is whole but not the one that was sealed.
        let kit = try CodeBundle(at: app.path + "/Frameworks/Kit.framework")
        var options = SigningOptions(identity: try signer.identity(name: "Somebody Else"))
        options.time = signer.now
        options.isForced = true
        try BundleSigner(kit, options).sign()
        #expect(try faults().contains("fileChanged Frameworks/Kit.framework"))
        #expect(try faults().contains("testRequirementNotMet Frameworks/Kit.framework"))
    }

    /// What is wrong with the signer of the app and of the code in it.
    private static func everywhere(_ kind: SignatureFault.Kind) -> [String] {
        ["\(kind.rawValue) ", "\(kind.rawValue) Frameworks/Kit.framework"]
    }

    @Test func certificatesMustBeValid() throws {
        let other = try TestSigner()
        try signed()
        #expect(try faults(other.trust()) == Self.everywhere(.unknownAuthority))
        var trust = try signer.trust()
        trust.time = signer.now.addingTimeInterval(2 * 365 * 86400)
        #expect(try faults(trust) == Self.everywhere(.certificateExpired))
        trust.time = signer.now.addingTimeInterval(-1800)
        #expect(try faults(trust) == Self.everywhere(.certificateNotYetValid))
        let certificate = try #require(BundleSignature(of: app.bundle).signer).certificate
        try signer.authority.revoke(serial: certificate.serial, now: signer.now)
        #expect(try faults() == Self.everywhere(.certificateRevoked))
    }

    @Test func requirementsMustBeMet() throws {
        try app.sign(signer.identity(), at: signer.now) {
            $0.requirements = try? RequirementSet(text: "identifier \"com.example.Other\"")
        }
        #expect(try faults() == ["requirementNotMet "])
        try signed()
        var verifier = BundleVerifier(try app.bundle, trust: try signer.trust())
        verifier.requirement = try Requirement(text: "info[CFBundleVersion] = \"2.0\"")
        #expect(verifier.verify().faults.map(\.kind) == [.testRequirementNotMet])
        verifier.requirement = try Requirement(text: "info[CFBundleVersion] = \"1.0\"")
        #expect(verifier.verify().faults == [])
    }

    @Test func strictVerificationWantsAllFilesSealedAndThere() throws {
        try app.write("x", "en.lproj/locversion.plist")
        try signed()
        #expect(try faults() == [])
        try app.remove("en.lproj/Localizable.strings")
        #expect(try faults() == [])
        var strict = BundleVerifier(try app.bundle, trust: try signer.trust())
        strict.isStrict = true
        #expect(
            strict.verify().faults.map { "\($0.kind) \($0.path)" }.sorted() == [
                "fileMissing en.lproj/Localizable.strings", "notSealed en.lproj/locversion.plist",
            ])
    }
}
