internal import MainLoop

/// Maps touches to keys. The key under a finger is pressed when it is lifted; a finger that comes down ends the touch
/// before it, so that one can type with two thumbs.
extension KeyboardView {
    private enum Delay {
        /// Until a held key offers its variants, in seconds.
        static let variants: TimeInterval = 0.5
        /// Until a held delete key goes on, and from then on.
        static let firstRepeat: TimeInterval = 0.5
        static let nextRepeat: TimeInterval = 0.1
        /// When whole words are deleted.
        static let wordRepeat: TimeInterval = 0.3
        /// The number of deleted characters after which whole words are deleted.
        static let characters = 20
        /// The time within which a second press of the shift key locks it, in seconds.
        static let shiftLock: TimeInterval = 0.35
    }

    func begin(_ touch: UITouch) {
        guard let index = keyIndex(under: touch), let key = plane?.keys[index] else { return }
        for finger in fingers {
            if case .writing = finger.course { end(finger) }
            if case .choosing = finger.course { end(finger) }
        }
        // Ending the others may have shown other keys.
        guard let plane, plane.keys.indices.contains(index), plane.keys[index] == key else { return begin(touch) }
        switch key.action {
        case .shift: beginShift(touch, index)
        case .plane(let name): beginPlane(touch, name, plane.name)
        case .delete: beginDelete(touch, index)
        default:
            let finger = KeyTouch(touch, .writing, key: index)
            fingers.append(finger)
            show(finger, at: index)
        }
    }

    private func beginShift(_ touch: UITouch, _ index: Int) {
        fingers.append(KeyTouch(touch, .shift, key: index))
        let now = MainLoop.main.now
        if let lastShift, now - lastShift <= Delay.shiftLock, typing.shift != .locked {
            typing.lockShift()
            self.lastShift = nil
        } else {
            typing.toggleShift()
            lastShift = now
        }
        typing.holdsShift = typing.shift == .once
        showKeys()
    }

    private func beginPlane(_ touch: UITouch, _ name: KeyPlane.Name, _ origin: KeyPlane.Name) {
        guard let layout else { return }
        show(layout.plane(name))
        fingers.append(KeyTouch(touch, .plane(from: origin), key: keyIndex(under: touch)))
        showKeys()
    }

    private func beginDelete(_ touch: UITouch, _ index: Int) {
        let finger = KeyTouch(touch, .deleting, key: index)
        fingers.append(finger)
        showKeys()
        scheduleDelete(finger, after: Delay.firstRepeat)
        typing.delete()
    }

    private func scheduleDelete(_ finger: KeyTouch, after delay: TimeInterval) {
        finger.timer = MainLoop.main.schedule(at: MainLoop.main.now + delay) { [weak self, weak finger] in
            guard let self, let finger, fingers.contains(where: { $0 === finger }) else { return }
            finger.repeatCount += 1
            let deletesWords = finger.repeatCount > Delay.characters
            scheduleDelete(finger, after: deletesWords ? Delay.wordRepeat : Delay.nextRepeat)
            if deletesWords { typing.deleteWord() } else { typing.delete() }
        }
    }

    // MARK: Moving

    func move(_ finger: KeyTouch) {
        if case .choosing = finger.course {
            let x = finger.touch.location(in: self).x
            var moved = choice
            moved?.select(at: x)
            if moved?.selected != choice?.selected { choice = moved }
            return
        }
        guard let index = keyIndex(under: finger.touch), let key = plane?.keys[index], index != finger.key else {
            return
        }
        switch finger.course {
        case .writing: show(finger, at: key.writes || key.action == .return || key.action == .hide ? index : nil)
        case .shift where key.writes:
            typing.holdsShift = false
            finger.course = .writing
            show(finger, at: index)
        case .plane(let origin) where key.writes:
            finger.returnPlane = origin
            finger.course = .writing
            show(finger, at: index)
        case .deleting:
            finger.timer?.cancel()
            finger.course = .idle
            finger.key = nil
            showKeys()
        default: break
        }
    }

    /// Presses the key under a finger that writes.
    private func show(_ finger: KeyTouch, at index: Int?) {
        finger.timer?.cancel()
        finger.timer = nil
        finger.key = index
        raise(index)
        showKeys()
        guard let index, let key = plane?.keys[index], case .text(let text) = key.action, let layout,
            layout.type != .numberPad, !KeyVariants.variants(of: text, in: layout.language).isEmpty
        else { return }
        finger.timer = MainLoop.main.schedule(at: MainLoop.main.now + Delay.variants) { [weak self, weak finger] in
            guard let self, let finger, fingers.last === finger, finger.key == index else { return }
            offerVariants(of: text, key, finger)
        }
    }

    private func offerVariants(of text: String, _ key: Key, _ finger: KeyTouch) {
        guard let layout else { return }
        finger.course = .choosing
        choice = VariantChoice(
            text: text, variants: KeyVariants.variants(of: text, in: layout.language), face: key.face,
            keyboardWidth: bounds.width)
    }

    // MARK: Lifting

    func end(_ finger: KeyTouch) {
        let chosen = choice?.text
        let key = finger.key.flatMap { index in plane.flatMap { $0.keys.indices.contains(index) ? $0.keys[index] : nil }
        }
        forget(finger)
        switch finger.course {
        case .writing: if let key { write(key, finger) }
        case .choosing: if let chosen { write(chosen, finger) }
        case .shift:
            typing.holdsShift = false
            // A capital written while the key was held used it up.
            if finger.repeatCount > 0, typing.shift == .once { typing.textDidChange() }
        case .plane, .deleting, .idle: break
        }
    }

    private func write(_ key: Key, _ finger: KeyTouch) {
        switch key.action {
        case .text(let text): write(key.upperMark.isEmpty ? text : typing.text(of: key), finger)
        case .space:
            typing.typeSpace()
            if hasWrittenMark || finger.returnPlane != nil { showLetters() }
        case .return: typing.pressReturn()
        case .hide: InputViews.main.responder?.resignFirstResponder()
        default: break
        }
    }

    private func write(_ text: String, _ finger: KeyTouch) {
        typing.type(text)
        for other in fingers {
            // Counts the capitals of a held shift key.
            if case .shift = other.course { other.repeatCount += 1 }
        }
        if let origin = finger.returnPlane, let layout {
            show(layout.plane(origin))
        } else if text == "'" {
            showLetters()
        } else if plane?.name == .numbers || plane?.name == .symbols {
            hasWrittenMark = true
        }
    }

    /// Goes back to letters after a punctuation mark and a space, unless the field's keyboard is one for punctuation.
    private func showLetters() {
        guard let layout, layout.type != .numbersAndPunctuation, let name = plane?.name,
            name == .numbers || name == .symbols
        else { return }
        show(layout.plane(.letters))
    }

    /// Ends a touch without writing anything.
    func forget(_ finger: KeyTouch) {
        finger.timer?.cancel()
        finger.timer = nil
        fingers.removeAll { $0 === finger }
        if case .shift = finger.course { typing.holdsShift = false }
        lower()
        showKeys()
    }
}
