/// The pictures of runs that are drawn again and again: a bounded number of bytes, since a clock or a counter draws other
/// texts for ever.
///
/// As in `GenerationalCache` new ones are young; when these are full they become the old ones, and the former old ones go,
/// except those of runs that were drawn since. Used inside `TextEngine.locked`.
package enum KeptPictures {
    /// The most bytes of all.
    package static let capacity = 2 << 20
    /// What a run costs beside its pixels: its glyphs and objects.
    private static let overhead = 1024

    private nonisolated(unsafe) static var young: [ShapedRun] = []
    private nonisolated(unsafe) static var old: [ShapedRun] = []
    private nonisolated(unsafe) static var youngBytes = 0
    private nonisolated(unsafe) static var oldBytes = 0
    private nonisolated(unsafe) static var generation = 1

    /// The bytes of the pictures that are kept.
    package static var byteCount: Int { TextEngine.locked { youngBytes + oldBytes } }

    /// Keeps a new picture of a run.
    static func keep(_ picture: RunPicture, of run: ShapedRun) {
        run.picture = picture
        add(run, picture)
    }

    /// A run was drawn by its picture, which stays for that.
    static func didUse(_ picture: RunPicture, of run: ShapedRun) {
        if run.pictureGeneration != generation { add(run, picture) }
    }

    private static func add(_ run: ShapedRun, _ picture: RunPicture) {
        let bytes = picture.byteCount + overhead
        if youngBytes + bytes > capacity / 2 { age() }
        // A larger one is drawn once more when it is needed again.
        guard bytes <= capacity / 2 else { return run.picture = nil }
        run.pictureGeneration = generation
        young.append(run)
        youngBytes += bytes
    }

    static func removeAll() {
        age()
        age()
    }

    /// The young ones become old; the old ones go.
    private static func age() {
        for run in old where run.pictureGeneration < generation { run.picture = nil }
        (old, oldBytes) = (young, youngBytes)
        (young, youngBytes) = ([], 0)
        generation += 1
    }
}
