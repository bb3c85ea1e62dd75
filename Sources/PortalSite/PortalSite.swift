import Certificates
import Foundation
import Portal

/// The portal's web site: answers requests of browsers, one after the other. It knows no sockets.
package final class PortalSite {
    let portal: Portal
    let clock: () -> Date
    private var sessions = SessionKeeper()
    private var throttle = LoginThrottle()

    private static let cookie = "verger-portal"

    package init(_ portal: Portal, clock: @escaping () -> Date = { Date() }) {
        self.portal = portal
        self.clock = clock
    }

    /// Bytes that the body of a request may have, before it is read: builds come only from somebody who has logged in.
    package func longestBody(of head: SiteRequest) -> Int {
        let words = head.words
        if answersAnybody(head) { return StatusVisit.longestQuestion }
        guard head.method == .post, words.count == 4, words[0] == "teams", words[2] == SiteSection.builds.rawValue,
            words[3] == "publish", sessions.session(head.cookie(Self.cookie), now: clock()) != nil
        else { return Self.longestForm }
        return Portal.largestUpload + Self.longestForm
    }

    /// Bytes of a form: a certificate signing request is the longest.
    private static let longestForm = 256 << 10

    private static let certificatePath = "authority.cer"
    private static let forAnybody = [AuthorityAddress.statusPath, AuthorityAddress.listPath, certificatePath]

    /// Whether programs ask this, under whatever name they know the site: the answer is for everyone, and signed.
    package func answersAnybody(_ request: SiteRequest) -> Bool {
        request.words.first.map(Self.forAnybody.contains) ?? false
    }

    private func answerAnybody(_ request: SiteRequest) -> SiteResponse {
        switch request.words {
        case [AuthorityAddress.listPath]: revocationList()
        case [Self.certificatePath]:
            .file(portal.authority.certificate.der, name: Self.certificatePath, type: "application/pkix-cert")
        case let words where words.first == AuthorityAddress.statusPath:
            StatusVisit(site: self, request: request).answer()
        default: SiteResponse(.notFound)
        }
    }

    package func answer(_ request: SiteRequest) -> SiteResponse {
        if answersAnybody(request) { return answerAnybody(request) }
        guard request.method == .get || request.isOfThisSite else {
            return .page(SiteFrame(title: "Not from here").page("<p>This form is of another site.</p>"), .forbidden)
        }
        switch request.words {
        case ["portal.css"]:
            return SiteResponse(
                .ok, fields: ["Content-Type": "text/css; charset=utf-8"], body: PackageResources.portal_css)
        case ["login"]: return request.method == .post ? logIn(request) : loginPage()
        case let words where words.first == "install": return InstallVisit(site: self, request: request).answer()
        case let words where words.count == 2 && words[0] == "join": return join(words[1], request)
        default: break
        }
        let secret = request.cookie(Self.cookie)
        guard let session = sessions.session(secret, now: clock()) else { return .redirect("/login") }
        guard let account = try? portal.account(session.email) else { return .redirect("/login") }
        let visit = SiteVisit(site: self, request: request, session: session, account: account)
        guard request.method == .post else {
            let response = visit.show()
            // A message is told once.
            if response.fields["Content-Type"]?.hasPrefix("text/html") == true { sessions.setMessage(nil, of: secret) }
            return response
        }
        guard let form = SiteForm(request), form["token"].isSame(as: session.formToken) else {
            return .page(
                SiteFrame(title: "Outdated form").page("<p>Load the page again, and fill in its form.</p>"), .forbidden)
        }
        guard sessions.mayChange(secret, now: clock()) else {
            return .page(SiteFrame(title: "Too fast").page("<p>Wait a minute.</p>"), .tooManyRequests)
        }
        if request.words == ["logout"] {
            sessions.end(secret)
            return .redirect("/login", fields: ["Set-Cookie": Self.setCookie("", seconds: 0)])
        }
        let outcome = visit.change(form)
        if outcome.endsOtherSessions { sessions.endOthers(of: session.email, but: secret) }
        sessions.setMessage(outcome.message, of: secret)
        return outcome.response
    }

    // MARK: Joining

    /// Somebody who has no account yet, with the code of an invitation.
    private func join(_ code: String, _ request: SiteRequest) -> SiteResponse {
        var fault: String?
        do {
            let invitation = try portal.invitation(code)
            if request.method == .post {
                let wait = throttle.wait("", now: clock())
                guard wait <= 0 else { throw TooManyTries(seconds: Int(wait.rounded(.up))) }
                guard let form = SiteForm(request) else { throw PortalError(.invalid, "Fill in both fields.") }
                do {
                    let member = try portal.join(code, name: form["name"], password: form["password"])
                    return try begin(member.account, request)
                } catch let error as PortalError where error.reason == .invalid { fault = error.problem }
            }
            let message: Markup? = fault.map { "<p class=\"fault\" role=\"alert\">\($0)</p>" }
            return .page(
                SiteFrame(title: "Join \(invitation.team)").page(
                    """
                    \(message)<p>Your account will be \(invitation.email).</p>\
                    <form method="post" action="/join/\(code)">\(SiteForms.field("Your name, as in certificates", "name"))\
                    \(SiteForms.field("Password (8 characters or more)", "password", type: "password"))<button>Join</button></form>
                    """), fault == nil ? .ok : .malformed)
        } catch let error as TooManyTries {
            return .page(SiteFrame(title: "Too fast").page("<p>\("\(error)")</p>"), .tooManyRequests)
        } catch {
            let text = (error as? PortalError)?.problem ?? "\(error)"
            return .page(SiteFrame(title: "Not possible").page("<p>\(text)</p>"), .notFound)
        }
    }

    /// Begins a session. Its secret is a new one: one that was in the browser before may be known to others.
    private func begin(_ account: Account, _ request: SiteRequest) throws -> SiteResponse {
        sessions.end(request.cookie(Self.cookie))
        let secret = try sessions.begin(email: account.email, now: clock())
        return .redirect("/", fields: ["Set-Cookie": Self.setCookie(secret, seconds: Int(SessionKeeper.longestTime))])
    }

    // MARK: Logging in

    private func loginPage(_ fault: String? = nil, _ status: SiteResponse.Status = .ok) -> SiteResponse {
        let message: Markup? = fault.map { "<p class=\"fault\" role=\"alert\">\($0)</p>" }
        return .page(
            SiteFrame(title: "Log In").page(
                """
                \(message)<form method="post" action="/login">\(SiteForms.field("Address", "email", type: "email"))\
                \(SiteForms.field("Password", "password", type: "password"))<button>Log In</button></form>
                """), status)
    }

    private func logIn(_ request: SiteRequest) -> SiteResponse {
        guard let form = SiteForm(request) else { return loginPage("Fill in both fields.", .malformed) }
        let email = String(form["email"].trimmingCharacters(in: .whitespaces).lowercased().prefix(100))
        do {
            guard try isPassword(form["password"], of: email), let account = try? portal.account(email) else {
                return loginPage("The address or the password is wrong.", .forbidden)
            }
            return try begin(account, request)
        } catch let error as TooManyTries {
            var response = loginPage("\(error)", .tooManyRequests)
            response.fields["Retry-After"] = "\(error.seconds)"
            return response
        } catch {
            return loginPage("\(error)", .malformed)
        }
    }

    /// - Throws: ``TooManyTries`` for somebody who has to wait.
    func isPassword(_ password: String, of email: String) throws -> Bool {
        let wait = throttle.wait(email, now: clock())
        guard wait <= 0 else { throw TooManyTries(seconds: Int(wait.rounded(.up))) }
        guard try portal.logIn(email: email, password: password) != nil else {
            throttle.failed(email, now: clock())
            return false
        }
        throttle.succeeded(email)
        return true
    }

    private static func setCookie(_ secret: String, seconds: Int) -> String {
        "\(cookie)=\(secret); Path=/; HttpOnly; SameSite=Strict; Max-Age=\(seconds)"
    }

    private func revocationList() -> SiteResponse {
        guard let list = try? portal.authority.revocationList(now: clock()) else {
            return SiteResponse(.notFound)
        }
        return .file(list.der, name: AuthorityAddress.listPath, type: "application/pkix-crl")
    }
}

extension String {
    /// Compares secrets.
    fileprivate func isSame(as other: String) -> Bool { [UInt8](utf8).isSameSecret(as: [UInt8](other.utf8)) }
}
