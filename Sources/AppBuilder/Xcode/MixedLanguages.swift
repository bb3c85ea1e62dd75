import Foundation

/// Refuses targets with both Swift and Objective-C. Swift on Linux has no Objective-C interoperability, so neither
/// could use the other's classes. C and C++ can be mixed with both.
enum MixedLanguages {
    static let cure =
        "Write the app in one of the two: Swift on this system neither sees Objective-C classes (bridging headers) nor makes "
        + "any (NAME-Swift.h). C and C++ sources go with either."

    /// - Throws: `BuildError` with the names of the files, if there are sources in both languages.
    static func refuse(_ target: BuildTarget, at place: String) throws {
        let swift = target.swiftSources.map(\.lastPathComponent)
        let others = target.sources.filter { $0.language.isObjectiveC }.map { $0.url.lastPathComponent }
        guard !swift.isEmpty, !others.isEmpty else { return }
        throw BuildError(
            "the target “\(target.name)” has sources in Swift (\(list(swift))) and in Objective-C (\(list(others)))",
            at: place, cure: cure)
    }

    /// - Parameters:
    ///   - header: The bridging header of Swift sources.
    ///   - headers: The headers of the project, which the bridging header may include.
    /// - Throws: `BuildError` with the line, if the header or one that it includes contains Objective-C.
    static func refuseObjectiveC(inBridgingHeader header: URL, headers: [URL]) throws {
        guard let text = try? String(contentsOf: header, encoding: .utf8) else {
            throw BuildError(
                "the bridging header is not there", at: header.path,
                cure: "Bring it back, or mend the build setting SWIFT_OBJC_BRIDGING_HEADER.")
        }
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = line.drop(while: \.isWhitespace)
            var culprit: String?
            if declaresClasses(words) {
                culprit = "Objective-C"
            } else if let name = includedName(words) {
                if name.hasSuffix("/" + (name.split(separator: "/").first ?? "") + ".h") {
                    culprit = "the framework <\(name)>"
                } else if let file = headers.first(where: { $0.path.hasSuffix("/" + name) }),
                    let contents = try? String(contentsOf: file, encoding: .utf8),
                    contents.split(separator: "\n").contains(where: { declaresClasses($0.drop(while: \.isWhitespace)) })
                {
                    culprit = "Objective-C, \(name),"
                }
            }
            guard let culprit else { continue }
            throw BuildError(
                "the bridging header has \(culprit) in it", at: "\(header.path):\(index + 1)",
                cure: "Leave only headers of C in it; Swift imports frameworks by itself. " + cure)
        }
    }

    private static func declaresClasses(_ line: Substring) -> Bool {
        ["@interface", "@protocol", "@class"].contains { line.hasPrefix($0) }
    }

    /// The header name in an `#import` or `#include`; nil for other lines.
    private static func includedName(_ line: Substring) -> String? {
        guard line.hasPrefix("#import") || line.hasPrefix("#include"),
            let start = line.firstIndex(where: { $0 == "\"" || $0 == "<" })
        else { return nil }
        let rest = line[line.index(after: start)...]
        return rest.firstIndex { $0 == "\"" || $0 == ">" }.map { String(rest[..<$0]) }
    }

    private static func list(_ names: [String]) -> String {
        names.count > 4
            ? names[..<3].joined(separator: ", ") + " and \(names.count - 3) others"
            : names.joined(separator: ", ")
    }
}
