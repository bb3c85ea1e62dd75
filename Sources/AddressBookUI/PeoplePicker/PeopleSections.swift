/// People in sections by the first letter of their names. The last section is for other characters.
struct PeopleSections {
    private(set) var sections: [(title: String, people: [ABRecord])] = []

    static let letters = (65...90).compactMap { UnicodeScalar($0).map { String(Character($0)) } } + ["#"]

    @MainActor init(_ people: [ABRecord]) {
        let locale = PersonCard.deviceLocale
        let sorted = people.map { (name: $0.sortName(byLastName: true), person: $0) }
            .sorted {
                $0.name.compare($1.name, options: PeopleSections.order, range: nil, locale: locale) == .orderedAscending
            }
        var found: [String: [ABRecord]] = [:]
        for (name, person) in sorted { found[PeopleSections.letter(name), default: []].append(person) }
        sections = PeopleSections.letters.compactMap { letter in found[letter].map { (letter, $0) } }
    }

    private static let order: String.CompareOptions = [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering]

    private static func letter(_ name: String) -> String {
        let first = String(name.prefix(1)).folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
            .uppercased().prefix(1)
        return letters.contains(String(first)) ? String(first) : "#"
    }

    /// The index of the section for an index letter: its own, or the nearest one before it.
    func section(for letter: String) -> Int {
        guard let wanted = PeopleSections.letters.firstIndex(of: letter) else { return 0 }
        let place = sections.lastIndex { section in
            PeopleSections.letters.firstIndex(of: section.title).map { $0 <= wanted } ?? false
        }
        return place ?? 0
    }
}
