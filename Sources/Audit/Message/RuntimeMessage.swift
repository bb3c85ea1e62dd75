/// What a line of a running app's log says is missing.
enum RuntimeMessage {
    /// - Parameter line: as the app or the frameworks wrote it.
    static func finding(in line: some StringProtocol) -> Finding? {
        let line = line.prefix(4000)
        return unrecognizedSelector(line) ?? unknownClass(line) ?? undefinedKey(line) ?? unresolved(line) ?? stub(line)
    }

    /// `-[Foo bar:]: unrecognized selector sent to instance 0x55…`
    private static func unrecognizedSelector(_ line: some StringProtocol) -> Finding? {
        guard let mark = line.firstRange(of: "]: unrecognized selector sent to ") else { return nil }
        let before = line[..<mark.lowerBound]
        guard let bracket = before.lastIndex(of: "["), bracket > before.startIndex else { return nil }
        let sign = before[before.index(before: bracket)]
        let words = before[before.index(after: bracket)...].split(separator: " ")
        guard sign == "-" || sign == "+", words.count == 2 else { return nil }
        return Finding(.selector, "\(sign)[\(words[0]) \(words[1])]")
    }

    /// `Unknown class Foo in Interface Builder file.`
    private static func unknownClass(_ line: some StringProtocol) -> Finding? {
        guard let start = line.firstRange(of: "Unknown class "),
            let end = line[start.upperBound...].firstRange(of: " in Interface Builder file")
        else { return nil }
        let name = line[start.upperBound..<end.lowerBound]
        return name.isEmpty || name.contains(" ") ? nil : Finding(.class, String(name), isError: false)
    }

    /// `[<Foo 0x55…> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key bar.`
    private static func undefinedKey(_ line: some StringProtocol) -> Finding? {
        guard let mark = line.firstRange(of: "key value coding-compliant for the key ") else { return nil }
        let key = line[mark.upperBound...].trimming(" .'\"").prefix { $0 != " " }
        let owner = line.firstRange(of: "[<").map { line[$0.upperBound...].prefix { $0 != " " && $0 != ">" } }
        return key.isEmpty ? nil : Finding(.key, (owner.map { $0 + "." } ?? "") + key)
    }

    /// The dynamic linker's last words.
    private static func unresolved(_ line: some StringProtocol) -> Finding? {
        if let mark = line.firstRange(of: "undefined symbol: ") {
            let name = line[mark.upperBound...].prefix { $0 != " " && $0 != "," }
            return name.isEmpty ? nil : Finding(.symbol, String(name))
        }
        if let mark = line.firstRange(of: "error while loading shared libraries: ") {
            let name = line[mark.upperBound...].prefix { $0 != ":" }
            return name.isEmpty ? nil : Finding(.library, String(name))
        }
        return nil
    }

    /// `MPMoviePlayerController: playing is not there yet`, with or without the time and process that logs begin with.
    private static func stub(_ line: some StringProtocol) -> Finding? {
        guard let end = line.firstRange(of: " is not there yet") else { return nil }
        var text = line[..<end.lowerBound]
        if let process = text.firstRange(of: "] ") { text = text[process.upperBound...] }
        return text.isEmpty ? nil : Finding(.stub, text.trimming(" "), isError: false)
    }
}
