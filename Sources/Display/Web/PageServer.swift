import FlyingFox
import FlyingSocks
import Foundation

/// Listens for pages on 127.0.0.1.
@MainActor package final class PageServer {
    private let token: String
    private let requestedPort: UInt16?
    private var server: HTTPServer?
    private var serving: Task<Void, Never>?

    /// Where a port is looked for when none was asked for.
    package nonisolated static let usualPorts: ClosedRange<UInt16> = 4800...4899

    /// - Parameters:
    ///   - port: the port to listen on; nil takes the first free one of `usualPorts`.
    ///   - tokenFile: where the token of the page's address is kept between starts.
    package init(port: UInt16?, tokenFile: URL) throws {
        requestedPort = port
        token = try PageAccess.token(in: tokenFile)
    }

    /// Starts to listen.
    ///
    /// - Parameter handler: answers the requests of a page that is allowed what the access allows.
    /// - Returns: the address of the page, token included.
    /// - Throws: `DisplayError`.
    package func start(_ handler: (PageAccess) -> any HTTPHandler) async throws -> URL {
        let access = try await listen(handler)
        guard let address = access.address else { throw DisplayError.cannotListen("no address") }
        return address
    }

    package func stop() async {
        await server?.stop(timeout: 0.2)
        serving?.cancel()
        server = nil
    }

    private func listen(_ handler: (PageAccess) -> any HTTPHandler) async throws -> PageAccess {
        if let requestedPort { return try await listen(on: requestedPort, handler) }
        for port in Self.usualPorts {
            do {
                return try await listen(on: port, handler)
            } catch DisplayError.portInUse {
                continue
            }
        }
        throw DisplayError.noFreePort(Self.usualPorts)
    }

    private func listen(on port: UInt16, _ handler: (PageAccess) -> any HTTPHandler) async throws -> PageAccess {
        let access = PageAccess(token: token, port: port)
        let server: HTTPServer
        do {
            server = HTTPServer(
                address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled, handler: handler(access))
        } catch {
            throw DisplayError.cannotListen(error.localizedDescription)
        }
        // The server reports a port in use only by ending; whichever comes first tells.
        let (outcomes, outcome) = AsyncStream<Result<Void, any Error>>.makeStream()
        let serving = Task {
            do {
                try await server.run()
            } catch {
                outcome.yield(.failure(error))
            }
            outcome.finish()
        }
        Task {
            do {
                try await server.waitUntilListening(timeout: 5)
                outcome.yield(.success(()))
            } catch {
                outcome.yield(.failure(error))
            }
        }
        do {
            for await first in outcomes {
                try first.get()
                break
            }
        } catch SocketError.failed(_, let number, _) where number == EADDRINUSE {
            throw DisplayError.portInUse(port)
        } catch SocketError.failed(_, _, let message) {
            throw DisplayError.cannotListen(message)
        }
        self.server = server
        self.serving = serving
        return access
    }
}
