import Foundation

/// Makes the header that `dtrace -h` makes of probe descriptions (`provider P { probe a__b(int); };`).
///
/// There is no dtrace here, so no probe is ever enabled and the macros do nothing. Their names follow Oracle's "Dynamic
/// Tracing Guide", "Statically Defined Tracing for User Applications".
enum ProbeHeader {
    /// Writes the headers, unless they exist and are current.
    ///
    /// - Returns: The headers. There is none for a description that cannot be read.
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

    /// The macro of a probe: `__` in the description, which means a dash in the probe's name, becomes `_`.
    private static func macro(_ name: String) -> String {
        name.replacingOccurrences(of: "__", with: "_").uppercased()
    }
}
