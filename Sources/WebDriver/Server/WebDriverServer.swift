import Display
import Foundation
import MainLoop

/// Answers WebDriver's clients on 127.0.0.1, from the main loop: makes sessions, each in a process of its own, and hands their
/// commands to them.
@MainActor public final class WebDriverServer {
    private let server: PageServer
    private let settings: WebDriverSettings
    private var sessions: [String: SessionProcess] = [:]
    /// Sessions that are being made.
    private var newCount = 0
    private var ending: [SessionProcess] = []
    private var idleEnds: [String: ScheduledCall] = [:]

    public init(_ settings: WebDriverSettings) {
        self.settings = settings
        let rules = RequestRules(
            methods: [.get, .head, .post, .put, .delete, .options, .patch],
            longestBody: WebDriverSettings.longestBody,
            secondsBetweenRequests: WebDriverSettings.secondsBetweenRequests)
        server = PageServer(port: settings.port, rules: rules, admitsAllUsers: settings.admitsAllUsers)
    }

    /// Starts to listen.
    ///
    /// - Returns: the address for clients.
    /// - Throws: `DisplayError`.
    public func start() throws -> URL {
        server.onRefusal = { [settings] reason in
            settings.onMessage("warning: \(reason); --all-users lets everyone in")
        }
        let address = try server.start { [weak self] request, access in
            guard let self else { return .status(.internalError) }
            guard access.allowsProgram(request), let words = words(of: request) else { return .status(.forbidden) }
            return answer(request, words)
        }
        return settings.token.map { address.appendingPathComponent($0) } ?? address
    }

    /// The words of a request's path without the token.
    ///
    /// - Returns: nil if the token is wrong or missing.
    private func words(of request: PageRequest) -> [String]? {
        let words = request.path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
        guard let token = settings.token else { return words }
        guard let first = words.first, PageAccess.areEqual(first, token) else { return nil }
        return Array(words.dropFirst())
    }

    /// Stops listening and ends all sessions.
    public func stop() {
        server.stop()
        for session in sessions.values { end(session) }
        sessions = [:]
    }

    /// After the stop: whether processes of sessions are still ending.
    public var isStopping: Bool { ending.contains { !$0.isGone } }

    // MARK: Requests

    private func answer(_ request: PageRequest, _ words: [String]) -> PageAnswer {
        do {
            let request = try DriverRequest(request, words)
            if request.words == ["status"] { return try reply(status, to: request, .get) }
            if request.words == ["session"] {
                guard request.method == .post else { throw Self.wrongMethod("/session") }
                return try makeSession(request)
            }
            if request.words == ["sessions"] || request.words == ["appium", "sessions"] {
                return try reply(.array(sessions.keys.sorted().map { ["id": .string($0)] }), to: request, .get)
            }
            guard let (identifier, words) = request.session else {
                let path = "/" + request.words.joined(separator: "/").prefix(200)
                throw DriverError(.unknownCommand, "There is no command \(request.method.rawValue) \(path).")
            }
            return try forward(DriverRequest(request.method, words, request.parameters), to: identifier)
        } catch let error as DriverError {
            return .response(DriverReply(error).response)
        } catch {
            return .response(DriverReply(DriverError(.unknown, "\(error)")).response)
        }
    }

    private func reply(_ value: JSONValue, to request: DriverRequest, _ method: RequestMethod) throws -> PageAnswer {
        guard request.method == method else { throw Self.wrongMethod("/" + request.words.joined(separator: "/")) }
        return .response(DriverReply(value).response)
    }

    private static func wrongMethod(_ path: String) -> DriverError {
        DriverError(.unknownMethod, "\(path) does not take this method.")
    }

    private var isReady: Bool { sessions.count + newCount < settings.mostSessions }

    private var status: JSONValue {
        [
            "ready": .bool(isReady),
            "message": .string(isReady ? "Verger is ready for a session." : "All sessions are in use."),
            "build": ["version": "1.0"],
            "sessions": .number(Double(sessions.count)),
        ]
    }

    // MARK: Sessions

    private func makeSession(_ request: DriverRequest) throws -> PageAnswer {
        let options = try Capabilities.choose(request.parameters, booted: settings.booted)
        guard isReady else {
            throw DriverError(.notCreated, "There are \(settings.mostSessions) sessions already (see --sessions).")
        }
        let session = try SessionProcess(arguments: settings.sessionArguments)
        newCount += 1
        let isVirtual = options.isVirtual ?? settings.isVirtual
        return .later { [weak self] response in
            session.ask(.start(capabilities: options.capabilities, isVirtual: isVirtual)) { reply in
                guard let self else { return session.end() }
                self.newCount -= 1
                response.send(self.didStart(session, options, reply).response)
            }
        }
    }

    private func didStart(_ session: SessionProcess, _ options: SessionOptions, _ reply: DriverReply?) -> DriverReply {
        guard let reply else {
            end(session)
            return DriverReply(DriverError(.notCreated, "The session's process ended while it started."))
        }
        guard reply.status == 200 else {
            end(session)
            return reply
        }
        let identifier = UUID().uuidString.lowercased()
        sessions[identifier] = session
        session.onEnd = { [weak self] in self?.forget(identifier) }
        limitIdleTime(of: identifier, options.secondsBetweenCommands)
        idleTimes[identifier] = options.secondsBetweenCommands
        return DriverReply(["sessionId": .string(identifier), "capabilities": reply.value])
    }

    private func forward(_ request: DriverRequest, to identifier: String) throws -> PageAnswer {
        guard let session = sessions[identifier] else {
            throw DriverError(.invalidSession, "There is no session “\(identifier.prefix(100))”, or it has ended.")
        }
        let (command, _) = try Route.find(request.method, request.words)
        if command == .deleteSession {
            sessions[identifier] = nil
            forget(identifier)
            // Whoever begins the next session finds nothing left of this one.
            return .later { [weak self] response in
                self?.end(session) { response.send(DriverReply(.null).response) }
            }
        }
        guard session.waitingCount < WebDriverSettings.mostWaiting else {
            throw DriverError(.unknown, "Too many commands wait for this session.")
        }
        idleEnds.removeValue(forKey: identifier)?.cancel()
        return .later { [weak self] response in
            session.ask(.command(request)) { reply in
                let lost = DriverError(.unknown, "The session's process has ended.")
                response.send((reply ?? DriverReply(lost)).response)
                guard let self, session.isIdle, let seconds = self.idleTimes[identifier] else { return }
                self.limitIdleTime(of: identifier, seconds)
            }
        }
    }

    private var idleTimes: [String: Double] = [:]

    /// A client that went away without a word leaves nothing behind.
    private func limitIdleTime(of identifier: String, _ seconds: Double) {
        guard seconds > 0 else { return }
        idleEnds[identifier] = MainLoop.main.schedule(at: MainLoop.main.now + seconds) { [weak self] in
            guard let self, let session = sessions[identifier] else { return }
            settings.onMessage("session \(identifier) ended: no command for \(Int(seconds)) s")
            end(session)
        }
    }

    private func forget(_ identifier: String) {
        sessions[identifier] = nil
        idleTimes[identifier] = nil
        idleEnds.removeValue(forKey: identifier)?.cancel()
    }

    private func end(_ session: SessionProcess, _ whenGone: (@MainActor () -> Void)? = nil) {
        ending.removeAll(where: \.isGone)
        ending.append(session)
        session.end(whenGone)
    }
}
