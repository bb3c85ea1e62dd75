/// The files of the page, built into the program.
enum PageFiles {
    static func response(for path: String) -> PageResponse? {
        switch path {
        case "/", "/index.html": .file(PackageResources.index_html, "text/html; charset=utf-8")
        case "/simulator.css": .file(PackageResources.simulator_css, "text/css; charset=utf-8")
        case "/simulator.js": .file(PackageResources.simulator_js, "text/javascript; charset=utf-8")
        default: nil
        }
    }
}
