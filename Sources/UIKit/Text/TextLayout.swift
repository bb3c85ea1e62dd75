/// Text that is broken into lines, for string drawing and labels.
package struct TextLayout {
    package struct Line {
        package let text: String
        package let width: CGFloat
    }

    package private(set) var lines: [Line] = []
    /// True if characters were omitted.
    package private(set) var isTruncated = false
    let font: UIFont

    private let width: CGFloat
    private let mode: NSLineBreakMode
    private let limit: Int

    /// - Parameters:
    ///   - width: The width of the lines, in points.
    ///   - limit: The largest number of lines; 0 is unlimited.
    package init(_ text: String, font: UIFont, width: CGFloat, limit: Int, mode: NSLineBreakMode) {
        self.font = font
        self.width = width.isNaN ? 0 : max(width, 0)
        self.limit = limit > 0 ? limit : Int.max
        self.mode = mode
        if let line = TextLayout.wholeLine(text, font: font, width: self.width) {
            lines = [line]
            return
        }
        let paragraphs = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        for (index, paragraph) in paragraphs.enumerated() {
            guard lines.count < self.limit else { break }
            // Omitted empty lines at the end need no ellipsis.
            let isCutShort = lines.count + 1 == self.limit && paragraphs[(index + 1)...].contains { !$0.isEmpty }
            add(MeasuredText(paragraph, font: font), hasMoreBelow: isCutShort)
        }
    }

    /// A fast path for a short single line that fits, which needs no character offsets.
    private static func wholeLine(_ text: String, font: UIFont, width: CGFloat) -> Line? {
        let bytes = text.utf8
        guard let last = bytes.last, last > 0x20, bytes.count <= 256,
            // The bytes of line breaks, and the first bytes of Unicode line breaks and of spaces at the end.
            !bytes.contains(where: { (0x0A...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2 || $0 == 0xE3 })
        else { return nil }
        let run = TextShaper.shape(text, face: font.face, size: font.pointSize)
        return run.width <= width + 0.01 ? Line(text: text, width: run.width) : nil
    }

    /// The size of all lines, in whole points as on the device.
    package var size: CGSize {
        CGSize(width: (lines.map(\.width).max() ?? 0).rounded(.up), height: CGFloat(lines.count) * font.lineHeight)
    }

    private mutating func add(_ paragraph: MeasuredText, hasMoreBelow: Bool) {
        let count = paragraph.characters.count
        var start = 0
        repeat {
            let isLast = lines.count + 1 == limit
            if isLast, mode.truncates || mode == .byClipping {
                addLast(paragraph, from: start, hasMoreBelow: hasMoreBelow)
                return
            }
            let end = paragraph.lineEnd(from: start, width: width, mode: mode)
            add(paragraph, paragraph.trimmed(start..<end))
            start = end
        } while start < count && lines.count < limit
        if start < count || hasMoreBelow { isTruncated = true }
    }

    private mutating func add(_ paragraph: MeasuredText, _ range: Range<Int>) {
        lines.append(Line(text: paragraph.string(range), width: paragraph.width(range)))
    }

    /// Adds the last permitted line with the rest of the text, clipped or truncated with an ellipsis.
    private mutating func addLast(_ paragraph: MeasuredText, from start: Int, hasMoreBelow: Bool) {
        let rest = start..<paragraph.characters.count
        let fits = paragraph.width(paragraph.trimmed(rest)) <= width + 0.01
        if mode == .byClipping || (fits && !hasMoreBelow) {
            add(paragraph, rest)
            if !fits || hasMoreBelow { isTruncated = true }
            return
        }
        isTruncated = true
        lines.append(Truncation(mode: mode, width: width, font: font).line(paragraph, rest, endsHere: fits))
    }
}

/// Truncates a line with an ellipsis.
private struct Truncation {
    let mode: NSLineBreakMode
    let width: CGFloat
    let font: UIFont

    func line(_ text: MeasuredText, _ rest: Range<Int>, endsHere: Bool) -> TextLayout.Line {
        let ellipsis = "…"
        let room = max(width - TextShaper.shape(ellipsis, face: font.face, size: font.pointSize).width, 0)
        let shortened: String
        switch mode {
        case .byTruncatingHead:
            let tail = max(text.fittingStart(width: room), rest.lowerBound)..<rest.upperBound
            shortened = ellipsis + text.string(tail)
        case .byTruncatingMiddle where !endsHere:
            let headEnd = text.fittingEnd(from: rest.lowerBound, width: room / 2)
            let left = room - text.width(rest.lowerBound..<headEnd)
            let tailStart = max(text.fittingStart(width: left), headEnd)
            shortened = text.string(rest.lowerBound..<headEnd) + ellipsis + text.string(tailStart..<rest.upperBound)
        default:
            let end = text.fittingEnd(from: rest.lowerBound, width: room)
            shortened = text.string(rest.lowerBound..<end) + ellipsis
        }
        let width = TextShaper.shape(shortened, face: font.face, size: font.pointSize).width
        return TextLayout.Line(text: shortened, width: width)
    }
}
