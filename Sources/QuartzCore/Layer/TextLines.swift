/// Text of one font broken into lines at spaces.
package struct TextLines {
    package private(set) var lines: [String] = []
    private let face: FontFace
    private let size: CGFloat

    /// - Parameter width: of the lines, in points; infinite for lines as they are.
    package init(_ text: String, face: FontFace, size: CGFloat, width: CGFloat) {
        self.face = face
        self.size = size
        for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            wrap(String(paragraph), width)
        }
    }

    var ascent: CGFloat { face.metrics.ascender * size }
    var lineHeight: CGFloat {
        max((face.metrics.ascender - face.metrics.descender + face.metrics.lineGap) * size, 1)
    }
    var height: CGFloat { lineHeight * CGFloat(lines.count) }
    var width: CGFloat { lines.map { run($0).width }.max() ?? 0 }

    private func run(_ text: String) -> ShapedRun { TextShaper.shape(text, face: face, size: size) }

    private mutating func wrap(_ paragraph: String, _ width: CGFloat) {
        guard width.isFinite, run(paragraph).width > width else {
            lines.append(paragraph)
            return
        }
        var line = ""
        for word in Self.words(paragraph) {
            let longer = line + word
            let visible = String(longer.reversed().drop { $0 == " " }.reversed())
            if line.isEmpty || run(visible).width <= width {
                line = longer
            } else {
                lines.append(line)
                line = word
            }
            // A word that is longer than a line is broken where the line is full.
            while run(line).width > width, line.count > 1, !line.dropLast().allSatisfy({ $0 == " " }) {
                let fitting = max(Self.count(of: line, fitting: width, run), 1)
                guard fitting < line.count, line.dropFirst(fitting).contains(where: { $0 != " " }) else { break }
                lines.append(String(line.prefix(fitting)))
                line = String(line.dropFirst(fitting))
            }
        }
        lines.append(line)
    }

    /// The words, each with the spaces after it.
    private static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        for character in text {
            if character != " ", word.last == " " {
                words.append(word)
                word = ""
            }
            word.append(character)
        }
        return words + [word]
    }

    private static func count(of line: String, fitting width: CGFloat, _ run: (String) -> ShapedRun) -> Int {
        let units = run(line).lengthFitting(width)
        let end = String.Index(utf16Offset: min(units, line.utf16.count), in: line)
        return line[..<end].count
    }

    /// A line, cut so that it fits; with an ellipsis where something is left out.
    package func fitted(
        _ line: String, into width: CGFloat, _ mode: CATextLayerTruncationMode, isCutShort: Bool
    ) -> ShapedRun {
        let whole = run(line)
        guard mode != .none, whole.width > width || isCutShort else { return whole }
        let ellipsis = "…"
        let characters = Array(line)
        // The most characters that fit beside the ellipsis.
        var (low, high) = (0, characters.count)
        func candidate(_ count: Int) -> String {
            switch mode {
            case .start: return ellipsis + String(characters.suffix(count))
            case .middle:
                return String(characters.prefix((count + 1) / 2)) + ellipsis + String(characters.suffix(count / 2))
            default: return String(characters.prefix(count)) + ellipsis
            }
        }
        while low < high {
            let middle = (low + high + 1) / 2
            if run(candidate(middle)).width <= width { low = middle } else { high = middle - 1 }
        }
        return run(candidate(low))
    }
}
