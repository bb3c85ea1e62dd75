import Foundation
import Portal

/// The page of an app, for its testers.
extension InstallVisit {
    func page(of app: PublishedApp) -> Markup {
        guard let newest = app.builds.first else { return "" }
        let title = newest.title
        return """
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8"><title>\(title)</title>
            <meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">\
            <link rel="stylesheet" href="/portal.css"></head><body class="install">
            <main><div class="app">\(Self.icon(of: newest, app))<div><h1>\(title)</h1>\
            <p>Version \(newest.fullVersion)</p><p>\(Self.size(newest.size)), \(SiteForms.day(newest.published))</p></div></div>
            \(offer(newest, app))\(earlier(app))\(registration(newest, app))
            <h2>On another device</h2><div class="group code"><img src="\(app.path)/code.svg" alt="The link of this page as a QR code">\
            <p>Point its camera here, or open<br><a href="\(app.path)">\(request.base + app.path)</a></p></div></main></body></html>
            """
    }

    private func offer(_ build: PublishedBuild, _ app: PublishedApp) -> Markup {
        let notes: Markup? =
            build.notes.isEmpty ? nil : "<h2>What’s New</h2><div class=\"group notes\">\(build.notes)</div>"
        let link = InstallManifest(build: build, address: address(of: build, app)).link
        let system: Markup? = build.system.map { " It needs iOS \($0) or later." }
        let install: Markup =
            build.expires > site.clock()
            ? """
            <a class="install" href="\(link)">Install</a>
            <p class="hint">For \(build.deviceCount), until \(SiteForms.day(build.expires)).\(system)</p>
            """ : "<p class=\"fault\">This build expired on \(SiteForms.day(build.expires)). Ask for a new one.</p>"
        return "\(install)\(notes)"
    }

    private func registration(_ build: PublishedBuild, _ app: PublishedApp) -> Markup {
        let link = InstallManifest(build: build, address: address(of: build, app)).link
        return """
            <h2>Is your device not among them?</h2><div class="group"><a class="row" href="\(app.path)/register.mobileconfig">\
            Register this device</a></div><p class="hint">Installs a profile that sends the device’s identifier to the team, once. \
            A later build can be installed on it.</p>\(build.expires > site.clock() ? command(link) : nil)
            """
    }

    /// Devices of Verger have no browser that could open the link.
    private func command(_ link: String) -> Markup {
        """
        <h2>Verger’s devices</h2><div class="group"><pre>verger device openurl DEVICE \\
          '\(link)'</pre></div><p class="hint">installs it on a booted device of Verger; the address of “Register this \
        device” registers one.</p>
        """
    }

    private func earlier(_ app: PublishedApp) -> Markup? {
        let builds = app.builds.dropFirst()
        guard !builds.isEmpty else { return nil }
        let rows = builds.map { build -> Markup in
            let link = InstallManifest(build: build, address: address(of: build, app)).link
            let action: Markup =
                build.expires > site.clock()
                ? "<a href=\"\(link)\">Install</a>" : "expired"
            let notes: Markup? = build.notes.isEmpty ? nil : "<p class=\"notes\">\(build.notes)</p>"
            return """
                <div class="row"><span><strong>\(build.fullVersion)</strong> \(SiteForms.day(build.published))\(notes)</span>\
                <span>\(action)</span></div>
                """
        }
        return "<h2>Earlier builds</h2><div class=\"group\">\(rows)</div>"
    }

    /// An app's picture as the home screen would show it; a letter for an app without one.
    static func icon(of build: PublishedBuild, _ app: PublishedApp) -> Markup {
        let gloss: Markup = build.icons.needsShine ? " shine" : ""
        guard build.icons.hasIcon else {
            return "<span class=\"icon shine\">\(String(build.title.prefix(1)).uppercased())</span>"
        }
        return """
            <span class="icon\(gloss)"><img src="\(app.path)/\(build.number)/artwork.png" alt=""></span>
            """
    }

    /// "3.4 MB"
    static func size(_ bytes: Int) -> String {
        let units = ["bytes", "KB", "MB", "GB"]
        var (value, unit) = (Double(bytes), 0)
        while value >= 1000, unit < units.count - 1 { (value, unit) = (value / 1000, unit + 1) }
        return unit == 0 || value >= 100
            ? "\(Int(value.rounded())) \(units[unit])" : "\((value * 10).rounded() / 10) \(units[unit])"
    }
}
