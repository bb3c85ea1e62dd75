import CodeSigning
import Foundation

/// The commands of `security` about keychains themselves.
enum KeychainVerbs {
    private static let search = KeychainSearch()

    /// - Returns: false for a command that is none of these.
    static func run(_ verb: String, _ words: [String]) throws -> Bool {
        switch verb {
        case "list-keychains", "list-keychain", "-l":
            let arguments = try SecurityArguments(words, flags: ["s"], values: ["d"])
            if arguments.flags.contains("s") {
                try search.setListed(arguments.words.map(search.keychain))
            } else {
                for keychain in try search.listed { print("    \"\(keychain.folder)\"") }
            }
        case "default-keychain", "login-keychain":
            let arguments = try SecurityArguments(words, flags: ["s"], values: ["d"])
            if arguments.flags.contains("s") {
                try search.setStandard(named(arguments))
            } else {
                print("    \"\(try search.standard.folder)\"")
            }
        case "create-keychain":
            let arguments = try SecurityArguments(words, flags: ["P"], values: ["p"])
            try named(arguments).create(password: arguments.values["p"] ?? "")
        case "unlock-keychain":
            let arguments = try SecurityArguments(words, flags: ["u"], values: ["p"])
            try named(arguments).unlock(password: arguments.values["p"] ?? "")
        case "lock-keychain":
            let arguments = try SecurityArguments(words, flags: ["a"])
            for keychain in arguments.flags.contains("a") ? try search.listed : [try named(arguments)] {
                try keychain.lock()
            }
        case "delete-keychain":
            let keychain = try named(SecurityArguments(words))
            try keychain.delete()
            try search.remove(keychain)
        case "show-keychain-info":
            let keychain = try named(SecurityArguments(words))
            guard keychain.isThere else {
                throw SigningError("\(keychain.folder): The specified keychain could not be found.")
            }
            printError("Keychain \"\(keychain.folder)\" \(try keychain.isLocked ? "locked" : "no-timeout")")
        // When a keychain locks itself, and which programs may use its keys: keychains here do not ask.
        case "set-keychain-settings", "set-key-partition-list", "set-keychain-password": break
        default: return false
        }
        return true
    }

    private static func named(_ arguments: SecurityArguments) throws -> Keychain {
        try arguments.words.first.map(search.keychain) ?? search.standard
    }
}
