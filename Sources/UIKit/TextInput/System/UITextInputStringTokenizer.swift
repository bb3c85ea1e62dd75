/// Finds the units of a text by its characters. A subclass knows what only the layout tells, such as where lines end.
@MainActor open class UITextInputStringTokenizer: PlatformObject, UITextInputTokenizer {
    private weak var textInput: (any UITextInput)?

    /// - Parameter textInput: Is not kept alive.
    public init(textInput: (any UITextInput)?) {
        self.textInput = textInput
        super.init(platform: ())
    }

    /// - ObjC: rangeEnclosingPosition:withGranularity:inDirection:
    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let unit = unit(at: position, granularity, isForward(direction)) else { return nil }
        return range(unit)
    }

    /// - ObjC: isPosition:atBoundary:inDirection:
    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let units = units, let offset = offset(of: position) else { return false }
        // In the forward direction, a position is at a boundary if it is at the end of a unit.
        return units.all(granularity).contains {
            offset == (isForward(direction) ? $0.location + $0.length : $0.location)
        }
    }

    /// - ObjC: positionFromPosition:toBoundary:inDirection:
    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let units = units, let offset = offset(of: position) else { return nil }
        let borders = units.all(granularity).flatMap { [$0.location, $0.location + $0.length] }
        let found = isForward(direction) ? borders.filter { $0 > offset }.min() : borders.filter { $0 < offset }.max()
        guard let found, let textInput else { return nil }
        return textInput.position(from: textInput.beginningOfDocument, offset: found)
    }

    /// - ObjC: isPosition:withinTextUnit:inDirection:
    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        unit(at: position, granularity, isForward(direction)) != nil
    }

    private func isForward(_ direction: UITextDirection) -> Bool {
        direction == UITextStorageDirection.forward.rawValue || direction == UITextLayoutDirection.right.rawValue
            || direction == UITextLayoutDirection.down.rawValue
    }

    private var units: TextUnits? {
        guard let textInput,
            let all = textInput.textRange(from: textInput.beginningOfDocument, to: textInput.endOfDocument)
        else { return nil }
        return TextUnits(textInput.text(in: all) ?? "")
    }

    private func offset(of position: UITextPosition) -> Int? {
        textInput.map { $0.offset(from: $0.beginningOfDocument, to: position) }
    }

    private func unit(at position: UITextPosition, _ granularity: UITextGranularity, _ isForward: Bool) -> NSRange? {
        guard let units, let offset = offset(of: position) else { return nil }
        return units.all(granularity).first {
            let end = $0.location + $0.length
            return isForward ? $0.location <= offset && offset < end : $0.location < offset && offset <= end
        }
    }

    private func range(_ unit: NSRange) -> UITextRange? {
        guard let textInput else { return nil }
        let beginning = textInput.beginningOfDocument
        guard let start = textInput.position(from: beginning, offset: unit.location),
            let end = textInput.position(from: beginning, offset: unit.location + unit.length)
        else { return nil }
        return textInput.textRange(from: start, to: end)
    }
}
