/// Reads the macros from clang's output of `-E -dD`: definitions between marks of the file that they are in.
struct MacroReader {
    private(set) var macros: [String: (file: String, text: String)] = [:]

    init(_ text: String) {
        var file = ""
        for line in text.split(separator: "\n") where line.utf8.first == UInt8(ascii: "#") {
            if line.hasPrefix("# ") {
                let parts = line.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
                if parts.count > 1 { file = String(parts[1]) }
            } else if line.hasPrefix("#define ") {
                let rest = line.dropFirst(8)
                let name = rest.prefix { $0 == "_" || $0 == "$" || $0.isLetter || $0.isNumber }
                macros[String(name)] = (file, String(rest.dropFirst(name.count)))
            } else if line.hasPrefix("#undef ") {
                macros[String(line.dropFirst(7))] = nil
            }
        }
    }
}
