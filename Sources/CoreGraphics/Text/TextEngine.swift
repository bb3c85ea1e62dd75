internal import CCairo

/// The lock and the FreeType library of all text work. FreeType, HarfBuzz and the caches are used by one thread at a
/// time, inside `locked`.
package enum TextEngine {
    private static let lock = NSRecursiveLock()

    static func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }

    /// Forgets glyphs and texts that were drawn before.
    package static func emptyCaches() {
        locked {
            KeptPictures.removeAll()
            TextShaper.removeAll()
            GlyphBitmap.removeAll()
            ColorGlyph.removeAll()
        }
    }

    /// The FreeType library; nil when there is no memory for it.
    nonisolated(unsafe) static let library: FT_Library? = {
        var library: FT_Library?
        return FT_Init_FreeType(&library) == 0 ? library : nil
    }()
}
