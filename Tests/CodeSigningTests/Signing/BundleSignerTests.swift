import Archiving
import Certificates
import CodeSigning
import Foundation
import Testing

struct BundleSignerTests {
    private let signer: TestSigner
    private let app: SampleApp

    init() throws {
        signer = try TestSigner()
        app = try SampleApp()
    }

    private func list() throws -> [String: Any] {
        let data = try Data(contentsOf: URL(fileURLWithPath: app.path + "/_CodeSignature/CodeResources"))
        return try #require(try PropertyListData.read(data) as? [String: Any])
    }

    @Test func theSealNamesEveryFileInBothVersions() throws {
        let signature = try app.sign(signer.identity(), at: signer.now)
        let list = try list()
        let files = try #require(list["files"] as? [String: Any])
        let files2 = try #require(list["files2"] as? [String: Any])
        #expect(
            Set(files.keys) == [
                "Info.plist", "PkgInfo", "Icon.png", "en.lproj/Localizable.strings", "Base.lproj/Main.nib",
                "Data/Größe.txt", "Frameworks/Kit.framework/Info.plist", "Frameworks/Kit.framework/Kit",
                "Frameworks/Kit.framework/Data.txt", "Frameworks/Kit.framework/_CodeSignature/CodeDirectory",
                "Frameworks/Kit.framework/_CodeSignature/CodeRequirements",
                "Frameworks/Kit.framework/_CodeSignature/CodeRequirements-1",
                "Frameworks/Kit.framework/_CodeSignature/CodeResources",
                "Frameworks/Kit.framework/_CodeSignature/CodeSignature",
            ])
        #expect(
            Set(files2.keys) == [
                "Icon.png", "en.lproj/Localizable.strings", "Base.lproj/Main.nib", "Data/Größe.txt",
                "Data/Latest.txt", "Frameworks/Kit.framework",
            ])
        #expect(files["Icon.png"] as? Data == CodeHash.sha1.of(Data("png".utf8)))
        let icon = try #require(files2["Icon.png"] as? [String: Data])
        #expect(icon == ["hash": CodeHash.sha1.of(Data("png".utf8)), "hash2": CodeHash.sha256.of(Data("png".utf8))])
        #expect((files2["Data/Latest.txt"] as? [String: String]) == ["symlink": "Größe.txt"])
        #expect((files["en.lproj/Localizable.strings"] as? [String: Any])?["optional"] as? Bool == true)
        #expect((files["Base.lproj/Main.nib"] as? Data) != nil)
        let kit = try BundleSignature(of: try CodeBundle(at: app.path + "/Frameworks/Kit.framework"))
        let code = try #require(files2["Frameworks/Kit.framework"] as? [String: Any])
        #expect(code["cdhash"] as? Data == kit.best.directoryHash)
        #expect(code["requirement"] as? String == kit.requirements?.requirements[.designated]?.description)
        #expect(signature.directories.map(\.directory.hash) == [.sha1, .sha256])
        #expect(signature.best.directory.codeHashes.count == 3)
        #expect(signature.best.directory.team == "TEAM123456")
    }

    @Test func theUsualRequirementNamesAuthorityAndSigner() throws {
        let identity = try signer.identity()
        let signature = try app.sign(identity, at: signer.now)
        let hash = Data(signer.authority.certificate.fingerprint(.sha1)).hexadecimal
        #expect(
            signature.requirements?.lines == [
                "designated => identifier \"com.example.Sample\" and certificate root = H\"\(hash)\" and "
                    + "certificate leaf[subject.CN] = \"\(identity.name)\""
            ])
    }

    @Test func anotherSignatureNeedsForce() throws {
        let identity = try signer.identity()
        try app.sign(identity, at: signer.now)
        #expect(throws: SigningError.self) { try BundleSigner(app.bundle, SigningOptions(identity: identity)) }
        let again = try app.sign(identity, at: signer.now)
        #expect(BundleVerifier(try app.bundle, trust: try signer.trust()).verify().faults == [])
        #expect(again.isAdHoc == false)
    }

    @Test func metadataIsPreserved() throws {
        let entitlements = try CodeEntitlements(["get-task-allow": true])
        let requirements = try RequirementSet(text: "always")
        try app.sign(signer.identity(), at: signer.now) {
            $0.identifier = "com.example.Other"
            $0.entitlements = entitlements
            $0.requirements = requirements
        }
        let plain = try app.sign(signer.identity(), at: signer.now) {
            $0.preserved = [.identifier, .entitlements, .requirements]
        }
        #expect(plain.identifier == "com.example.Other")
        #expect(plain.entitlements == entitlements)
        #expect(plain.requirements == requirements)
        let anew = try app.sign(signer.identity(), at: signer.now)
        #expect(anew.identifier == SampleApp.identifier)
        #expect(anew.entitlements == nil)
    }

    @Test func linksOutOfTheBundleAreRefused() throws {
        for target in ["/etc/passwd", "../../other", "en.lproj/../../../x", "nowhere", "Loop"] {
            try app.link("Loop", to: target)
            #expect(throws: SigningError.self) { try app.sign(nil, at: signer.now) }
            try app.remove("Loop")
        }
        // Over another link, which alone would stay inside.
        try app.link("Up", to: "Data/..")
        try app.sign(nil, at: signer.now)
        try app.link("Out", to: "Up/../Other")
        #expect(throws: SigningError.self) { try app.sign(nil, at: signer.now) }
    }

    @Test func pipesAreRefused() throws {
        mkfifo(app.path + "/pipe", 0o600)
        #expect(throws: SigningError.self) { try app.sign(nil, at: signer.now) }
    }

    @Test func codeThatIsNotSignedIsRefused() throws {
        let error = #expect(throws: SigningError.self) {
            try app.sign(signer.identity(), at: signer.now) { $0.isDeep = false }
        }
        #expect(
            error?.description.hasSuffix(
                "code object is not signed at all\nIn subcomponent: \(app.path)/Frameworks/Kit.framework") == true)
        #expect(!BundleSignature.isThere(in: try app.bundle))
    }

    @Test func aFileThatIsChangedMeanwhileIsNoticed() throws {
        let bundle = try app.bundle
        let sealer = ResourceSealer(
            bundle: bundle, first: try .usualFirst(), second: try .usualSecond())
        func check(_ change: () throws -> Void) throws {
            let result = try sealer.seal { _ in SealedResource(.code(directoryHash: Data(), requirement: "")) }
            try sealer.check(result)
            try change()
            #expect(throws: SigningError.self) { try sealer.check(result) }
        }
        try check { try app.write("pNg", "Icon.png") }
        // Written in place, so that only the content tells it.
        try check {
            let file = try #require(FileHandle(forUpdatingAtPath: app.path + "/Icon.png"))
            try file.write(contentsOf: Data("x".utf8))
            try file.close()
        }
        try check { try app.write("new", "New.txt") }
        try check { try app.remove("PkgInfo") }
    }

    @Test func rulesOfACallerAreUsed() throws {
        let rules = try PropertyListData.xml([
            "rules": [".*": true, "^Icon.png$": ["omit": true, "weight": 10]] as [String: Any]
        ])
        let file = try signer.folder.write(rules, "ResourceRules.plist")
        let signature = try app.sign(nil, at: signer.now) { $0.rules = try? ResourceRules.read(file) }
        #expect(signature.seal?.first?.files["Icon.png"] == nil)
        #expect(signature.seal?.second?.files["Icon.png"] != nil)
        #expect(throws: SigningError.self) { try ResourceRules.read(app.path + "/Info.plist") }
        #expect(throws: SigningError.self) { try ResourceRules.read(app.path + "/Icon.png") }
    }

    @Test func programsOfManyPartsAreHashedPageByPage() throws {
        let big = try SampleApp(programSize: SignedFile.partSize * 2 + 4097, hasCode: false)
        let signature = try big.sign(signer.identity(), at: signer.now)
        let program = try Data(contentsOf: URL(fileURLWithPath: big.path + "/Sample"))
        let hashes = stride(from: 0, to: program.count, by: 4096).map {
            CodeHash.sha256.of(Data(program[$0..<min($0 + 4096, program.count)]))
        }
        #expect(signature.best.directory.codeHashes == hashes)
        #expect(hashes.count == 514)
    }

    @Test func aWholeProgramHasOneHashWithoutPages() throws {
        let signature = try app.sign(signer.identity(), at: signer.now) { $0.pageSize = nil }
        #expect(signature.best.directory.codeHashes.count == 1)
        #expect(BundleVerifier(try app.bundle, trust: try signer.trust()).verify().faults == [])
    }

    @Test func oneKindOfHashesCanBeChosen() throws {
        for hash in CodeHash.allCases {
            let signature = try app.sign(signer.identity(), at: signer.now) { $0.hashes = [hash] }
            #expect(signature.directories.map(\.directory.hash) == [hash])
            #expect(BundleVerifier(try app.bundle, trust: try signer.trust()).verify().faults == [])
        }
    }
}
