/// Reads a Swift class's method table to find out which methods a subclass overrides, for which Swift has no function.
///
/// A method's slot is found by comparing two subclasses: the one that overrides only this method differs in the slot
/// from its twin, which overrides nothing and equals the superclass. If there is not exactly one such slot, overrides
/// of the method are not known.
struct DispatchTable {
    private let slot: Int
    private let base: AnyClass

    /// - Parameters:
    ///   - twin: A direct subclass of `base` that overrides nothing.
    ///   - overrider: A direct subclass of `base` that overrides the method and nothing else.
    init?(_ base: AnyClass, twin: AnyClass, overrider: AnyClass) {
        let (words, twinWords) = (Self.words(of: base), Self.words(of: twin))
        let overriderWords = Self.words(of: overrider)
        let differing = (Self.headerWords..<Self.wordCount(of: base)).filter {
            twinWords[$0] == words[$0] && overriderWords[$0] != words[$0]
        }
        guard differing.count == 1, let slot = differing.first else { return nil }
        self.slot = slot
        self.base = base
    }

    /// Returns true if the subclass, or a class between it and the base, overrides the method.
    func isOverridden(in subclass: AnyClass) -> Bool {
        Self.words(of: subclass)[slot] != Self.words(of: base)[slot]
    }

    /// Kind, superclass, flags, instance size and alignment, class size and address point, description, destroyer.
    private static let headerWords = 7

    private static func words(of subject: AnyClass) -> UnsafePointer<UInt> {
        unsafeBitCast(subject, to: UnsafePointer<UInt>.self)
    }

    /// The length of the class's metadata after its address point, from the sizes in its header.
    private static func wordCount(of subject: AnyClass) -> Int {
        let header = UnsafeRawPointer(words(of: subject))
        let classSize = header.load(fromByteOffset: 32, as: UInt32.self)
        let addressPoint = header.load(fromByteOffset: 36, as: UInt32.self)
        return max((Int(classSize) - Int(addressPoint)) / MemoryLayout<UInt>.size, headerWords)
    }
}
