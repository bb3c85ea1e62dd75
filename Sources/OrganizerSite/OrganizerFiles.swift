import Display

/// The files of the web page, which are embedded in the program.
enum OrganizerFiles {
    static func response(for path: String) -> PageResponse? {
        switch path {
        case "/", "/index.html": .file(PackageResources.organizer_html, "text/html; charset=utf-8")
        case "/organizer.css": .file(PackageResources.organizer_css, "text/css; charset=utf-8")
        case "/organizer.js": .file(PackageResources.organizer_js, script)
        case "/server.js": .file(PackageResources.server_js, script)
        case "/elements.js": .file(PackageResources.elements_js, script)
        case "/devices.js": .file(PackageResources.devices_js, script)
        case "/provisioning.js": .file(PackageResources.provisioning_js, script)
        case "/applications.js": .file(PackageResources.applications_js, script)
        case "/console.js": .file(PackageResources.console_js, script)
        case "/crashes.js": .file(PackageResources.crashes_js, script)
        case "/screenshots.js": .file(PackageResources.screenshots_js, script)
        case "/archives.js": .file(PackageResources.archives_js, script)
        default: nil
        }
    }

    private static let script = "text/javascript; charset=utf-8"
}
