import Display
import Foundation
import MainLoop

/// Answers the Organizer's page, from the main loop. What takes time is done in threads.
@MainActor package final class OrganizerServer {
    private let site: OrganizerSite
    private let server: PageServer
    private let work = OperationQueue()
    /// Consoles that are followed, and what ends that.
    private var consoles: [ObjectIdentifier: (socket: PageSocket, end: (@Sendable () -> Void)?)] = [:]
    private var isStopped = false

    /// Requests that are worked on at once; others wait.
    private static let mostAtOnce = 4
    /// A device has a few connections for all who control it.
    private static let mostConsoles = 8
    /// Bytes that a page may leave unread before it misses lines of a console.
    private static let mostUnread = 8 << 20

    /// - Parameters:
    ///   - port: 0 for one that the system chooses.
    ///   - tokenFile: where the token of the page's address is kept between starts.
    package init(_ site: OrganizerSite, port: UInt16, tokenFile: URL) throws {
        self.site = site
        var rules = RequestRules(
            methods: [.get, .head, .post], longestBody: OrganizerSite.largestArchive, secondsBetweenRequests: 60)
        server = try PageServer(port: port, tokenFile: tokenFile, rules: rules)
        work.maxConcurrentOperationCount = Self.mostAtOnce
    }

    /// Called with the reason when a connection is refused for whose it is.
    package var onRefusal: (@MainActor (String) -> Void)? {
        get { server.onRefusal }
        set { server.onRefusal = newValue }
    }

    /// - Returns: the address of the page, token included.
    package func start() throws -> URL {
        try server.start { [weak self] request, access in self?.answer(request, access) ?? .status(.notFound) }
    }

    package func stop() {
        isStopped = true
        server.stop()
        for console in consoles.values {
            console.end?()
            console.socket.close()
        }
        consoles = [:]
    }

    private func answer(_ request: PageRequest, _ access: PageAccess) -> PageAnswer {
        guard access.allowsFiles(request) else { return .status(.forbidden) }
        if request.method != .post, let file = OrganizerFiles.response(for: request.path) { return .response(file) }
        guard access.allowsPage(request) else { return .status(.forbidden) }
        var parameters: [String: String] = [:]
        for parameter in request.query where parameters[parameter.name] == nil {
            parameters[parameter.name] = parameter.value
        }
        if request.path == "/console" { return follow(parameters["device"] ?? "") }
        let question = OrganizerRequest(
            request.method == .post ? .post : .get, request.path, parameters, body: request.body)
        return .later { [site, work] pending in
            work.addOperation {
                let response = site.answer(question)
                DispatchQueue.main.async { MainActor.assumeIsolated { pending.send(PageResponse(response)) } }
            }
        }
    }

    private func follow(_ device: String) -> PageAnswer {
        .socket { [weak self] socket in
            guard let self, !isStopped, consoles.count < Self.mostConsoles else { return socket.close() }
            let key = ObjectIdentifier(socket)
            let feed = ConsoleFeed(
                isRoomy: { [weak socket] in (socket?.waitingCount ?? 0) < Self.mostUnread },
                tell: { [weak socket] in socket?.send($0) })
            consoles[key] = (socket, nil)
            socket.onEnd = { [weak self] in self?.consoles.removeValue(forKey: key)?.end?() }
            // A device that hangs keeps nobody else waiting.
            work.addOperation { [site] in
                let following = Result {
                    let name = try site.device(OrganizerRequest(.get, "/console", ["device": device])).name
                    return try site.devices.follow(name) { feed.take($0) }
                }
                DispatchQueue.main.async { MainActor.assumeIsolated { self.began(following, of: key) } }
            }
        }
    }

    private func began(_ following: Result<@Sendable () -> Void, any Error>, of key: ObjectIdentifier) {
        switch following {
        case .success(let end):
            // The page may have gone in the meantime.
            guard consoles[key] != nil else { return end() }
            consoles[key]?.end = end
            consoles[key]?.socket.send(ConsoleFeed.beginning)
        case .failure(let error):
            guard let socket = consoles[key]?.socket else { return }
            socket.send(ConsoleFeed.failure(OrganizerError(error)))
            socket.close()
        }
    }
}

extension PageResponse {
    fileprivate init(_ response: OrganizerResponse) {
        self.init(status: PageStatus(rawValue: response.status.rawValue) ?? .internalError)
        fields = [
            ("Content-Type", response.type), ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"),
            ("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"),
            ("Referrer-Policy", "no-referrer"),
        ]
        if let name = response.name { fields.append(("Content-Disposition", Self.attachment(name))) }
        switch response.content {
        case .bytes(let bytes): body = bytes
        case .work(let file, let folder):
            // The folder lives as long as the file is being sent.
            guard let sent = PageFile(path: file.path, whenDone: { withExtendedLifetime(folder) {} }) else {
                self.init(status: .internalError)
                return
            }
            self.file = sent
        }
    }

    /// RFC 6266: a name of plain characters, and the whole one for browsers that know UTF-8.
    private static func attachment(_ name: String) -> String {
        let plain = String(
            name.map { $0.isASCII && ($0.isLetter || $0.isNumber || "-._ @~()".contains($0)) ? $0 : "_" })
        let encoded = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? plain
        return "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(encoded)"
    }
}
