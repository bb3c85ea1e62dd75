import ArgumentParser
import Certificates
import Foundation
import PushGateway

/// Where the gateway keeps what it needs, and whose certificates it accepts.
struct FolderOptions: ParsableArguments {
    @Option(help: "The gateway's folder; without it, Push in Verger's data folder.")
    var folder: String?

    @Option(
        help: "The portal whose certificates and keys are accepted besides; without it, the one beside that folder.")
    var portal: String?

    @Option(
        help: """
            Where devices, tokens and messages are kept, in the place of a file in the folder: a PostgreSQL database that \
            several gateways may share, postgres://USER@HOST/NAME.
            """)
    var store: String?

    func validate() throws {
        guard store.map(PushDatabase.isServer) ?? true else {
            throw ValidationError("--store takes the address of a PostgreSQL database, postgres://…")
        }
    }

    func databasePath(in folder: PushFolder) -> String { store ?? folder.databasePath }

    func database() throws -> PushDatabase { try PushDatabase(path: databasePath(in: try open())) }

    func open() throws -> PushFolder {
        let path = folder ?? PushFolder.usualPath(environment: ProcessInfo.processInfo.environment)
        let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
        return try PushFolder(
            path: absolute, portal: portal.map { URL(fileURLWithPath: $0).standardizedFileURL.path })
    }
}
