import Foundation
import Portal

/// One request of a tester, who has no account but the link of an app: `/install/LINK`.
struct InstallVisit {
    let site: PortalSite
    let request: SiteRequest

    static let profileType = "application/x-apple-aspen-config"

    var portal: Portal { site.portal }

    func answer() -> SiteResponse {
        let words = request.words
        do {
            // Whoever does not know a link learns nothing, neither by words nor by the order of questions.
            let app = try portal.publishedApp(link: words.count > 1 ? words[1] : "")
            switch (request.method, words.count) {
            case (.get, 2): return .page(page(of: app))
            case (.get, 3) where words[2] == "code.svg":
                guard let code = LinkPicture.svg(request.base + app.path) else { return absent }
                return .picture([UInt8](code.utf8), type: "image/svg+xml")
            case (.get, 3) where words[2] == "register.mobileconfig":
                let profile = try portal.enrolmentProfile(
                    link: app.link, address: "\(request.base)\(app.path)/register")
                return .file(profile, name: "register.mobileconfig", type: Self.profileType)
            case (.post, 3) where words[2] == "register": return register(app)
            case (.get, 4):
                guard let build = app.builds.first(where: { "\($0.number)" == words[2] }) else { return absent }
                return try file(words[3], of: build, app)
            default: return absent
            }
        } catch let error as PortalError where error.reason == .storage {
            return .page(SiteFrame(title: "Not possible").page("<p>\(error.problem)</p>"), .internalError)
        } catch { return absent }
    }

    private var absent: SiteResponse {
        .page(
            SiteFrame(title: "Not found").page("<p>There is nothing to install here. Ask for a new link.</p>"),
            .notFound)
    }

    private func file(_ name: String, of build: PublishedBuild, _ app: PublishedApp) throws -> SiteResponse {
        switch name {
        case "manifest.plist":
            let manifest = InstallManifest(build: build, address: address(of: build, app))
            return SiteResponse(.ok, fields: ["Content-Type": "text/xml"], body: try manifest.propertyList())
        case "icon.png", "artwork.png":
            guard let icon = try portal.icon(of: build, isLarge: name == "artwork.png") else { return absent }
            return .picture(icon, type: "image/png")
        case "app.ipa":
            return .download(
                portal.file(of: build), size: build.size, type: "application/octet-stream",
                name: "\(build.title) \(build.build).ipa", request)
        default: return absent
        }
    }

    /// The answer of a device to an enrolment profile. It looks at the status, and then shows the page.
    private func register(_ app: PublishedApp) -> SiteResponse {
        do {
            try portal.enrol(link: app.link, answer: request.body)
            return .redirect(app.path)
        } catch {
            let status: SiteResponse.Status = (error as? PortalError)?.reason == .notAllowed ? .forbidden : .malformed
            let text = (error as? PortalError)?.problem ?? "\(error)"
            return .page(SiteFrame(title: "Not registered").page("<p>\(text)</p>"), status)
        }
    }

    func address(of build: PublishedBuild, _ app: PublishedApp) -> String {
        "\(request.base)\(app.path)/\(build.number)"
    }
}
