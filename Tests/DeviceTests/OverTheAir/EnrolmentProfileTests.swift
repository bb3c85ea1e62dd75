import Archiving
import Certificates
import Device
import Foundation
import LocalServer
import OwnProcess
import Testing

/// Profiles by which a server asks a device what it is.
@Suite(.ownProcess, .serialized) @MainActor struct EnrolmentProfileTests {
    private func profile(_ bench: OverTheAirBench, _ values: [String: Any] = [:]) throws -> [UInt8] {
        let usual: [String: Any] = [
            "PayloadContent": [
                "URL": bench.server.address + "/answer", "Challenge": "secret",
                "DeviceAttributes": ["UDID", "PRODUCT", "VERSION", "IMEI"],
            ] as [String: Any],
            "PayloadDisplayName": "Register this device", "PayloadOrganization": "Example Inc.",
            "PayloadDescription": "Sends this device’s identifier.", "PayloadType": "Profile Service",
        ]
        return [UInt8](try PropertyListData.xml(usual.merging(values) { $1 }))
    }

    /// The machine's time, which the device's certificates have: the clocks of this process stand still.
    private func now(_ bench: OverTheAirBench) throws -> Date {
        try bench.folder.write("", to: "now")
        let facts = try FileManager.default.attributesOfItem(atPath: bench.folder.path + "/now")
        return try #require(facts[.modificationDate] as? Date)
    }

    private func offer(_ bytes: [UInt8], _ bench: OverTheAirBench) throws {
        bench.server["/a.mobileconfig"] = LocalServer.Answer(bytes)
        try bench.open(bench.server.address + "/a.mobileconfig")
        try bench.device.advance(by: 1)
    }

    @Test func `The user sees whose profile it is, and the device answers with its certificate`() throws {
        let bench = try OverTheAirBench()
        bench.server["/answer"] = LocalServer.Answer(Array("page".utf8))
        let now = try self.now(bench)
        let authority = try Authority(folder: bench.folder.path + "/authority", passphrase: .given("secret"), now: now)
        _ = try TrustedAuthorities(deviceFolder: bench.device.storage.folder).add(authority.certificate.der)
        let key = try PrivateKey(.ellipticP256)
        let signer = try authority.issue(
            .profileSigner, to: key.publicKey, subject: CertificateSubject(commonName: "Portal"), now: now)
        let message = try SignedMessage.sign(profile(bench), by: signer, key: key, chain: [authority.certificate])
        try offer(message.der, bench)
        for text in ["Install Profile", "Register this device", "Example Inc.", "Verified"] {
            #expect(try bench.shows(text), "\(text)")
        }
        try ScreenPicture.compare(bench.device, "install-profile")
        try bench.tap("Install")
        try bench.device.advance(by: 1)
        #expect(bench.server.requests.count == 1)
        try bench.tap("Install Now")
        try bench.device.advance(by: 2)
        #expect(try bench.shows("Profile Installed"), "\(bench.lines)")
        let request = try #require(bench.server.requests.last)
        #expect(request.method == "POST" && request.path == "/answer")
        #expect(request.fields["content-type"] == "application/pkcs7-signature")
        // The authority of the user's devices vouches for it.
        let root = try #require(try DeviceAuthority.certificate(inFolder: bench.folder.path + "/device-authority"))
        let signature = try SignedMessage(request.body).verify(
            trust: CertificateTrust(authorities: [root], time: try self.now(bench)), for: .device)
        let values = try PropertyListData.read(Data(signature.content)) as? [String: String]
        let udid = bench.device.model.profile.identifier
        #expect(
            values == [
                "UDID": udid, "PRODUCT": "iPhone3,1", "VERSION": bench.device.model.systemVersion,
                "CHALLENGE": "secret",
            ])
        #expect(signature.signer.subject.commonName == udid)
        #expect(FileManager.default.fileExists(atPath: bench.device.storage.folder + "/Identity.cer"))
    }

    @Test func `Who has signed a profile makes a difference, and a damaged one is none`() throws {
        let bench = try OverTheAirBench()
        try offer(profile(bench), bench)
        #expect(try bench.shows("Unsigned"))
        let now = try self.now(bench)
        let authority = try Authority(folder: bench.folder.path + "/authority", passphrase: .given("secret"), now: now)
        let key = try PrivateKey(.ellipticP256)
        let signer = try authority.issue(
            .profileSigner, to: key.publicKey, subject: CertificateSubject(commonName: "Portal"), now: now)
        var bytes = try SignedMessage.sign(profile(bench), by: signer, key: key).der
        try offer(bytes, bench)
        #expect(try bench.shows("Not Verified"))
        bytes[bytes.count / 4] ^= 1
        try offer(bytes, bench)
        #expect(try bench.shows("Invalid Profile"))
    }

    @Test func `Profiles that the device cannot install are told of`() throws {
        let bench = try OverTheAirBench()
        for values in [
            ["PayloadType": "Configuration"], ["PayloadContent": ["URL": "http://192.0.2.1/answer"]],
            ["PayloadContent": [String: Any]()], ["PayloadContent": "text"],
        ] as [[String: Any]] {
            try offer(profile(bench, values), bench)
            #expect(try bench.shows("Invalid Profile"), "\(values)")
            try bench.tap("OK")
            try bench.device.advance(by: 1)
        }
        try offer(Array("text".utf8), bench)
        #expect(try bench.shows("Invalid Profile"))
    }

    @Test func `A server that does not take the answer is told of`() throws {
        let bench = try OverTheAirBench()
        bench.server["/answer"] = LocalServer.Answer([], status: 403)
        try offer(profile(bench), bench)
        try bench.tap("Install")
        try bench.device.advance(by: 1)
        try bench.tap("Install Now")
        try bench.device.advance(by: 2)
        #expect(try bench.shows("Profile Installation Failed"))
        #expect(bench.lines.contains { $0.contains("status 403") }, "\(bench.lines)")
    }
}
