import Foundation

/// The address of something on a server of this machine: the only ones that a device itself loads from.
struct LocalAddress: Equatable, Sendable {
    let text: String
    let host: String

    private static let longest = 2048

    /// - Returns: nil for an address of another machine, or of another protocol than HTTP. Where a name really leads is found out
    ///   once more when it is connected to (`CDownload`).
    init?(_ text: String) {
        guard text.utf8.count <= Self.longest, let parts = URLComponents(string: text),
            let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme), parts.user == nil,
            parts.password == nil, let host = parts.host?.lowercased(), Self.isLocal(host)
        else { return nil }
        self.text = text
        self.host = host
    }

    private static func isLocal(_ host: String) -> Bool {
        if host == "localhost" || host == "[::1]" || host == "::1" { return true }
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
        return numbers.count == 4 && numbers[0] == "127" && numbers.allSatisfy { UInt8($0) != nil }
    }
}
