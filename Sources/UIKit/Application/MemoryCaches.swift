internal import CoreGraphics

/// What is kept only to be quicker the next time, and goes when memory runs low.
@MainActor package enum MemoryCaches {
    private static var removals: [@MainActor () -> Void] = [ImageCache.removeAll, TextEngine.emptyCaches]

    /// Takes part with a cache of what this floor does not know, once the cache is used.
    static func add(_ removal: @escaping @MainActor () -> Void) { removals.append(removal) }

    /// Empties all of them. Controllers hear of it afterwards.
    package static func empty() { for remove in removals { remove() } }
}
