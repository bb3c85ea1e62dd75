import Foundation

/// Where all that Verger keeps for a user is: `$VERGER_HOME`, or `~/.local/share/verger`.
package enum DataFolder {
    package static func path(environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
        if let home = environment["VERGER_HOME"], !home.isEmpty { return home }
        return (environment["HOME"] ?? NSHomeDirectory()) + "/.local/share/verger"
    }
}
