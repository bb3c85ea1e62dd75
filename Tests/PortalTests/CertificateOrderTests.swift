import Certificates
import Foundation
import Portal
import Testing

/// Certificates, from the request to their end.
@Suite struct CertificateOrderTests {
    @Test func `A developer's certificate has Apple's names and marks`() throws {
        let test = try TestPortal()
        let key = try PrivateKey(.rsa2048)
        let order = try test.portal.submit(test.request(key), kind: .developer, by: test.member)
        #expect(order.state == .pending)
        #expect(order.account == "cleo@example.com")
        #expect(refusal { try test.portal.download(order.number, of: test.team) } == .refused)
        #expect(refusal { try test.portal.approve(order.number, by: test.member) } == .notAllowed)
        let issued = try test.portal.approve(order.number, by: test.admin)
        #expect(issued.state == .issued)
        #expect(refusal { try test.portal.approve(order.number, by: test.admin) } == .refused)
        let certificate = try test.portal.download(order.number, of: test.team)
        #expect(certificate.kind == .developer)
        #expect(certificate.belongs(to: key))
        #expect(
            certificate.subject
                == CertificateSubject(
                    userID: test.member.identifier,
                    commonName: "iPhone Developer: Cleo Member (\(test.member.identifier))",
                    organizationalUnit: test.team.identifier, organization: "Example Inc.", country: "US"))
        #expect(issued.serial == certificate.serial)
        #expect(issued.expires == certificate.notAfter)
        #expect(certificate.notAfter == test.now.addingTimeInterval(365 * 86400))
        try test.portal.authority.trust(now: test.now).verify(certificate, for: .codeSigning)
    }

    @Test func `Certificates for distribution and push are the team's, and admins ask for them`() throws {
        let test = try TestPortal()
        try test.portal.addApp("com.example.app", name: "App", services: [.push], by: test.agent)
        for kind in [CertificateKind.distribution, .pushDevelopment, .pushProduction, .pushBoth] {
            let app = kind.isPush ? "com.example.app" : nil
            let request = try test.request()
            #expect(refusal { try test.portal.submit(request, kind: kind, app: app, by: test.member) } == .notAllowed)
            let order = try test.issue(kind, app: app, to: test.admin)
            let certificate = try test.portal.download(order.number, of: test.team)
            #expect(certificate.kind == kind)
            #expect(certificate.subject.organizationalUnit == test.team.identifier)
            #expect(certificate.subject.userID == (kind.isPush ? "com.example.app" : test.team.identifier))
            #expect(certificate.subject.commonName == kind.commonName(kind.isPush ? "com.example.app" : "Example Inc."))
            #expect(order.app == app)
        }
        for kind in [CertificateKind.authority, .server, .profileSigner, .device] {
            #expect(refusal { try test.portal.submit(test.request(), kind: kind, by: test.agent) } == .invalid)
        }
    }

    @Test func `A certificate for push is for one App ID with push`() throws {
        let test = try TestPortal()
        try test.portal.addApp("com.example.app", name: "App", by: test.agent)
        try test.portal.addApp("com.example.*", name: "All", by: test.agent)
        func submit(_ app: String?, _ kind: CertificateKind = .pushProduction) throws {
            try test.portal.submit(test.request(), kind: kind, app: app, by: test.agent)
        }
        #expect(refusal { try submit(nil) } == .invalid)
        #expect(refusal { try submit("com.example.other") } == .notFound)
        #expect(refusal { try submit("com.example.app") } == .refused)
        #expect(refusal { try submit("com.example.*") } == .refused)
        #expect(refusal { try submit("com.example.app", .distribution) } == .invalid)
        try test.portal.setServices([.push], of: "com.example.app", by: test.agent)
        try submit("com.example.app")
    }

    @Test func `One certificate of a kind, and the next one a month before its end`() throws {
        let test = try TestPortal()
        let first = try test.portal.submit(test.request(), kind: .developer, by: test.member)
        #expect(refusal { try test.portal.submit(test.request(), kind: .developer, by: test.member) } == .conflict)
        // Another member's is of no concern.
        try test.issue(.developer, to: test.admin)
        try test.portal.reject(first.number, by: test.admin)
        #expect(refusal { try test.portal.approve(first.number, by: test.admin) } == .refused)
        try test.issue(.developer, to: test.member)
        #expect(refusal { try test.portal.submit(test.request(), kind: .developer, by: test.member) } == .conflict)
        test.now += 334 * 86400
        #expect(refusal { try test.portal.submit(test.request(), kind: .developer, by: test.member) } == .conflict)
        test.now += 2 * 86400
        let next = try test.issue(.developer, to: test.member)
        test.now += 40 * 86400
        let orders = try test.portal.certificates(of: test.team).filter { $0.account == "cleo@example.com" }
        #expect(orders.map { $0.isValid(at: test.now) } == [false, false, true])
        #expect(orders.last == next)
        #expect(orders[1].isExpired(at: test.now))
    }

    @Test func `Owners revoke their own, and admins all`() throws {
        let test = try TestPortal()
        let mine = try test.issue(.developer, to: test.member)
        let others = try test.issue(.developer, to: test.admin)
        #expect(refusal { try test.portal.revoke(others.number, by: test.member) } == .notAllowed)
        try test.portal.revoke(mine.number, reason: .superseded, by: test.member)
        #expect(refusal { try test.portal.revoke(mine.number, by: test.member) } == .refused)
        #expect(refusal { try test.portal.download(mine.number, of: test.team) } == .refused)
        let certificate = try test.portal.authority.certificate(serial: mine.serial ?? "")
        let trust = try test.portal.authority.trust(now: test.now)
        let found = #expect(throws: CertificateError.self) {
            try trust.verify(try #require(certificate), for: .codeSigning)
        }
        #expect(found?.reason == .revoked)
        try test.portal.revoke(others.number, by: test.agent)
    }

    @Test func `A key is one person's, and a stolen one nobody's`() throws {
        let test = try TestPortal()
        let key = try PrivateKey(.ellipticP256)
        let order = try test.issue(.developer, to: test.member, key: key)
        #expect(refusal { try test.portal.submit(test.request(key), kind: .developer, by: test.admin) } == .refused)
        let elsewhere = try test.portal.addTeam(name: "Other", agent: test.member.account)
        #expect(refusal { try test.portal.submit(test.request(key), kind: .developer, by: elsewhere) } == .refused)
        try test.portal.revoke(order.number, reason: .superseded, by: test.member)
        let again = try test.issue(.developer, to: test.member, key: key)
        try test.portal.revoke(again.number, reason: .keyCompromise, by: test.member)
        #expect(refusal { try test.portal.submit(test.request(key), kind: .developer, by: test.member) } == .refused)
    }

    @Test func `Another team's certificates cannot be reached`() throws {
        let test = try TestPortal()
        let order = try test.issue(.developer, to: test.member)
        let other = try test.portal.addTeam(name: "Other", agent: test.member.account)
        #expect(refusal { try test.portal.certificate(order.number, of: other.team) } == .notFound)
        #expect(refusal { try test.portal.download(order.number, of: other.team) } == .notFound)
        #expect(refusal { try test.portal.revoke(order.number, by: other) } == .notFound)
        #expect(try test.portal.certificates(of: other.team).isEmpty)
    }

    @Test func `Who was demoted or has left gets nothing`() throws {
        let test = try TestPortal()
        let order = try test.portal.submit(test.request(), kind: .distribution, by: test.admin)
        try test.portal.setRole(.member, of: test.admin.account, by: test.agent)
        #expect(refusal { try test.portal.approve(order.number, by: test.agent) } == .notAllowed)
        let own = try test.portal.submit(test.request(), kind: .developer, by: test.member)
        try test.portal.removeMember(test.member.account, by: test.agent)
        #expect(try test.portal.certificate(own.number, of: test.team).state == .rejected)
    }

    @Test func `Two programs with one portal see the same`() throws {
        let test = try TestPortal()
        let order = try test.portal.submit(test.request(), kind: .developer, by: test.member)
        let other = try test.openAgain()
        try other.approve(order.number, by: test.admin)
        #expect(try test.portal.certificate(order.number, of: test.team).state == .issued)
        let wrong = PortalPlace(folder: test.folder, passphrase: .given("guess"))
        #expect(refusal { try Portal(wrong) } == .storage)
    }
}
