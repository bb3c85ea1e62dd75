import AppBuilder
import Foundation

/// A crash report with the functions, files and lines that debug information knows.
struct CrashSymbolication {
    private(set) var text: String
    /// Lines of call stacks that are told more of than before.
    private(set) var improved = 0
    /// Programs and libraries of which a call stack has lines without a file, and whose debug information is not here.
    private(set) var missing: [String] = []

    /// - Parameter tool: makes the tool when it is needed.
    init(_ report: CrashText, files: SymbolFiles, tool: () throws -> SymbolTool) throws {
        var lines = report.lines
        // An app that was forked has the frameworks as its program: in the list of images they have the app's name then.
        let frames = report.frames.filter { !$0.hasPlace && !$0.image.hasPrefix(Self.frameworks) }
        let byImage = Dictionary(grouping: frames) { report.image(of: $0.address) }
        for image in report.images {
            guard let frames = byImage[image] else { continue }
            let known = image.buildIdentifier.flatMap { files.images[$0] }
            guard let known, known.hasLines else {
                if !Self.isOfSystem(image) { missing.append(image.name) }
                continue
            }
            func linked(_ frame: CrashText.Frame) -> UInt64 { frame.address - image.start &+ known.linkAddress }
            let places = try tool().places(of: frames.map(linked), in: known.path)
            for frame in frames {
                guard let place = places[linked(frame)], !place.file.isEmpty, place.line > 0 else { continue }
                // The report's own names are better where it has some: Swift's are readable in it.
                let isUnknown = frame.function.hasPrefix("(no symbol)") || frame.function.hasPrefix("???")
                let function = isUnknown ? Substring(place.function) : frame.function
                lines[frame.line] = frame.head + " " + function + " (\(place.file):\(place.line))"
                improved += 1
            }
        }
        text = lines.joined(separator: "\n")
    }

    private static let frameworks = "libCocoaTouch"

    /// Whether an image is the frameworks' or the system's, whose lines help no author of an app.
    static func isOfSystem(_ image: CrashText.Image) -> Bool {
        image.name.hasPrefix(frameworks) || image.name.hasPrefix("ld-") || image.name.hasPrefix("linux-vdso")
            || ["/usr/", "/lib/", "/lib64/", "/opt/"].contains { image.path.hasPrefix($0) }
    }
}
