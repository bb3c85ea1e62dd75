import Foundation
import Testing
import UIKit

@MainActor @Suite struct IndexedCollationTests {
    private class Person: NSObject {
        let name: String
        init(_ name: String) { self.name = name }
    }

    private final class Friend: Person {
        let town = "Bern"
    }

    private func collation(_ locale: String) -> UILocalizedIndexedCollation {
        UILocalizedIndexedCollation(locale: Locale(identifier: locale))
    }

    private func titles(_ strings: [String], _ locale: String) -> [String] {
        let collation = collation(locale)
        return strings.map { collation.sectionTitles[collation.section(for: $0, collationStringSelector: "self")] }
    }

    @Test func sectionsAreTheAlphabetAndTheRest() {
        let english = collation("en_US")
        #expect(english.sectionTitles.count == 27 && english.sectionTitles.last == "#")
        #expect(english.sectionIndexTitles == english.sectionTitles)
        #expect(english.section(forSectionIndexTitle: 3) == 3)
        #expect(english.section(forSectionIndexTitle: -1) == 0 && english.section(forSectionIndexTitle: 99) == 26)
        #expect(UILocalizedIndexedCollation.current() === UILocalizedIndexedCollation.current())
    }

    @Test func accentsAndCaseDoNotMatter() {
        #expect(
            titles(["anna", "Édith", "Zoë", "zz top", "42", "", "?!", "  Bob", "ß", "Łódź"], "en_US") == [
                "A", "E", "Z", "Z", "#", "#", "#", "B", "S", "L",
            ])
        #expect(titles(["Москва", "東京"], "en_US") == ["#", "#"])
    }

    @Test func languagesHaveTheirOwnLetters() {
        #expect(titles(["Åsa", "Örjan", "Anna"], "sv_SE") == ["Å", "Ö", "A"])
        #expect(titles(["Ñandú", "Norte"], "es_ES") == ["Ñ", "N"])
        #expect(titles(["Москва", "яблоко"], "ru_RU") == ["М", "Я"])
    }

    @Test func objectsAreSortedByTheirProperties() {
        let people = ["Zoé", "anna", "Éric", "Bob", "Anna", "eric 10", "eric 9"].map(Person.init)
        let sorted = collation("fr_FR").sortedArray(from: people, collationStringSelector: "name")
        #expect(
            sorted.compactMap { ($0 as? Person)?.name } == ["anna", "Anna", "Bob", "Éric", "eric 9", "eric 10", "Zoé"])
        let friends = collation("fr_FR")
        #expect(friends.section(for: Friend("Carl"), collationStringSelector: "name") == 2)
        #expect(friends.section(for: Friend("Carl"), collationStringSelector: "town") == 1)
        #expect(friends.section(for: Friend("Carl"), collationStringSelector: "age") == 26)
        #expect(friends.sortedArray(from: [], collationStringSelector: "name").isEmpty)
    }
}
