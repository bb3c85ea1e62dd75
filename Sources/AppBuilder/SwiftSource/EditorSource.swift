/// A Swift source for a language server: code that this compiler does not support is replaced by spaces, and lines and
/// nearly all columns are kept (see `SwiftSourceEdits`).
package enum EditorSource {
    package static func text(of source: String) -> String {
        let text = SwiftText(Array(source.utf8))
        guard SwiftSourceEdits.areNeeded(text) else { return source }
        let selectors = SwiftSourceEdits.Selectors(InterfaceScanner.types(in: text))
        return String(decoding: SwiftSourceEdits.apply(to: text, selectors: selectors), as: UTF8.self)
    }
}
