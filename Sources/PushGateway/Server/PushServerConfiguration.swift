import PushLink

/// What a gateway needs to begin.
package struct PushServerConfiguration: Sendable {
    /// The ports of one of the two services, on this machine only. 0: any that is free.
    package struct Ports: Sendable {
        package var legacy: Int
        package var feedback: Int
        package var http: Int

        package init(legacy: Int, feedback: Int, http: Int) {
            self.legacy = legacy
            self.feedback = feedback
            self.http = http
        }

        package static let anyFree = Ports(legacy: 0, feedback: 0, http: 0)
    }

    /// The gateway's own certificate with those of its authorities behind it, and its key, PEM.
    package var certificateChainPEM: String
    package var privateKeyPEM: String
    /// The authorities whose push certificates are accepted, PEM.
    package var authoritiesPEM: String
    /// Their lists of revoked certificates: files that are read anew when they change. May be missing.
    package var revocationListPaths: [String]
    /// The keys of the portal's teams, a file that is read anew when it changes. May be missing.
    package var portalKeysPath: String?
    package var databasePath: String
    /// Where devices connect, a socket in a folder that only its owner can enter.
    package var deviceSocketPath: String
    package var ports: [PushEnvironment: Ports]
    /// The page, and figures for Prometheus. nil: not served.
    package var pagePort: Int?
    /// Clients of 2009 speak TLS 1.0.
    package var allowsOldTLS: Bool
    package var threads: Int
    package var messagesAMinute: Int

    package init(
        certificateChainPEM: String, privateKeyPEM: String, authoritiesPEM: String, revocationListPaths: [String] = [],
        portalKeysPath: String? = nil,
        databasePath: String, deviceSocketPath: String, ports: [PushEnvironment: Ports], pagePort: Int? = nil,
        allowsOldTLS: Bool = false, threads: Int = 2, messagesAMinute: Int = 600
    ) {
        self.certificateChainPEM = certificateChainPEM
        self.privateKeyPEM = privateKeyPEM
        self.authoritiesPEM = authoritiesPEM
        self.revocationListPaths = revocationListPaths
        self.portalKeysPath = portalKeysPath
        self.databasePath = databasePath
        self.deviceSocketPath = deviceSocketPath
        self.ports = ports
        self.pagePort = pagePort
        self.allowsOldTLS = allowsOldTLS
        self.threads = threads
        self.messagesAMinute = messagesAMinute
    }
}
