import Certificates
import Foundation
import Packaging
import Portal
import SignedBuilds
import Testing

/// Builds that are given to testers, and those that are not.
@Suite struct PublishingTests {
    private let test: TestPortal
    private let folder: String
    private var portal: Portal { test.portal }

    init() throws {
        test = try TestPortal()
        folder = test.folder + "/work"
    }

    private func app(_ build: SignedBuild = SignedBuild()) throws -> String {
        try build.make(in: folder, portal: portal, agent: test.agent, time: test.now)
    }

    private func archive(_ build: SignedBuild = SignedBuild()) throws -> String {
        try build.archive(in: folder, portal: portal, agent: test.agent, time: test.now)
    }

    /// Why a build is refused.
    private func fault(_ path: String, by member: Membership? = nil) throws -> PortalError {
        do {
            _ = try portal.publish(path, by: member ?? test.agent)
        } catch let error as PortalError { return error }
        throw CocoaError(.featureUnsupported)
    }

    private var keptFiles: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: portal.folder + "/builds")) ?? []).sorted()
    }

    @Test func `A build is kept with all that testers want to know`() throws {
        var sample = SignedBuild()
        sample.info = ["MinimumOSVersion": "3.0", "CFBundleDisplayName": "The Sample"]
        sample.devices.append(String(repeating: "b", count: 40))
        let file = try archive(sample)
        let build = try portal.publish(file, notes: " New:\r\n- all\n", by: test.member)
        #expect(build.bundle == "com.example.app" && build.title == "The Sample" && build.fullVersion == "1.2 (45)")
        #expect(build.notes == "New:\n- all" && build.devices == 2 && build.kind == .adHoc && build.system == "3.0")
        #expect(build.publisher == "cleo@example.com" && build.published == test.now && build.expires > test.now)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
        #expect(build.size == bytes.count && build.hash == Digest.sha256.hash([UInt8](bytes)).hexadecimal.lowercased())
        #expect(try Data(contentsOf: URL(fileURLWithPath: portal.file(of: build))) == bytes)
        #expect(keptFiles.count == 1)
        #expect(try portal.icon(of: build, isLarge: false) == SquarePicture(side: 57).png)
        #expect(try portal.icon(of: build, isLarge: true) == SquarePicture(side: 114).png)
        let app = try #require(try portal.publishedApps(of: test.team).first)
        #expect(app.builds == [build] && app.link.count == 48)
        #expect(try portal.publishedApp(link: app.link) == app)
        // Another program sees the same.
        #expect(try test.openAgain().publishedApps(of: test.team) == [app])
    }

    @Test func `An app is packed, and later builds stand above earlier ones, at the same link`() throws {
        let first = try portal.publish(app(), by: test.agent)
        var next = SignedBuild()
        (next.version, next.build, next.files) = (nil, "46", [:])
        let second = try portal.publish(app(next), by: test.agent)
        let app = try #require(try portal.publishedApps(of: test.team).first)
        #expect(app.builds == [second, first] && second.fullVersion == "46")
        #expect(try portal.icon(of: second, isLarge: true) == nil && !second.icons.hasIcon)
        let work = URL(fileURLWithPath: folder + "/unpacked")
        try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
        let unpacked = try AppArchive(URL(fileURLWithPath: portal.file(of: second))).unpack(into: work)
        #expect(unpacked.lastPathComponent == "Sample.app")
    }

    @Test func `What no device would take is refused, with the reason, and nothing is kept`() throws {
        var cases: [(String, String)] = []
        cases.append((try SignedBuild().write(into: folder + "/1"), "must be signed"))
        let changed = try SignedBuild().make(in: folder + "/2", portal: portal, agent: test.agent, time: test.now)
        try Data("more".utf8).write(to: URL(fileURLWithPath: changed + "/more"))
        cases.append((changed, "must be unchanged"))
        var store = SignedBuild()
        store.kind = .appStore
        cases.append(
            (try store.make(in: folder + "/3", portal: portal, agent: test.agent, time: test.now), "App Store"))
        let other = try TestPortal()
        cases.append(
            (
                try SignedBuild().make(in: folder + "/4", portal: other.portal, agent: other.agent, time: test.now),
                "authority"
            ))
        cases.append((folder + "/none.ipa", "No such file"))
        try Data("no archive".utf8).write(to: URL(fileURLWithPath: folder + "/text.ipa"))
        cases.append((folder + "/text.ipa", "no ZIP archive"))
        cases.append((folder, "neither"))
        for (path, words) in cases {
            let error = try fault(path)
            #expect(error.problem.contains(words), "\(error)")
            #expect(!error.problem.contains(".work-"), "\(error)")
        }
        #expect(try portal.publishedApps(of: test.team).isEmpty)
        #expect(keptFiles.isEmpty, "\(keptFiles)")
    }

    @Test func `A certificate that was revoked, or a profile that has ended, is told of`() throws {
        let app = try app()
        let order = try #require(try portal.certificates(of: test.team).first { $0.state == .issued })
        test.now = test.now.addingTimeInterval(366 * 86400)
        #expect(try fault(app).problem.contains("valid now"))
        test.now = test.now.addingTimeInterval(-366 * 86400)
        try portal.revoke(order.number, by: test.agent)
        #expect(try fault(app).problem.contains("revoked"))
    }

    @Test func `A build of another team is refused`() throws {
        let dora = try portal.addAccount(email: "dora@example.com", name: "Dora")
        let other = try portal.addTeam(name: "Other", agent: dora)
        #expect(try fault(app(), by: other).problem.contains("not of “Other”"))
    }

    @Test func `The same bytes are published once`() throws {
        let file = try archive()
        let build = try portal.publish(file, by: test.agent)
        #expect(refusal { try portal.publish(file, by: test.agent) } == .conflict)
        try portal.removeBuild(build.number, by: test.agent)
        #expect(try portal.publish(file, by: test.agent).number > build.number)
        #expect(keptFiles.count == 1)
    }

    @Test func `A form's bytes are checked like a file`() throws {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: archive())))
        #expect(try portal.publish(bytes, by: test.member).build == "45")
        #expect(refusal { try portal.publish([], by: test.member) } == .invalid)
        #expect(refusal { try portal.publish(Array(bytes.dropLast(5)), by: test.member) } == .invalid)
        #expect(
            refusal { try portal.publish(bytes, notes: String(repeating: "n", count: 10_001), by: test.member) }
                == .invalid)
        #expect(refusal { try portal.publish(bytes, notes: "\u{1B}[2J", by: test.member) } == .invalid)
    }

    @Test func `Builds are removed by their publisher or an admin, with their files`() throws {
        let mine = try portal.publish(app(), by: test.member)
        var next = SignedBuild()
        next.build = "46"
        let others = try portal.publish(app(next), by: test.agent)
        #expect(refusal { try portal.removeBuild(others.number, by: test.member) } == .notAllowed)
        try portal.removeBuild(mine.number, by: test.member)
        #expect(keptFiles.count == 1)
        let link = try #require(try portal.publishedApps(of: test.team).first?.link)
        try portal.removeBuild(others.number, by: test.admin)
        #expect(keptFiles.isEmpty)
        #expect(refusal { try portal.publishedApp(link: link) } == .notFound)
        #expect(refusal { try portal.removeBuild(others.number, by: test.admin) } == .notFound)
    }

    @Test func `A link is of no use once there is another one`() throws {
        _ = try portal.publish(app(), by: test.agent)
        let old = try #require(try portal.publishedApps(of: test.team).first?.link)
        #expect(refusal { try portal.renewLink("com.example.app", by: test.member) } == .notAllowed)
        let new = try portal.renewLink("com.example.app", by: test.admin).link
        #expect(new != old)
        #expect(refusal { try portal.publishedApp(link: old) } == .notFound)
        #expect(try portal.publishedApp(link: new).builds.count == 1)
        for guess in ["", "%", "_", String(new.dropLast()), new.uppercased(), "' OR 1=1 --"] where guess != new {
            #expect(refusal { try portal.publishedApp(link: guess) } == .notFound)
        }
    }

    @Test func `Icons are pictures of the bundle, and nothing else`() throws {
        var sample = SignedBuild()
        sample.files = ["Icon.png": Array("<svg onload=alert(1)>".utf8)]
        sample.info = ["CFBundleIconFiles": ["../../../../etc/passwd", "Icon.png"]]
        #expect(try !portal.publish(app(sample), by: test.agent).icons.hasIcon)
    }
}
