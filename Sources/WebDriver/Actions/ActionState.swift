import CoreGraphics

/// What the sources of actions hold between two requests: fingers that are down, keys that are pressed.
struct ActionState {
    /// A finger, or a mouse, which touches the screen while its button is down.
    struct Pointer {
        var number: Int
        /// On the screen as it is looked at.
        var point = CGPoint.zero
        var isDown = false
    }

    var pointers: [String: Pointer] = [:]
    var keys: Set<String> = []

    /// The finger of a source; the first number that no other has.
    mutating func pointer(_ identifier: String) -> Pointer {
        if let known = pointers[identifier] { return known }
        let taken = Set(pointers.values.map(\.number))
        let pointer = Pointer(number: (1...).first { !taken.contains($0) } ?? 1)
        pointers[identifier] = pointer
        return pointer
    }

    /// Shift 1, control 2, option 4, command 8, added.
    var modifiers: Int {
        keys.compactMap { $0.first.flatMap { TypedKey.special[$0]?.modifier } }.reduce(0, |)
    }
}
