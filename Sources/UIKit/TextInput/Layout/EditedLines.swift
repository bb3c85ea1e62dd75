/// A text in lines of one font. After a change only the lines around it are laid out again.
@MainActor package final class EditedLines {
    package struct Line {
        package fileprivate(set) var start: Int
        /// With the spaces and the newline at its end.
        package let count: Int
        package let width: CGFloat
        package let endsParagraph: Bool
        fileprivate var positions: CharacterPositions?

        package var range: Range<Int> { start..<start + count }
    }

    package private(set) var lines: [Line] = []
    package private(set) var storage = TextStorage()

    package var font: UIFont { didSet { if font != oldValue { layOutAll() } } }
    /// Of the lines, in points; nil for a single line that takes everything, newlines too.
    package var width: CGFloat? { didSet { if width != oldValue { layOutAll() } } }
    package var alignment = NSTextAlignment.left

    package init(font: UIFont, width: CGFloat?) {
        self.font = font
        self.width = width
        layOutAll()
    }

    // MARK: Breaking into lines

    package func show(_ storage: TextStorage) {
        self.storage = storage
        layOutAll()
    }

    private func breaker() -> LineBreaker {
        LineBreaker(storage: storage, widths: .of(font), width: width.map { $0.isNaN ? 0 : min(max($0, 0), 1_000_000) })
    }

    private func layOutAll() {
        var breaker = breaker()
        lines.removeAll(keepingCapacity: true)
        var start = 0
        while start < storage.count { start = append(from: start, to: &lines, &breaker) }
        addEmptyLastLine()
    }

    private func append(from start: Int, to lines: inout [Line], _ breaker: inout LineBreaker) -> Int {
        let line = breaker.line(from: start)
        lines.append(
            Line(start: start, count: line.end - start, width: line.width, endsParagraph: line.endsParagraph))
        return line.end
    }

    /// The caret has a line of its own after a newline at the end, and in a text without characters.
    private func addEmptyLastLine() {
        guard lines.isEmpty || (width != nil && storage.codes.last?.isNewline == true) else { return }
        lines.append(Line(start: storage.count, count: 0, width: 0, endsParagraph: true))
    }

    /// Replaces characters and lays out the affected lines.
    /// - Returns: The change, and the lines that look different now; to the end of the text if those below moved.
    package func replace(_ range: Range<Int>, with text: String) -> (change: TextStorage.Change, lines: Range<Int>) {
        let change = storage.replace(range, with: text)
        let countBefore = lines.count
        if lines.last?.count == 0 { lines.removeLast() }
        guard !lines.isEmpty else {
            layOutAll()
            return (change, 0..<lines.count)
        }
        let changed = layOut(after: change)
        addEmptyLastLine()
        let end = lines.count == countBefore ? min(changed.upperBound, lines.count) : lines.count
        return (change, min(changed.lowerBound, end)..<end)
    }

    /// - Returns: The lines that look different now; to the end if there are more or fewer of them.
    private func layOut(after change: TextStorage.Change) -> Range<Int> {
        let difference = change.count - change.replaced.count
        let changeEnd = change.replaced.lowerBound + change.count
        var first = lineIndex(of: change.replaced.lowerBound)
        // The first word may fit on the line above now.
        if first > 0, !lines[first - 1].endsParagraph { first -= 1 }

        var breaker = breaker()
        var made: [Line] = []
        var start = lines[first].start
        // The first old line that stays as it is.
        var old = first
        while start < storage.count {
            if start >= changeEnd {
                while old < lines.count,
                    lines[old].start < change.replaced.upperBound
                        || lines[old].start + difference < start
                { old += 1 }
                if old < lines.count, lines[old].start + difference == start { break }
            }
            start = append(from: start, to: &made, &breaker)
        }
        if start >= storage.count { old = lines.count }
        let kept = zip(made, lines[first..<old]).prefix { new, former in
            new.start == former.start && new.count == former.count
                && new.range.upperBound <= change.replaced.lowerBound
        }.count
        let hasMoved = made.count != old - first
        lines.replaceSubrange(first..<old, with: made)
        let end = first + made.count
        if difference != 0 {
            for index in end..<lines.count { lines[index].start += difference }
        }
        // An empty last line may appear or disappear after all others.
        return first + kept..<(hasMoved ? lines.count + 1 : end)
    }

    // MARK: Places

    package var lineHeight: CGFloat { font.lineHeight }

    /// The size of all lines.
    package var size: CGSize {
        CGSize(width: lines.reduce(0) { max($0, $1.width) }, height: CGFloat(lines.count) * lineHeight)
    }

    /// The height of all lines.
    package var height: CGFloat { CGFloat(lines.count) * lineHeight }

    /// The line that a character is on; the last one for the end of the text.
    package func lineIndex(of offset: Int) -> Int {
        var (low, high) = (0, lines.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if lines[middle].start <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The line that a caret is on.
    func lineIndex(of caret: Caret) -> Int {
        let index = lineIndex(of: caret.offset)
        guard caret.isAtLineEnd, index > 0, lines[index].start == caret.offset, !lines[index - 1].endsParagraph else {
            return index
        }
        return index - 1
    }

    /// The line at a height, from the top of the first one; the first or last if there is none.
    package func lineIndex(atHeight y: CGFloat) -> Int {
        let index = (y / lineHeight).rounded(.down)
        return index.isNaN ? 0 : Int(min(max(index, 0), CGFloat(lines.count - 1)))
    }

    /// Where the text of a line begins.
    package func left(of index: Int) -> CGFloat {
        guard let width else { return 0 }
        return alignment.indent(of: lines[index].width, in: width)
    }

    package func top(of index: Int) -> CGFloat { CGFloat(index) * lineHeight }

    /// Where the characters of a line are, from its left end.
    func positions(of index: Int) -> CharacterPositions {
        if let known = lines[index].positions { return known }
        let range = lines[index].range
        let widths = CharacterWidths.of(font)
        let positions: CharacterPositions
        if widths.areSums, storage.codes[range].allSatisfy(\.standsAlone) {
            positions = CharacterPositions(
                widths: range.map { widths.width(storage.codes[$0], storage.characters[$0]) })
        } else {
            positions = CharacterPositions(storage.characters[range], run(of: range))
        }
        lines[index].positions = positions
        return positions
    }

    private func run(of range: Range<Int>) -> ShapedRun {
        TextShaper.shape(storage.string(in: range), face: font.face, size: font.pointSize)
    }

    /// The caret's line and its place, 0 points wide.
    package func caretRect(_ caret: Caret) -> CGRect {
        let index = lineIndex(of: caret)
        let positions = positions(of: index)
        var offset = min(max(caret.offset - lines[index].start, 0), lines[index].count)
        // A newline has no width: the caret is before it.
        if width != nil, offset > 0, storage.codes[lines[index].start + offset - 1].isNewline { offset -= 1 }
        var x = positions.caret(at: offset)
        // Spaces that hang over the end do not push the caret out of the lines' width.
        if let width { x = min(x, max(width - left(of: index), 0)) }
        return CGRect(x: left(of: index) + x, y: top(of: index), width: 0, height: lineHeight)
    }

    /// The caret's place nearest to a point.
    package func caret(at point: CGPoint) -> Caret {
        let index = lineIndex(atHeight: point.y)
        let line = lines[index]
        var offset = line.start + positions(of: index).offset(at: point.x - left(of: index))
        let isAtEnd = offset == line.range.upperBound && line.count > 0
        guard isAtEnd, width != nil else { return Caret(offset) }
        if storage.codes[offset - 1].isNewline {
            offset -= 1
        } else if !line.endsParagraph {
            // After the space that hangs over the end is where the next line begins.
            return Caret(offset, isAtLineEnd: true)
        }
        return Caret(offset)
    }

    /// The rectangles that cover a range of the text. Lines that go on are covered to the full width.
    package func rects(of range: Range<Int>) -> [CGRect] {
        guard !range.isEmpty else { return [] }
        var rects: [CGRect] = []
        for index in lineIndex(
            of: range.lowerBound)...max(lineIndex(of: range.upperBound), lineIndex(of: range.lowerBound))
        {
            let line = lines[index]
            let part = range.clamped(to: line.range)
            guard !part.isEmpty else { continue }
            let left = left(of: index)
            for span in positions(of: index).spans(part.lowerBound - line.start..<part.upperBound - line.start) {
                rects.append(
                    CGRect(
                        x: left + span.lowerBound, y: top(of: index), width: span.upperBound - span.lowerBound,
                        height: lineHeight))
            }
            if let width, range.upperBound > line.range.upperBound, let last = rects.last, last.minY == top(of: index) {
                rects[rects.count - 1].size.width = max(width - last.minX, last.width)
            }
        }
        return rects
    }

    // MARK: Drawing

    /// Draws the lines that a rectangle touches, in the current context's fill colour.
    /// - Parameters:
    ///   - origin: Where the top left of the first line is.
    ///   - rect: The rectangle to draw, in the same coordinates.
    ///   - links: The ranges to draw as links: underlined, in the link colour. Sorted.
    package func draw(at origin: CGPoint, in rect: CGRect, links: [Range<Int>] = []) {
        guard let context = UIGraphicsGetCurrentContext(), !storage.isEmpty, !rect.isEmpty else { return }
        let first = lineIndex(atHeight: rect.minY - origin.y), last = lineIndex(atHeight: rect.maxY - origin.y)
        let baseline = font.baselineOffset(in: context)
        for index in first...max(first, last) {
            guard lines[index].count > 0 else { continue }
            let place = CGPoint(x: origin.x + left(of: index), y: origin.y + top(of: index) + baseline)
            let (range, x) = drawnPart(of: index, from: rect.minX - place.x, to: rect.maxX - place.x)
            guard !range.isEmpty else { continue }
            let run = run(of: range), start = CGPoint(x: place.x + x, y: place.y)
            let marked = links.filter { $0.overlaps(range) }.flatMap { rects(of: $0, onLine: index) }
                .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
            guard !marked.isEmpty else {
                context.draw(run, at: start)
                continue
            }
            draw(run, at: start, marked, in: context)
        }
    }

    private func rects(of range: Range<Int>, onLine index: Int) -> [CGRect] {
        let line = lines[index]
        let part = range.clamped(to: line.range)
        let spans = positions(of: index).spans(part.lowerBound - line.start..<part.upperBound - line.start)
        return spans.map { span in
            CGRect(
                x: left(of: index) + span.lowerBound, y: top(of: index), width: span.upperBound - span.lowerBound,
                height: lineHeight)
        }
    }

    /// Draws a line with parts in the links' colour.
    private func draw(_ run: ShapedRun, at start: CGPoint, _ marked: [CGRect], in context: CGContext) {
        context.saveGState()
        context.addRect(CGRect(x: start.x - 1e4, y: start.y - 1e4, width: 4e4, height: 2e4))
        for rect in marked { context.addRect(rect) }
        context.clip(using: .evenOdd)
        context.draw(run, at: start)
        context.restoreGState()
        for rect in marked {
            context.saveGState()
            context.clip(to: rect)
            context.setFillColor(red: 0, green: 0.2, blue: 0.8, alpha: 1)
            context.draw(run, at: start)
            context.fill(CGRect(x: rect.minX, y: start.y + 1, width: rect.width, height: 1))
            context.restoreGState()
        }
    }

    /// The part of a very long line that can be seen, and where it begins.
    private func drawnPart(of index: Int, from left: CGFloat, to right: CGFloat) -> (Range<Int>, CGFloat) {
        let line = lines[index]
        guard line.count > EditedLines.longestRun else { return (line.range, 0) }
        let positions = positions(of: index)
        guard !line.range.contains(where: { storage.codes[$0].isRightToLeft }) else { return (line.range, 0) }
        let start = max(positions.offset(at: left) - 2, 0)
        let end = min(max(positions.offset(at: right) + 2, start), line.count)
        return (line.start + start..<line.start + end, positions.caret(at: start))
    }

    private static let longestRun = 300
}
