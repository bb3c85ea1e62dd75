/// What a process printed: its beginning and its end, without the middle of what is too much to keep.
struct KeptOutput {
    private let most: Int
    private var head: [UInt8] = []
    private var tail: [UInt8] = []
    /// How many bytes were printed.
    private(set) var count = 0

    /// - Parameter most: how many bytes are kept of each end.
    init(most: Int = 1 << 20) { self.most = most }

    mutating func append(_ bytes: ArraySlice<UInt8>) {
        count += bytes.count
        let first = bytes.prefix(max(0, most - head.count))
        head += first
        tail += bytes.dropFirst(first.count)
        // Twice as much before it is cut, so that cutting costs little.
        if tail.count > 2 * most { tail.removeFirst(tail.count - most) }
    }

    /// With a line that tells how much is left out, if anything is.
    var text: String {
        let end = tail.suffix(most)
        let missing = count - head.count - end.count
        guard missing > 0 else { return String(decoding: head + end, as: UTF8.self) }
        return String(decoding: head, as: UTF8.self) + "\n[… \(missing) bytes are left out …]\n"
            + String(decoding: end, as: UTF8.self)
    }
}
