/// Finds out which subclasses of a class override one of its methods.
///
/// Swift has no function for that, but a class's method table can be read. The method's slot is the one in which a
/// class that overrides only this method differs from its superclass, while a twin that overrides nothing does not. If
/// there is not exactly one such slot, every class counts as overriding.
@MainActor struct MethodOverride {
    private let base: AnyClass
    private let slot: Int?

    /// - Parameters:
    ///   - plain: A subclass of `base` that overrides nothing.
    ///   - overriding: One that overrides only the method.
    init(in base: AnyClass, plain: AnyClass, overriding: AnyClass) {
        self.base = base
        let (words, twin, other) = (Self.words(of: base), Self.words(of: plain), Self.words(of: overriding))
        let differing = (Self.headerWords..<Self.wordCount(of: base)).filter {
            twin[$0] == words[$0] && other[$0] != words[$0]
        }
        slot = differing.count == 1 ? differing.first : nil
    }

    func exists(in subclass: AnyClass) -> Bool {
        guard let slot else { return true }
        return Self.words(of: subclass)[slot] != Self.words(of: base)[slot]
    }

    /// Kind, superclass, flags, instance size and alignment, class size and address point, description, destroyer.
    private static let headerWords = 7

    private static func words(of anyClass: AnyClass) -> UnsafePointer<UInt> {
        unsafeBitCast(anyClass, to: UnsafePointer<UInt>.self)
    }

    /// The length of the class's metadata after its address point, from the sizes in its header.
    private static func wordCount(of anyClass: AnyClass) -> Int {
        let header = UnsafeRawPointer(words(of: anyClass))
        let classSize = header.load(fromByteOffset: 32, as: UInt32.self)
        let addressPoint = header.load(fromByteOffset: 36, as: UInt32.self)
        return max((Int(classSize) - Int(addressPoint)) / MemoryLayout<UInt>.size, headerWords)
    }
}
