/// A Swift source as a language server gets it: what the compiler here has no use for is blank, every line and nearly
/// every column stays (see `SwiftSourceEdits`).
package enum EditorSource {
    package static func text(of source: String) -> String {
        let text = SwiftText(Array(source.utf8))
        guard SwiftSourceEdits.areNeeded(text) else { return source }
        let selectors = SwiftSourceEdits.Selectors(InterfaceScanner.types(in: text))
        return String(decoding: SwiftSourceEdits.apply(to: text, selectors: selectors), as: UTF8.self)
    }
}
