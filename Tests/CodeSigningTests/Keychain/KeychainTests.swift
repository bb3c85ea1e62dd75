import Certificates
import CodeSigning
import Foundation
import Testing

struct KeychainTests {
    private let signer: TestSigner
    private let search: KeychainSearch

    init() throws {
        signer = try TestSigner()
        search = KeychainSearch(environment: ["VERGER_HOME": signer.folder.path])
    }

    private func identities() throws -> IdentityList { try IdentityList(search.listed) }

    @Test func identitiesAreKeysWithCertificates() throws {
        #expect(try identities().identities.isEmpty)
        let jane = try signer.identity(name: "Jane"), john = try signer.identity(.distribution, name: "John")
        try search.usual.add(jane.key, jane.certificate, chain: jane.chain)
        // The certificate comes later than the key, and in another file.
        try search.usual.add(john.key, nil)
        #expect(try identities().identities.map(\.name) == ["iPhone Developer: Jane"])
        try search.usual.add(john.certificate)
        let list = try identities()
        #expect(Set(list.identities.map(\.name)) == ["iPhone Developer: Jane", "iPhone Distribution: John"])
        #expect(list.authorities == [signer.authority.certificate])
        #expect(try list.identity("John", at: signer.now).chain == [signer.authority.certificate])
        #expect(try list.identity(jane.fingerprint.lowercased()).certificate == jane.certificate)
        #expect(list.isValid(jane, at: signer.now))
        #expect(!list.isValid(jane, at: signer.now.addingTimeInterval(3 * 365 * 86400)))
    }

    @Test func namesMustMeanOneIdentity() throws {
        let old = try signer.identity(name: "Jane", lifetime: 86400), new = try signer.identity(name: "Jane")
        for identity in [old, new] { try search.usual.add(identity.key, identity.certificate, chain: identity.chain) }
        let list = try identities()
        #expect(throws: SigningError.self) { try list.identity("Nobody") }
        #expect(throws: SigningError.self) { try list.identity("") }
        let error = #expect(throws: SigningError.self) { try list.identity("Jane", at: signer.now) }
        #expect(error?.description.contains("ambiguous") == true)
        #expect(
            try list.identity("Jane", at: signer.now.addingTimeInterval(2 * 86400)).certificate == new.certificate)
    }

    @Test func theFolderIsItsOwners() throws {
        let jane = try signer.identity()
        let file = try search.usual.add(jane.key, jane.certificate)
        func mode(_ path: String) throws -> Int {
            try #require(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
        }
        #expect(try mode(search.usual.folder) == 0o700)
        #expect(try mode(file) == 0o600)
        #expect(search.usual.folder == signer.folder.path + "/keychain")
        let run = try CommandRun("/usr/bin/openssl", ["pkcs12", "-in", file, "-passin", "pass:", "-nodes"])
        #expect(run.status == 0, "\(run.text)")
    }

    @Test func lockedKeychainsGiveNothing() throws {
        let keychain = search.keychain("build.keychain")
        try keychain.create(password: "secret")
        #expect(throws: SigningError.self) { try keychain.create(password: "secret") }
        try search.setListed([search.usual, keychain])
        let jane = try signer.identity()
        let file = try keychain.add(jane.key, jane.certificate)
        #expect(try identities().identities.count == 1)
        try keychain.lock()
        #expect(try keychain.isLocked)
        #expect(throws: SigningError.self) { try identities() }
        #expect(throws: SigningError.self) { try keychain.unlock(password: "wrong") }
        try keychain.unlock(password: "secret")
        #expect(try identities().identities.count == 1)
        #expect(
            try CommandRun("/usr/bin/openssl", ["pkcs12", "-in", file, "-passin", "pass:", "-nodes"]).status != 0)
        try search.setStandard(keychain)
        #expect(try search.standard.folder == keychain.folder)
        try keychain.delete()
        try search.remove(keychain)
        #expect(try search.listed.map(\.folder) == [search.usual.folder])
        #expect(try search.standard.folder == search.usual.folder)
    }

    @Test func damagedFilesDoNotHideTheOthers() throws {
        let jane = try signer.identity()
        try search.usual.add(jane.key, jane.certificate)
        try Data("damaged".utf8).write(to: URL(fileURLWithPath: search.usual.folder + "/a.p12"))
        let list = try identities()
        #expect(list.identities.count == 1)
        #expect(list.problems.count == 1)
    }
}
