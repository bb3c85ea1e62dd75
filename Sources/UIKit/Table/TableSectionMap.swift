/// Maps numbers of sections from before a change to after it, and back.
struct TableSectionMap {
    private var new: [Int?]
    private var old: [Int?]
    private var reloaded: Set<Int> = []

    /// - Parameters:
    ///   - before: The number of sections before the changes; `after` is that after them.
    init(_ changes: TableChanges, before: Int, after: Int) {
        new = Array(repeating: nil, count: before)
        old = Array(repeating: nil, count: after)
        var taken = Set(changes.insertedSections.keys)
        var gone = Set(changes.deletedSections.keys)
        for (from, to) in changes.movedSections where new.indices.contains(from) && old.indices.contains(to) {
            (new[from], old[to]) = (to, from)
            taken.insert(to)
            gone.insert(from)
        }
        var place = 0
        for section in new.indices where !gone.contains(section) {
            while taken.contains(place) { place += 1 }
            guard old.indices.contains(place) else { break }
            (new[section], old[place]) = (place, section)
            place += 1
        }
        reloaded = Set(changes.reloadedSections.keys.compactMap { new.indices.contains($0) ? new[$0] : nil })
    }

    func newSection(of section: Int) -> Int? { new.indices.contains(section) ? new[section] : nil }
    func oldSection(of section: Int) -> Int? { old.indices.contains(section) ? old[section] : nil }

    /// True if a section, by its new number, was reloaded.
    func isReloaded(_ newSection: Int) -> Bool { reloaded.contains(newSection) }
}
