import FlyingFox
import Foundation

/// The files of the page, built into the program.
enum PageFiles {
    static func response(for path: String) -> HTTPResponse? {
        switch path {
        case "/", "/index.html": .pageFile(PackageResources.index_html, "text/html; charset=utf-8")
        case "/simulator.css": .pageFile(PackageResources.simulator_css, "text/css; charset=utf-8")
        case "/simulator.js": .pageFile(PackageResources.simulator_js, "text/javascript; charset=utf-8")
        default: nil
        }
    }
}

extension HTTPResponse {
    /// A file of a page that loads nothing from elsewhere and that nobody may frame.
    package static func pageFile(_ bytes: [UInt8], _ type: String) -> HTTPResponse {
        HTTPResponse(
            statusCode: .ok,
            headers: [
                .contentType: type,
                HTTPHeader("Cache-Control"): "no-cache",
                HTTPHeader("Content-Security-Policy"):
                    "default-src 'self'; img-src 'self' data:; media-src data:; connect-src 'self'; frame-ancestors 'none'",
                HTTPHeader("X-Content-Type-Options"): "nosniff",
                HTTPHeader("Referrer-Policy"): "no-referrer",
            ],
            body: Data(bytes))
    }
}
