import Foundation

/// The header that `dtrace -h` makes of a description of probes (`provider P { probe a__b(int); };`).
///
/// There is no dtrace here, so that no probe is ever enabled: the macros do nothing. See Oracle's "Dynamic Tracing
/// Guide", "Statically Defined Tracing for User Applications", for their names.
enum ProbeHeader {
    /// Writes the headers, unless they are there already.
    ///
    /// - Returns: the headers. A description that cannot be read has none.
    static func write(_ descriptions: [URL], in folder: URL) throws -> [URL] {
        try descriptions.compactMap { description in
            guard let text = MendableSource(contentsOf: description.path) else { return nil }
            let header = folder.appendingPathComponent("DerivedSources/")
                .appendingPathComponent(description.deletingPathExtension().lastPathComponent + ".h")
            let contents = Data(macros(text).utf8)
            if (try? Data(contentsOf: header)) != contents {
                try FileManager.default.createDirectory(
                    at: header.deletingLastPathComponent(), withIntermediateDirectories: true)
                try contents.write(to: header, options: .atomic)
            }
            return header
        }
    }

    static func macros(_ text: MendableSource) -> String {
        var lines: [String] = []
        var place = 0
        while let keyword = text.first(word: "provider", from: place) {
            guard let provider = text.name(at: keyword + "provider".utf8.count),
                let open = text.first(of: "{", from: provider.upperBound), let close = text.closing(open)
            else { break }
            var next = open
            while let probe = text.first(word: "probe", from: next), probe < close {
                guard let name = text.name(at: probe + "probe".utf8.count),
                    let parenthesis = text.first(of: "(;", from: name.upperBound), parenthesis < close
                else { break }
                next = parenthesis
                let macro = macro(text.text(provider)) + "_" + self.macro(text.text(name))
                lines.append("#define \(macro)(...) ((void)0)")
                lines.append("#define \(macro)_ENABLED() 0")
            }
            place = close
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// `__` in a name stands for a dash of the probe's, and for `_` in the macro's.
    private static func macro(_ name: String) -> String {
        name.replacingOccurrences(of: "__", with: "_").uppercased()
    }
}
