/// Looks places up in the table of those that are known: by where they are, and by what they are called.
package enum Gazetteer {
    /// The known place that is nearest, if it is near enough for an answer. Addresses go before towns.
    package static func place(at coordinate: CLLocationCoordinate2D) -> KnownPlace? {
        guard CLLocationCoordinate2DIsValid(coordinate) else { return nil }
        var best: (place: KnownPlace, distance: CLLocationDistance)?
        for place in KnownPlace.all {
            let distance = place.coordinate.distance(to: coordinate)
            guard distance <= place.reach else { continue }
            let isBetter = best.map { ($0.place.isAddress ? 0 : 1, $0.distance) > (place.isAddress ? 0 : 1, distance) }
            if isBetter ?? true { best = (place, distance) }
        }
        return best?.place
    }

    /// The known places that a text may mean, best first; no more than ten.
    ///
    /// Each part of the text between commas has to be a part of the place: its name, number and street, city, state, ZIP
    /// code or country.
    package static func places(named text: String) -> [KnownPlace] {
        let parts = text.prefix(500).split { ",\n;".contains($0) }.map(folded).filter { !$0.isEmpty }
        guard let first = parts.first else { return [] }
        let found = KnownPlace.all.filter { place in
            let words = known(of: place)
            return parts.allSatisfy { part in isKnown(part, words) } && isPlace(first, place)
        }
        return Array(found.sorted { ($0.rank, $0.city) < ($1.rank, $1.city) }.prefix(10))
    }

    /// True if the first part of a text is more than the state or country of a place.
    private static func isPlace(_ part: String, _ place: KnownPlace) -> Bool {
        let city = folded(place.city[...])
        if place.isAddress { return isKnown(part, Set(streets(of: place) + [folded(place.name[...])])) }
        return part == city || part == folded(place.zip[...]) || part.hasPrefix(city + " ")
    }

    private static func streets(of place: KnownPlace) -> [String] {
        [place.street, "\(place.number) \(place.street)", "\(place.street) \(place.number)"].map { folded($0[...]) }
    }

    private static func known(of place: KnownPlace) -> Set<String> {
        var words = Set(
            [place.city, place.state, place.zip, place.country, place.countryCode, place.name].map { folded($0[...]) })
        if place.isAddress { words.formUnion(streets(of: place)) }
        words.remove("")
        return words
    }

    /// True if a part is one of the words, or several one after the other: `cupertino ca 95014`.
    private static func isKnown(_ part: String, _ words: Set<String>) -> Bool {
        if words.contains(part) { return true }
        for word in words where part.hasPrefix(word + " ") {
            if isKnown(String(part.dropFirst(word.count + 1)), words) { return true }
        }
        return false
    }

    /// Without capitals, accents, full stops and superfluous spaces.
    private static func folded(_ text: Substring) -> String {
        String(text).folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            .split { " .\t".contains($0) }.joined(separator: " ")
    }
}
