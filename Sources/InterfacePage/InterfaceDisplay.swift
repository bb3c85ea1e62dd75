import Display
import Foundation
import InterfaceBuilder
import InterfacePicture
import MainLoop

/// Shows a document of Interface Builder in a web page: its list, its connections, its picture, its problems.
///
/// The page follows the file: whenever it is saved, the page is told what is in it now. A file that cannot be read
/// leaves the last one that could in the page, with the error above it.
@MainActor package final class InterfaceDisplay {
    private let path: String
    private let server: PageServer
    private var watch: FolderWatch?
    private var reload: ScheduledCall?
    private var pages: [PageSocket] = []
    /// What was last told; a page that comes later hears it first.
    private var message = ""
    /// The last document that could be read, and the picture of one that could be drawn.
    private var lastReport: [String: Any]?
    private var lastPicture: [String: Any]?

    /// Called after the file was read, with the errors that it has, as the command line prints them.
    package var onReload: (([String]) -> Void)?

    /// Editors write in several steps; the file is read when they are quiet for so long, in seconds.
    private static let quiet = 0.05

    /// - Parameters:
    ///   - port: nil takes the first free one of the usual ports.
    ///   - tokenFile: where the token of the page's address is kept between starts.
    package init(path: String, port: UInt16?, tokenFile: URL) throws {
        self.path = path
        server = try PageServer(port: port, tokenFile: tokenFile)
    }

    /// Reads the file, and starts to listen and to follow it.
    ///
    /// - Returns: the address of the page, token included.
    package func start() throws -> URL {
        read()
        // What is saved is the file that a link leads to.
        let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        watch = FolderWatch(url.deletingLastPathComponent().path) { [weak self] names in
            self?.filesChanged(names, watched: url.lastPathComponent)
        }
        return try server.start { [weak self] request, access in
            self?.answer(request, access) ?? .status(.notFound)
        }
    }

    package func stop() {
        watch?.stop()
        reload?.cancel()
        for page in pages {
            page.send(#"{"bye":"The command has ended."}"#)
            page.close()
        }
        pages = []
        server.stop()
    }

    /// After the stop: whether pages have not taken yet what they were told last.
    package var isStopping: Bool { server.isLeaving }

    // MARK: - The file

    /// The document, or an image that may be in it.
    private func filesChanged(_ names: Set<String>, watched name: String) {
        let images: Set<String> = ["png", "jpg", "jpeg", "gif", "xib"]
        guard names.contains(name) || names.contains(where: { images.contains(($0 as NSString).pathExtension) }) else {
            return
        }
        reload?.cancel()
        reload = MainLoop.main.schedule(at: MainLoop.main.now + Self.quiet) { [weak self] in self?.read() }
    }

    private func read() {
        var state: [String: Any] = [
            "path": path, "name": (path as NSString).lastPathComponent,
        ]
        var errors: [String] = []
        do {
            let document = try InterfaceFile.read(path: path)
            var drawing: InterfaceDrawing?
            do {
                let drawn = try InterfacePicture(document).draw()
                lastPicture = picture(of: drawn)
                drawing = drawn
            } catch {
                state["pictureError"] = "\(error)"
            }
            lastReport = InterfaceReport(document, drawing).json
            errors = document.problems.filter { $0.severity == .error }
                .map { "\(path):\($0.line): error: \($0.message)" }
        } catch let error as InterfaceFileError {
            errors = [error.description]
            state["error"] = ["message": error.problem, "line": error.line, "cure": error.cure ?? ""]
        } catch {
            errors = ["\(path): error: \(error)"]
            state["error"] = ["message": "\(error)", "line": 0, "cure": ""]
        }
        if let lastReport { state["document"] = lastReport }
        if let lastPicture { state["picture"] = lastPicture }
        guard let json = try? JSONSerialization.data(withJSONObject: state, options: [.sortedKeys]) else { return }
        message = String(decoding: json, as: UTF8.self)
        for page in pages { page.send(message) }
        onReload?(errors)
    }

    private func picture(of drawing: InterfaceDrawing) -> [String: Any]? {
        guard let png = drawing.png else { return nil }
        return [
            "source": "data:image/png;base64," + png.base64EncodedString(), "width": Double(drawing.size.width),
            "height": Double(drawing.size.height),
        ]
    }

    // MARK: - Pages

    private func answer(_ request: PageRequest, _ access: PageAccess) -> PageAnswer {
        guard access.allowsFiles(request) else { return .status(.forbidden) }
        switch request.path {
        case "/", "/interface.html":
            return .response(.file(PackageResources.interface_html, "text/html; charset=utf-8"))
        case "/interface.css": return .response(.file(PackageResources.interface_css, "text/css; charset=utf-8"))
        case "/interface.js": return .response(.file(PackageResources.interface_js, "text/javascript; charset=utf-8"))
        case "/document" where access.allowsSocket(request): return .socket { [weak self] in self?.open($0) }
        case "/document": return .status(.forbidden)
        default: return .status(.notFound)
        }
    }

    /// A page has nothing to say; it only goes.
    private func open(_ page: PageSocket) {
        pages.append(page)
        page.onEnd = { [weak self, weak page] in self?.pages.removeAll { $0 === page } }
        page.send(message)
    }
}
