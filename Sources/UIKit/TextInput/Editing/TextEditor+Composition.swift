internal import DeviceLink

extension TextEditor {
    /// Puts what is being composed in the place of what was composed before, or of the selection. Secure text shows
    /// nothing that is not final.
    func compose(_ composition: Composition) {
        guard composition.isFinal || !isSecure else { return }
        let place = storage.characterRange(marked ?? selectedRange)
        if composition.isFinal, marked != nil, string(in: place) == composition.text {
            // The client has let it in already.
            select(TextSelection(Caret(place.upperBound)))
            return unmark()
        }
        edit(place, with: composition.text, marking: composition.isFinal ? nil : composition.selection)
    }

    /// What apps mark themselves; nobody is asked.
    func mark(_ text: String, selected: NSRange) {
        let length = text.utf16.count
        let start = min(max(selected.location, 0), length)
        let end = start + min(max(selected.length, 0), length - start)
        edit(storage.characterRange(marked ?? selectedRange), with: text, asksClient: false, marking: start..<end)
    }

    /// Marks what was put in, which ends at the caret.
    /// - Parameter composed: The part of it that is selected, in UTF-16 units.
    func mark(_ start: Int, selecting composed: Range<Int>) {
        let place = storage.utf16Range(min(start, selection.head.offset)..<selection.head.offset)
        marked = place
        let part = composed.clamped(to: 0..<place.length)
        let wanted = storage.characterRange(
            NSRange(location: place.location + part.lowerBound, length: part.count))
        // Typing goes on: it is taken back as one with what follows.
        let typing = typing
        if selection == TextSelection(wanted) {
            client?.editorDidChangeSelection(self)
        } else {
            select(TextSelection(wanted))
        }
        self.typing = typing
    }

    /// What was composed is final.
    func unmark() {
        guard marked != nil else { return }
        marked = nil
        client?.editorDidChangeSelection(self)
    }
}
