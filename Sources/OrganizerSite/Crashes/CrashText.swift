import Foundation

/// The text of a crash report, as far as it names places in programs.
struct CrashText {
    /// A program or library that was in memory.
    struct Image: Hashable {
        var name: String
        var start: UInt64
        var end: UInt64
        /// In hexadecimal digits; nil if it has none.
        var buildIdentifier: String?
        var path: String
    }

    /// A line of a call stack.
    struct Frame {
        /// Its number among the lines.
        var line: Int
        var address: UInt64
        /// The name of the program or library, as the app itself knew it.
        var image: String
        /// What stands in front of the function: the frame's number, the image, the address.
        var head: Substring
        /// The function, and how far in it.
        var function: Substring
        /// Whether the line has a file and a line already.
        var hasPlace: Bool
    }

    let lines: [Substring]
    let images: [Image]
    /// Where the lines begin that the app has written.
    private let end: Int

    static let largest = 8 << 20
    private static let mostLines = 200_000
    private static let longestLine = 8192

    /// - Throws: for what is no crash report.
    init(_ text: String) throws {
        lines = text.split(separator: "\n", maxSplits: Self.mostLines, omittingEmptySubsequences: false)
        // What the app wrote follows, indented. It may look like anything.
        end = lines.lastIndex(of: "Last lines of the log:") ?? lines.endIndex
        guard let list = lines[..<end].lastIndex(where: { $0.hasPrefix("Binary images:") }) else {
            throw OrganizerError("It is no crash report of Verger: it has no list of binary images.")
        }
        images = lines[(list + 1)..<end].prefix { !$0.isEmpty }.compactMap(Self.image)
    }

    /// Reads `  0x1000 - 0x2000 Name <0123…> /path/Name`.
    private static func image(_ line: Substring) -> Image? {
        guard line.utf8.count < longestLine else { return nil }
        let words = line.split(separator: " ", maxSplits: 3)
        guard words.count == 4, words[1] == "-", let start = number(words[0]), let end = number(words[2]), start < end,
            let open = words[3].range(of: " <"), let close = words[3].range(of: "> /")
        else { return nil }
        guard open.upperBound <= close.lowerBound else { return nil }
        let identifier = words[3][open.upperBound..<close.lowerBound].lowercased()
        return Image(
            name: String(words[3][..<open.lowerBound]), start: start, end: end,
            buildIdentifier: identifier.allSatisfy(\.isHexDigit) ? identifier : nil,
            path: String(words[3][words[3].index(before: close.upperBound)...]))
    }

    private static func number(_ word: Substring) -> UInt64? {
        guard word.hasPrefix("0x"), word.utf8.count <= 18 else { return nil }
        return UInt64(word.dropFirst(2), radix: 16)
    }

    /// The lines of call stacks: `    0   Name   0x1234 function + 12 (file.m:3)`.
    var frames: [Frame] {
        lines[..<end].indices.compactMap { index in
            let line = lines[index]
            guard line.first == " ", line.utf8.count < Self.longestLine,
                let digit = line.firstIndex(where: { $0 != " " }), line[digit].isWholeNumber,
                let mark = line.range(of: " 0x"), digit < mark.lowerBound
            else { return nil }
            let rest = line[line.index(after: mark.lowerBound)...]
            guard let space = rest.firstIndex(of: " "), let address = Self.number(rest[..<space]) else { return nil }
            let function = rest[rest.index(after: space)...]
            let image = line[digit..<mark.lowerBound].drop { $0.isWholeNumber }.trimmingCharacters(in: .whitespaces)
            return Frame(
                line: index, address: address, image: image, head: line[...space].dropLast(1), function: function,
                hasPlace: function.hasSuffix(")") && function.contains(" ("))
        }
    }

    func image(of address: UInt64) -> Image? { images.first { $0.start <= address && address < $0.end } }
}
