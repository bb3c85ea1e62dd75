import Archiving
import Certificates
import Foundation
import Portal
import SignedBuilds
import Testing

/// Devices that ask to be registered, and those that only say so.
@Suite struct EnrolmentTests {
    private let test: TestPortal
    private let link: String
    private let device: TestDevice
    private var portal: Portal { test.portal }
    /// The authority of the user's devices lies beside the portal.
    private let data: String

    static let udid = String(repeating: "c", count: 40)

    init() throws {
        test = try TestPortal()
        data = test.data
        let app = try SignedBuild().make(
            in: test.folder + "/work", portal: test.portal, agent: test.agent, time: test.now)
        _ = try test.portal.publish(app, by: test.agent)
        link = try #require(try test.portal.publishedApps(of: test.team).first?.link)
        device = try TestDevice(Self.udid, inDataFolder: data, time: test.now)
    }

    private func challenge() throws -> String {
        let profile = try portal.enrolmentProfile(link: link, address: "http://127.0.0.1:1/answer")
        return try #require(try TestDevice.question(profile)?.challenge)
    }

    @Test func `A profile asks as Apple's did, and is signed by the portal`() throws {
        let profile = try portal.enrolmentProfile(link: link, address: "http://127.0.0.1:1/answer")
        let question = try #require(try TestDevice.question(profile))
        #expect(question.address == "http://127.0.0.1:1/answer" && question.challenge.count == 48)
        #expect(question.values["PayloadType"] as? String == "Profile Service")
        #expect(question.values["PayloadOrganization"] as? String == "Example Inc.")
        let trust = try portal.authority.trust(now: test.now)
        #expect(throws: Never.self) { try SignedMessage(profile).verify(trust: trust, for: .profileSigning) }
        #expect(refusal { try portal.enrolmentProfile(link: "none", address: "") } == .notFound)
    }

    @Test func `A device that answers waits, and takes a place once it is accepted`() throws {
        #expect(try portal.enrol(link: link, answer: device.answer(challenge(), time: test.now)) == .asked)
        let request = try #require(try portal.deviceRequests(of: test.team).first)
        #expect(request.udid == Self.udid && request.name == "Tester’s phone" && request.product == "iPhone3,1")
        #expect(request.system == "4.3.5" && request.asked == test.now)
        let before = try portal.placesUsed(by: test.team)
        #expect(refusal { try portal.acceptDevice(Self.udid, by: test.member) } == .notAllowed)
        let accepted = try portal.acceptDevice("Tester’s phone", as: "Phone 7", by: test.admin)
        #expect(accepted.udid == Self.udid && accepted.name == "Phone 7")
        #expect(try portal.placesUsed(by: test.team) == before + 1)
        #expect(try portal.deviceRequests(of: test.team).isEmpty)
        #expect(try portal.enrol(link: link, answer: device.answer(challenge(), time: test.now)) == .registered)
        #expect(try portal.deviceRequests(of: test.team).isEmpty)
    }

    @Test func `A device that is refused may ask again, and asks once however often it does`() throws {
        for name in ["Old name", "New name"] {
            try portal.enrol(
                link: link, answer: device.answer(challenge(), ["DEVICE_NAME": name], time: test.now))
        }
        #expect(try portal.deviceRequests(of: test.team).map(\.name) == ["New name"])
        #expect(refusal { try portal.refuseDevice(Self.udid, by: test.member) } == .notAllowed)
        try portal.refuseDevice(Self.udid, by: test.admin)
        #expect(try portal.deviceRequests(of: test.team).isEmpty)
        #expect(refusal { try portal.acceptDevice(Self.udid, by: test.admin) } == .notFound)
        #expect(try portal.enrol(link: link, answer: device.answer(challenge(), time: test.now)) == .asked)
        // Registered by hand meanwhile: the request is answered.
        try portal.addDevice(Self.udid, name: "By hand", by: test.admin)
        #expect(try portal.deviceRequests(of: test.team).isEmpty)
    }

    @Test func `An answer counts once`() throws {
        let answer = try device.answer(challenge(), time: test.now)
        try portal.enrol(link: link, answer: answer)
        try portal.refuseDevice(Self.udid, by: test.admin)
        #expect(refusal { try portal.enrol(link: link, answer: answer) } == .notAllowed)
        #expect(try portal.deviceRequests(of: test.team).isEmpty)
    }

    @Test func `A challenge is the portal's, of this app, and ten minutes old at most`() throws {
        #expect(
            refusal { try portal.enrol(link: link, answer: device.answer("made up", time: test.now)) } == .notAllowed)
        var other = SignedBuild()
        (other.identifier, other.name) = ("com.example.other", "Other")
        let app = try other.make(in: test.folder + "/other", portal: portal, agent: test.agent, time: test.now)
        _ = try portal.publish(app, by: test.agent)
        let otherLink = try #require(
            try portal.publishedApps(of: test.team).first { $0.bundle == "com.example.other" }?.link)
        let challenge = try challenge()
        #expect(
            refusal { try portal.enrol(link: otherLink, answer: device.answer(challenge, time: test.now)) }
                == .notAllowed)
        test.now = test.now.addingTimeInterval(Portal.enrolmentLifetime)
        #expect(
            refusal { try portal.enrol(link: link, answer: device.answer(challenge, time: test.now)) } == .notAllowed)
        #expect(try portal.deviceRequests(of: test.team).isEmpty)
    }

    @Test func `Nobody answers for a device but itself`() throws {
        let challenge = try challenge()
        let another = try TestDevice(String(repeating: "d", count: 40), inDataFolder: data, time: test.now)
        let stranger = try TestDevice(Self.udid, inDataFolder: test.folder + "/elsewhere", time: test.now)
        let key = try PrivateKey(.ellipticP256)
        let order = try portal.submit(test.request(key), kind: .developer, by: test.member)
        try portal.approve(order.number, by: test.admin)
        let developer = try portal.download(order.number, of: test.team)
        let content = [UInt8](
            try PropertyListData.xml(["UDID": Self.udid, "CHALLENGE": challenge] as [String: Any]))
        var damaged = try device.answer(challenge, time: test.now)
        damaged[damaged.count / 3] ^= 1
        let answers = [
            // Its certificate says another identifier.
            try another.answer(challenge, ["UDID": Self.udid], time: test.now),
            // An authority that nobody knows.
            try stranger.answer(challenge, time: test.now),
            // A certificate for something else.
            try SignedMessage.sign(content, by: developer, key: key, time: test.now).der,
            content, damaged, [], [0x30], Array("text".utf8),
        ]
        for answer in answers {
            let reason = refusal { try portal.enrol(link: link, answer: answer) }
            #expect(reason == .notAllowed || reason == .invalid)
        }
        #expect(try portal.deviceRequests(of: test.team).isEmpty)
        // None of them has used up the challenge.
        #expect(try portal.enrol(link: link, answer: device.answer(challenge, time: test.now)) == .asked)
    }

    @Test func `Answers that say nothing, or too much, are refused`() throws {
        let long = String(repeating: "n", count: 300)
        for values in [
            ["UDID": "short"], ["DEVICE_NAME": long], ["DEVICE_NAME": "a\nb"], ["PRODUCT": 7], ["CHALLENGE": ["a"]],
            ["VERSION": Data(count: 100_000)],
        ] as [[String: Any]] {
            let answer = try device.answer(challenge(), values, time: test.now)
            #expect(refusal { try portal.enrol(link: link, answer: answer) } == .invalid, "\(values)")
        }
        #expect(try portal.deviceRequests(of: test.team).isEmpty)
    }

    @Test func `Profiles that nobody answers make room for others`() throws {
        let first = try challenge()
        for _ in 0..<100 {
            test.now = test.now.addingTimeInterval(1)
            _ = try challenge()
        }
        #expect(refusal { try portal.enrol(link: link, answer: device.answer(first, time: test.now)) } == .notAllowed)
        #expect(try portal.enrol(link: link, answer: device.answer(challenge(), time: test.now)) == .asked)
    }
}
