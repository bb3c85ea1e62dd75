/// The arguments of `codesign`. Apple's tool reads them with `getopt_long`: letters in one word, values behind a letter, long
/// names that may be shortened.
struct CodesignArguments {
    enum Operation { case sign, verify, display, remove }

    private(set) var operation: Operation?
    private(set) var paths: [String] = []
    /// The name or hash of an identity; "-" for a signature of nobody's.
    private(set) var identity: String?
    private(set) var isForced = false
    private(set) var isDeep = false
    private(set) var isStrict = false
    private(set) var verbosity = 0
    private(set) var identifier: String?
    /// A file; for display where to write, "-" for standard output, with ":" before it without the head of the blob.
    private(set) var entitlements: String?
    private(set) var resourceRules: String?
    /// A file, or the text itself after "=".
    private(set) var requirements: String?
    private(set) var testRequirement: String?
    /// Empty for everything that can be preserved.
    private(set) var preserved: String?
    private(set) var keychain: String?
    private(set) var hashes: String?
    private(set) var pageSize: Int?
    private(set) var certificatePrefix: String?

    static let usage = """
        Usage: codesign -s identity [-fv*] [-o flags] [-r reqs] [-i ident] path ... # sign
               codesign -v [-v*] [-R=<req string>|-R <req file path>] path ... # verify
               codesign -d [options] path ... # display contents
               codesign --remove-signature path ... # remove a signature
        """

    /// Long names, with the letter that means the same and whether a value follows; "?" for one that may follow "=".
    private static let names: [(name: String, letter: Character, value: Character)] = [
        ("sign", "s", "!"), ("verify", "V", "-"), ("display", "d", "-"), ("force", "f", "-"), ("verbose", "v", "?"),
        ("identifier", "i", "!"), ("entitlements", "E", "!"), ("resource-rules", "u", "!"), ("requirements", "r", "!"),
        ("test-requirement", "R", "!"), ("preserve-metadata", "M", "?"), ("keychain", "k", "!"), ("deep", "p", "-"),
        ("strict", "t", "?"), ("remove-signature", "x", "-"), ("digest-algorithm", "g", "!"), ("pagesize", "P", "!"),
        ("extract-certificates", "c", "?"), ("options", "o", "!"), ("timestamp", "T", "?"), ("file-list", "l", "!"),
        ("all-architectures", "a", "-"), ("architecture", "A", "!"), ("no-strict", "n", "-"),
        ("generate-entitlement-der", "n", "-"),
        ("ignore-resources", "n", "-"), ("prefix", "b", "!"),
    ]
    /// Letters that stand for themselves after one dash.
    private static let short: [Character: Character] = [
        "s": "!", "v": "-", "d": "-", "f": "-", "i": "!", "r": "!", "R": "!", "o": "!", "P": "!", "a": "!", "D": "!",
    ]

    /// - Throws: `CommandError` for what Apple's tool does not know either.
    init(_ words: [String]) throws {
        var words = words[...]
        while let word = words.popFirst() {
            if word == "--" {
                paths += words
                break
            } else if word.hasPrefix("--") {
                try readLong(word.dropFirst(2), &words)
            } else if word.hasPrefix("-"), word != "-" {
                try readShort(word.dropFirst(), &words)
            } else {
                paths.append(word)
            }
        }
        // A first -v that no operation explains is one.
        if operation == nil, verbosity > 0 {
            operation = .verify
            verbosity -= 1
        }
    }

    private mutating func readLong(_ word: Substring, _ rest: inout ArraySlice<String>) throws {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let given = String(parts[0])
        let matching = Self.names.filter { $0.name.hasPrefix(given) }
        guard let option = matching.first(where: { $0.name == given }) ?? (matching.count == 1 ? matching[0] : nil)
        else {
            throw Self.wrongUse("codesign has no option --\(given)")
        }
        var value = parts.count > 1 ? String(parts[1]) : nil
        if option.value == "!", value == nil {
            guard let next = rest.popFirst() else { throw Self.wrongUse("--\(given) needs a value") }
            value = next
        }
        try set(option.letter, value)
    }

    private mutating func readShort(_ word: Substring, _ rest: inout ArraySlice<String>) throws {
        var letters = word
        while let letter = letters.popFirst() {
            guard let kind = Self.short[letter] else { throw Self.wrongUse("codesign has no option -\(letter)") }
            guard kind == "!" else {
                try set(letter, nil)
                continue
            }
            if letters.isEmpty {
                guard let next = rest.popFirst() else { throw Self.wrongUse("-\(letter) needs a value") }
                return try set(letter, next)
            }
            return try set(letter, String(letters))
        }
    }

    private mutating func set(_ letter: Character, _ value: String?) throws {
        switch letter {
        case "s":
            try begin(.sign)
            identity = value
        case "V": try begin(.verify)
        case "d": try begin(.display)
        case "x": try begin(.remove)
        case "f": isForced = true
        case "p": isDeep = true
        case "t": isStrict = true
        case "v": verbosity += value.flatMap { Int($0) }.map { min(max($0, 0), 10) } ?? 1
        case "i": identifier = value
        case "E": entitlements = value
        case "u": resourceRules = value
        case "r": requirements = value
        case "R": testRequirement = value
        case "M": preserved = value ?? ""
        case "k": keychain = value
        case "g": hashes = value
        case "c": certificatePrefix = value ?? "codesign"
        case "P":
            guard let size = value.flatMap({ Int($0) }), size == 0 || size.nonzeroBitCount == 1,
                size == 0 || (256...1 << 20).contains(size)
            else { throw Self.wrongUse("--pagesize takes 0 or a power of two from 256 to 1048576") }
            pageSize = size
        // What has no meaning for bundles here: flags of the kernel, time stamps, architectures.
        default: break
        }
    }

    private mutating func begin(_ new: Operation) throws {
        guard operation == nil || operation == new else { throw Self.wrongUse("codesign does one thing at a time") }
        operation = new
    }

    static func wrongUse(_ problem: String) -> CommandError {
        CommandError(problem, cure: usage, status: .wrongUse)
    }
}
