/// The table of a class's methods, to see which of them a subclass overrides: Swift cannot be asked that.
///
/// A method's slot is where a class that overrides only that method differs from a twin that overrides nothing, while
/// the twin equals their superclass. If there is not exactly one such slot, it is not known who overrides the method.
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

    /// Whether a subclass of the base, or one between them, overrides the method.
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
