import Certificates
import CodeSigning
import Foundation
import Testing

struct RequirementTests {
    private static let texts = [
        "identifier \"com.example.app\"",
        "identifier \"a\" and anchor apple generic",
        "anchor apple", "anchor trusted", "certificate 1 trusted", "always", "never",
        "identifier \"a\" and (certificate leaf[subject.CN] = \"iPhone Developer: Jane\" or cdhash H\"00ff\")",
        "certificate root = H\"0123456789abcdef0123456789abcdef01234567\"",
        "certificate 1[field.1.2.840.113635.100.6.2.1] /* exists */",
        "certificate leaf[subject.OU] = \"TEAM\"*", "info[CFBundleVersion] >= \"1.10\"", "info[Key] < \"2\"",
        "entitlement[\"get-task-allow\"] /* exists */", "! (identifier \"a\" or identifier \"b\")",
        "info[Name] = *\"middle\"*", "info[Name] = *\"end\"", "identifier \"with \\\"quotes\\\" and \\\\\"",
    ]

    @Test(arguments: texts)
    func textsAndBytesAreTheSameRequirement(_ text: String) throws {
        let requirement = try Requirement(text: text)
        #expect(requirement.description == text)
        #expect(try Requirement(reading: requirement.data) == requirement)
        #expect(requirement.data.count % 4 == 0)
    }

    /// As Apple prints them: it means the same.
    @Test(arguments: ["and", "or"])
    func rowsOfTheSameOperatorHaveNoParentheses(_ name: String) throws {
        let grouped = try Requirement(text: "identifier \"a\" \(name) (anchor apple \(name) ! never)")
        #expect(grouped.description == "identifier \"a\" \(name) anchor apple \(name) ! never")
        #expect(try Requirement(reading: grouped.data) == grouped)
    }

    /// Bytes that `csreq` of OS X makes of this requirement, by the description of its format.
    @Test func bytesAreThoseOfTheFormat() throws {
        let data = try Requirement(text: "identifier \"ab\" and anchor apple").data
        #expect(data.hexadecimal == "fade0c00000000200000000100000006000000020000000261620000" + "00000003")
    }

    @Test(arguments: [
        "identifier", "identifier \"a", "and", "identifier \"a\" identifier \"b\"", "certificate leaf[a = \"b\"",
        "(always", "always)", "H\"0\"", "certificate x = H\"00\"", "certificate leaf[field.9.9] exists",
        "identifier \"a\" or",
        "%", "", String(repeating: "(", count: 10_000), String(repeating: "!", count: 10_000),
    ])
    func damagedTextsAreRefused(_ text: String) {
        #expect(throws: SigningError.self) { try Requirement(text: text) }
    }

    @Test func identifiersAreReadAsTheyAreWrittenUsually() throws {
        let requirement = try Requirement(text: "certificate leaf[field.1.2.0840.01] exists")
        #expect(requirement.description == "certificate leaf[field.1.2.840.1] /* exists */")
        #expect(try Requirement(reading: requirement.data) == requirement)
    }

    @Test func setsHaveNames() throws {
        let set = try RequirementSet(text: "designated => identifier \"a\" host => anchor apple")
        #expect(set.lines == ["host => anchor apple", "designated => identifier \"a\""])
        #expect(try RequirementSet(reading: set.data) == set)
        #expect(try RequirementSet(text: "always").requirements == [.designated: .always])
        #expect(throws: SigningError.self) { try RequirementSet(text: "designated => always designated => never") }
    }

    @Test func deepExpressionsAreRefused() {
        var data = Data([0, 0, 0, 1])
        for _ in 0..<100_000 { data += Data([0, 0, 0, 9]) }
        #expect(throws: SigningError.self) { try Requirement(reading: SignatureBlob(.requirement, data).data) }
    }

    @Test func requirementsAreMetBySubjects() throws {
        let signer = try TestSigner()
        let identity = try signer.identity()
        let root = signer.authority.certificate
        let subject = RequirementSubject(
            identifier: "com.example.app", info: ["CFBundleVersion": "1.10", "Types": ["a", "b"]],
            entitlements: ["get-task-allow": true, "off": false], directoryHashes: [Data([1, 2])],
            chain: [identity.certificate, root], authorities: [root])
        let hash = Data(root.fingerprint(.sha1)).hexadecimal
        for text in [
            "identifier \"com.example.app\"", "anchor = H\"\(hash)\"", "certificate 1 = H\"\(hash)\"",
            "certificate -1 = H\"\(hash)\"", "anchor trusted", "anchor apple generic",
            "certificate leaf[subject.CN] = \"iPhone Developer\"*", "certificate leaf[subject.OU] = \"TEAM123456\"",
            "certificate leaf[field.1.2.840.113635.100.6.1.2] exists", "info[CFBundleVersion] > \"1.9\"",
            "info[Types] = \"b\"", "entitlement[\"get-task-allow\"] exists", "cdhash H\"0102\"", "! never",
            "never or always and always",
        ] { #expect(subject.satisfies(try Requirement(text: text)), "\(text)") }
        for text in [
            "identifier \"com.example\"", "anchor = H\"00\"", "certificate leaf trusted", "certificate 7 trusted",
            "certificate leaf[subject.CN] = \"Jane\"", "certificate leaf[field.1.2.3] exists",
            "info[CFBundleVersion] < \"1.9\"", "info[Other] exists", "entitlement[off] exists",
            "entitlement[other] exists", "cdhash H\"0103\"", "! always", "always and never",
        ] { #expect(!subject.satisfies(try Requirement(text: text)), "\(text)") }
    }
}
