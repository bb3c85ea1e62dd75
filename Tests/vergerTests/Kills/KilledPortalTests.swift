import Foundation
import Testing

/// Commands of the portal, killed at any moment: each certificate is asked for, issued or revoked, and what says so agrees.
@Suite(.serialized) struct KilledPortalTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func portal(_ arguments: String...) throws -> VergerProcess.Result {
        try VergerProcess.run(["portal"] + arguments, home: folder.url, currentFolder: folder.url)
    }

    private struct Order: Decodable {
        var number: Int
        var state: String
        var serial: String?
    }

    private func orders() throws -> [Order] {
        let listed = try portal("certificate", "list", "--json")
        #expect(listed.status == 0, "\(listed.errors)")
        return try JSONDecoder().decode([Order].self, from: Data(listed.output.utf8))
    }

    /// What comes next for the newest order.
    private func next(_ order: Order?) -> [String] {
        switch order?.state {
        case "pending": ["certificate", "approve", "\(order?.number ?? 0)"]
        case "issued": ["certificate", "revoke", "\(order?.number ?? 0)"]
        default: ["certificate", "submit", folder.url.path + "/jane.csr"]
        }
    }

    @Test func `No kill leaves half a certificate`() throws {
        #expect(try portal("account", "add", "jane@example.com", "--name", "Jane").status == 0)
        #expect(try portal("team", "add", "Example", "--agent", "jane@example.com").status == 0)
        #expect(try portal("request", "--name", "Jane", "--email", "jane@example.com", "-o", "jane.csr").status == 0)
        var moments = KillMoments()
        for number in 1...(3 * KilledProcess.count) {
            let process = KilledProcess(
                program: VergerProcess.products.appendingPathComponent("verger").path,
                arguments: ["portal"] + next(try orders().last), environment: ["VERGER_HOME": folder.url.path],
                output: folder.url.path + "/output")
            _ = try process.run(waitingFor: moments.next(below: 0.25), killedAfter: 0)
            for order in try orders() where order.state == "issued" {
                let saved = try portal("certificate", "download", "\(order.number)", "-o", "it.cer")
                #expect(saved.status == 0, "kill \(number): \(saved.errors)")
            }
            let authority = try portal("authority", "--json")
            #expect(authority.status == 0, "kill \(number): \(authority.errors)")
            let reply = try #require(
                try JSONSerialization.jsonObject(with: Data(authority.output.utf8)) as? [String: Any])
            let revoked = try orders().count { $0.state == "revoked" }
            // The list comes first: a certificate on it may have to be revoked once more, and never the other way round.
            #expect((revoked...revoked + 1).contains(reply["revoked"] as? Int ?? -1), "kill \(number)")
        }
        // The rest is done as if nothing had been.
        while let last = try orders().last, last.state != "revoked" {
            let done = try VergerProcess.run(["portal"] + next(last), home: folder.url)
            #expect(done.status == 0, "\(done.errors)")
            if done.status != 0 { break }
        }
    }
}
