internal import DeviceLink

extension TextEditor {
    /// Replaces the former marked text, or the selection, by the text that is being composed. Secure text shows no
    /// marked text.
    func compose(_ composition: Composition) {
        guard composition.isFinal || !isSecure else { return }
        let place = storage.characterRange(marked ?? selectedRange)
        if composition.isFinal, marked != nil, string(in: place) == composition.text {
            // The client has already allowed it.
            select(TextSelection(Caret(place.upperBound)))
            return unmark()
        }
        edit(place, with: composition.text, marking: composition.isFinal ? nil : composition.selection)
    }

    /// Sets marked text on behalf of an app, without asking the client.
    func mark(_ text: String, selected: NSRange) {
        let length = text.utf16.count
        let start = min(max(selected.location, 0), length)
        let end = start + min(max(selected.length, 0), length - start)
        edit(storage.characterRange(marked ?? selectedRange), with: text, asksClient: false, marking: start..<end)
    }

    /// Marks the inserted text, which ends at the caret.
    /// - Parameter composed: The part of it that is selected, in UTF-16 units.
    func mark(_ start: Int, selecting composed: Range<Int>) {
        let place = storage.utf16Range(min(start, selection.head.offset)..<selection.head.offset)
        marked = place
        let part = composed.clamped(to: 0..<place.length)
        let wanted = storage.characterRange(
            NSRange(location: place.location + part.lowerBound, length: part.count))
        // Typing continues, so one undo takes back this and what follows.
        let typing = typing
        if selection == TextSelection(wanted) {
            client?.editorDidChangeSelection(self)
        } else {
            select(TextSelection(wanted))
        }
        self.typing = typing
    }

    /// Makes the marked text final.
    func unmark() {
        guard marked != nil else { return }
        marked = nil
        client?.editorDidChangeSelection(self)
    }
}
