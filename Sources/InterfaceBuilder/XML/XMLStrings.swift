/// The string table of a file: its names and attribute values, each stored once.
///
/// Interface Builder's files repeat a few words (`object`, `key`, `IBUIView`), of which only one `String` each is made.
struct XMLStrings {
    private(set) var strings: [String] = []
    private var bytes: [UInt8] = []
    /// The end of each string in `bytes`; each begins at the end of the previous one.
    private var ends: [Int] = []
    private var hashes: [UInt32] = []
    /// A hash table with open addressing: indices in `strings`, or -1. Its size is a power of two.
    private var slots = [Int32](repeating: -1, count: 1024)

    /// The index of a string, which is added if it is new.
    mutating func place(of key: UnsafeBufferPointer<UInt8>) -> Int32 {
        let hash = Self.hash(key)
        let slot = slot(of: key, hash: hash)
        if slots[slot] >= 0 { return slots[slot] }
        let place = Int32(strings.count)
        slots[slot] = place
        strings.append(String(decoding: key, as: UTF8.self))
        bytes.append(contentsOf: key)
        ends.append(bytes.count)
        hashes.append(hash)
        if strings.count * 2 > slots.count { grow() }
        return place
    }

    /// The index of a string, or -1 if it is not in the table.
    func existingPlace(of string: String) -> Int32 {
        var string = string
        return string.withUTF8 { key in
            slots[slot(of: key, hash: Self.hash(key))]
        }
    }

    /// The slot with the string, or the free one for it.
    private func slot(of key: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] >= 0 {
            let place = Int(slots[slot])
            if hashes[place] == hash, isEqual(place, key) { break }
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }

    private func isEqual(_ place: Int, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = place == 0 ? 0 : ends[place - 1]
        guard ends[place] - start == key.count else { return false }
        return bytes.withUnsafeBufferPointer { own in
            for index in 0..<key.count where own[start + index] != key[index] { return false }
            return true
        }
    }

    private mutating func grow() {
        var larger = [Int32](repeating: -1, count: slots.count * 2)
        for (place, hash) in hashes.enumerated() {
            var slot = Int(hash) & (larger.count - 1)
            while larger[slot] >= 0 { slot = (slot + 1) & (larger.count - 1) }
            larger[slot] = Int32(place)
        }
        slots = larger
    }

    /// FNV-1a with the upper bits mixed into the lower ones, which differ too little for strings of digits.
    private static func hash(_ key: UnsafeBufferPointer<UInt8>) -> UInt32 {
        var hash: UInt32 = 2_166_136_261
        for byte in key { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return hash ^ (hash >> 15)
    }
}
