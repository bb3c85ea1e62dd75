extension TextEditor {
    /// Moves the caret, or the end of the selection, as an arrow key does.
    package func move(_ direction: CaretDirection, extending: Bool) {
        if !extending, !selection.isCaret, direction == .left || direction == .right {
            // With a selection, the arrow moves the caret to the selection's end on its side.
            let isStart = (direction == .left) != isLeftward(at: selection.range.lowerBound)
            return moveCaret(to: Caret(isStart ? selection.range.lowerBound : selection.range.upperBound))
        }
        let goal = columnGoal ?? caretRect.minX
        let head = destination(direction, goal: goal)
        select(extending ? TextSelection(anchor: selection.anchor, head: head.offset) : TextSelection(head))
        columnGoal = direction == .up || direction == .down ? goal : nil
    }

    private func destination(_ direction: CaretDirection, goal: CGFloat) -> Caret {
        let offset = selection.head.offset
        switch direction {
        case .left: return Caret(step(from: offset, forward: isLeftward(at: offset)))
        case .right: return Caret(step(from: offset, forward: !isLeftward(at: offset)))
        case .wordLeft: return Caret(wordStep(from: offset, forward: isLeftward(at: offset)))
        case .wordRight: return Caret(wordStep(from: offset, forward: !isLeftward(at: offset)))
        case .up, .down: return neighbour(below: direction == .down, goal: goal)
        case .lineStart: return Caret(lines.lines[lines.lineIndex(of: selection.head)].start)
        case .lineEnd:
            let index = lines.lineIndex(of: selection.head)
            return lines.caret(at: CGPoint(x: .greatestFiniteMagnitude, y: lines.top(of: index)))
        case .textStart: return Caret(0)
        case .textEnd: return Caret(count)
        }
    }

    private func step(from offset: Int, forward: Bool) -> Int { min(max(offset + (forward ? 1 : -1), 0), count) }

    /// The caret in the line above or below; from the first line up, the beginning of the text, and from the last one
    /// down, its end.
    private func neighbour(below: Bool, goal: CGFloat) -> Caret {
        let index = lines.lineIndex(of: selection.head) + (below ? 1 : -1)
        if index < 0 { return Caret(0) }
        if index >= lines.lines.count { return Caret(count) }
        return lines.caret(at: CGPoint(x: goal, y: lines.top(of: index)))
    }

    /// True if the text around an offset runs from right to left.
    private func isLeftward(at offset: Int) -> Bool {
        let codes = lines.storage.codes
        if offset < codes.count, codes[offset].isRightToLeft { return true }
        return offset > 0 && offset == codes.count && codes[offset - 1].isRightToLeft
    }

    // MARK: Words

    /// The word at a place, or before it; nil if there is none.
    package func word(at offset: Int) -> Range<Int>? {
        let characters = storage.characters
        guard !characters.isEmpty else { return nil }
        var place = min(max(offset, 0), characters.count - 1)
        if !characters[place].isWordCharacter, place > 0, characters[place - 1].isWordCharacter { place -= 1 }
        guard characters[place].isWordCharacter else { return nil }
        // Scripts without spaces: each character is a word.
        if storage.codes[place].isIdeographic { return place..<place + 1 }
        var (start, end) = (place, place + 1)
        while start > 0, isWord(start - 1) { start -= 1 }
        while end < characters.count, isWord(end) { end += 1 }
        return start..<end
    }

    private func isWord(_ place: Int) -> Bool {
        storage.characters[place].isWordCharacter && !storage.codes[place].isIdeographic
    }

    /// The range that a double tap selects: the word, or a character where there is no word.
    package func selectionUnit(at offset: Int) -> Range<Int> {
        if let word = word(at: offset) { return word }
        guard count > 0 else { return 0..<0 }
        let place = min(offset, count - 1)
        return place..<place + 1
    }

    /// Where a tap puts the caret: at the end of the word nearer to the finger.
    package func tapCaret(_ caret: Caret) -> Caret {
        guard let word = word(at: caret.offset), word.contains(caret.offset), caret.offset != word.lowerBound,
            !isSecure
        else { return caret }
        let isFirstHalf = caret.offset - word.lowerBound < word.upperBound - caret.offset
        return Caret(isFirstHalf ? word.lowerBound : word.upperBound)
    }

    private func wordStep(from offset: Int, forward: Bool) -> Int {
        var place = offset
        if forward {
            while place < count, !storage.characters[place].isWordCharacter { place += 1 }
            while place < count, storage.characters[place].isWordCharacter { place += 1 }
        } else {
            while place > 0, !storage.characters[place - 1].isWordCharacter { place -= 1 }
            while place > 0, storage.characters[place - 1].isWordCharacter { place -= 1 }
        }
        return place
    }
}

extension Character {
    /// Letters, digits, and what joins them.
    var isWordCharacter: Bool { isLetter || isNumber || self == "'" || self == "\u{2019}" || self == "_" }
}
