// The table of predicates through Swift, on managed objects, on their dictionaries, and in a SQLite store; and what else
// Swift apps write.
// > 400 or more: true, 0 differ in memory, 0 in the store, 0 when made again from their text, 0 on dictionaries
// > Caesar true, nil false, 3 true, date true
// > classes: NSComparisonPredicate NSCompoundPredicate; keyPath age, 3, greaterThan, caseInsensitive
// > made by hand: name CONTAINS[c] "a" true; AND of both: true
// > with variables: name == $NAME -> name == "Ann" true; at evaluation true
// > closures and constants: true true TRUEPREDICATE
// > filtered: Ann, Anton; 2 of a set
// > the app's own objects: Ann, Bea; with a friend Bea; by name Zoe Bea Ann; of these Ann; no name true
// > sorted: Zoe 9, ann 9, Bob 3; by a key path: Bob Zoe ann
// > insensitive: ann Bob Zoe; reversed: Zoe Bob ann; compare orderedAscending
// > expressions: sum 21, 7 + 2 = 9, max 9, count 3
// > equal: true true false

import CoreData
import UIKit

struct Row {
    var letter: String
    var values: [String: Any]
    var mother: Int?
    var tags: String
    var friends: String

    init(
        _ letter: String, _ name: String?, _ mother: Int?, _ age: Int?, _ height: Double?, _ born: Double?,
        _ married: Bool?,
        _ balance: String?, _ note: String?, _ tags: String, _ friends: String
    ) {
        self.letter = letter
        var values: [String: Any] = ["letter": letter]
        values["name"] = name
        values["age"] = age
        values["height"] = height
        values["born"] = born.map { Date(timeIntervalSinceReferenceDate: $0) }
        values["married"] = married
        values["balance"] = balance.map { NSDecimalNumber(string: $0) }
        values["note"] = note
        self.values = values
        self.mother = mother
        self.tags = tags
        self.friends = friends
    }
}

/// As in PredicateTable.h.
let rows = [
    Row("a", "Ann", nil, 30, 1.5, 1000, true, "10.5", "line one\nline two", "rb", "bc"),
    Row("b", "Bob", nil, 20, 1.75, 2000, false, "-3.25", "50% off_*?", "r", "a"),
    Row("c", "\u{c9}lan", 0, 10, 1.25, nil, false, "0", nil, "bg", ""),
    Row("d", "dan", 0, 5, nil, 500, true, nil, "a\\b \"q\" 'r'", "", ""),
    Row("e", "Eve Adams", nil, 40, 2, -1000.5, nil, "100", "\u{65e5}\u{672c}\u{8a9e} \u{1F600}", "rgb", "abh"),
    Row("f", "ANN", 4, nil, 1.5, 1000, true, "10.5", "stra\u{df}e", "", ""),
    Row("g", "", nil, 0, 0, 0, false, "0", "", "", ""),
    Row("h", nil, 6, -7, -1.5, nil, nil, "1000", nil, "g", "g"),
]

@main struct Program {
    static func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
        let made = NSAttributeDescription()
        made.name = name
        made.attributeType = type
        return made
    }

    static func relationship(_ name: String, _ other: NSEntityDescription, _ maximum: Int) -> NSRelationshipDescription
    {
        let made = NSRelationshipDescription()
        made.name = name
        made.destinationEntity = other
        made.maxCount = maximum
        return made
    }

    static func invert(_ one: NSRelationshipDescription, _ other: NSRelationshipDescription) {
        one.inverseRelationship = other
        other.inverseRelationship = one
    }

    static func model() -> NSManagedObjectModel {
        let (person, tag) = (NSEntityDescription(), NSEntityDescription())
        person.name = "Person"
        tag.name = "Tag"
        let (mother, children) = (relationship("mother", person, 1), relationship("children", person, 0))
        let (tags, tagged) = (relationship("tags", tag, 0), relationship("people", person, 0))
        let (friends, back) = (relationship("friends", person, 0), relationship("friendOf", person, 0))
        invert(mother, children)
        invert(tags, tagged)
        invert(friends, back)
        friends.isOrdered = true
        person.properties = [
            attribute("letter", .stringAttributeType), attribute("name", .stringAttributeType),
            attribute("note", .stringAttributeType), attribute("age", .integer32AttributeType),
            attribute("height", .doubleAttributeType), attribute("married", .booleanAttributeType),
            attribute("balance", .decimalAttributeType), attribute("born", .dateAttributeType), mother, children, tags,
            friends, back,
        ]
        tag.properties = [
            attribute("name", .stringAttributeType), attribute("weight", .integer16AttributeType), tagged,
        ]
        let model = NSManagedObjectModel()
        model.entities = [person, tag]
        return model
    }

    static func fill(_ context: NSManagedObjectContext) throws {
        var tags: [Character: NSManagedObject] = [:]
        for (letter, name, weight) in [("r" as Character, "red", 1), ("b", "blue", 3), ("g", "green", 2)] {
            let tag = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: context)
            tag.setValuesForKeys(["name": name, "weight": weight])
            tags[letter] = tag
        }
        let people = rows.map { _ in NSEntityDescription.insertNewObject(forEntityName: "Person", into: context) }
        for (person, row) in zip(people, rows) {
            person.setValuesForKeys(row.values)
            person.setValue(Set(row.tags.compactMap { tags[$0] }), forKey: "tags")
            let friends = row.friends.compactMap { letter in rows.firstIndex { $0.letter == String(letter) } }
            person.setValue(NSOrderedSet(array: friends.map { people[$0] }), forKey: "friends")
            person.setValue(row.mother.map { people[$0] }, forKey: "mother")
        }
        try context.save()
    }

    static func letters(_ found: [String]) -> String {
        found.isEmpty ? "-" : found.count == rows.count ? "*" : found.sorted().joined()
    }

    static func main() throws {
        try table()
        objects()
        ownObjects()
        sorting()
        expressions()
    }

    static func table() throws {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model())
        try coordinator.addPersistentStore(
            ofType: NSSQLiteStoreType, configurationName: nil, at: URL(fileURLWithPath: "people.sqlite"))
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        try fill(context)
        let people = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Person"))
        func letter(_ person: NSManagedObject) -> String { person.value(forKey: "letter") as? String ?? "?" }
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../ObjectiveCPrograms/Shared/predicates.txt")
        let text = try String(contentsOf: file, encoding: .utf8)
        var (count, inMemory, inStore, again, onDictionaries) = (0, 0, 0, 0, 0)
        for line in text.split(separator: "\n") {
            guard let arrow = line.range(of: " -> ", options: .backwards) else { continue }
            let expected = line[arrow.upperBound...].components(separatedBy: ", in SQL ")
            // What raises ends a Swift app.
            if expected[0].hasPrefix("! ") || expected[0].hasPrefix("? ") { continue }
            count += 1
            let format = String(line[..<arrow.lowerBound])
            let predicate = NSPredicate(format: format, argumentArray: nil)
            let found = letters(people.filter { predicate.evaluate(with: $0) }.map(letter))
            if found != expected[0] { inMemory += 1; print(format, found, expected) }
            let request = NSFetchRequest<NSManagedObject>(entityName: "Person")
            request.predicate = predicate
            let fetched = letters(try context.fetch(request).map(letter))
            if fetched != expected[expected.count - 1] { inStore += 1; print(format, fetched, expected) }
            let same = NSPredicate(format: predicate.predicateFormat, argumentArray: nil)
            if letters(people.filter { same.evaluate(with: $0) }.map(letter)) != found { again += 1; print(predicate) }
            let isAboutOne = ["mother", "children", "tags", "friends", "SELF", "@", "self", "FUNCTION"].allSatisfy {
                !format.contains($0)
            }
            if isAboutOne, letters(rows.filter { predicate.evaluate(with: $0.values) }.map(\.letter)) != found {
                onDictionaries += 1
                print("on dictionaries", format)
            }
        }
        print(
            "400 or more: \(count >= 400), \(inMemory) differ in memory, \(inStore) in the store, \(again) when made again from their text, \(onDictionaries) on dictionaries"
        )
    }

    static func objects() {
        let name = NSPredicate(format: "name BEGINSWITH[c] %@", "c")
        let date = Date()
        print(
            "Caesar \(name.evaluate(with: ["name": "Caesar"])), nil \(NSPredicate(format: "name != %@", nil as String?).evaluate(with: [String: Any]())), "
                + "3 \(NSPredicate(format: "SELF IN %@ AND SELF BETWEEN %@", [1, 3], [2, 4]).evaluate(with: 3)), "
                + "date \(NSPredicate(format: "when <= %@", date as NSDate).evaluate(with: ["when": date]))")
        let both = NSPredicate(format: "age > %d AND %K CONTAINS %@", 3, "name", "n")
        let comparison = (both as? NSCompoundPredicate)?.subpredicates[0] as? NSComparisonPredicate
        print(
            "classes: \(type(of: NSPredicate(format: "a == 1"))) \(type(of: both)); keyPath",
            comparison?.leftExpression.keyPath ?? "-", terminator: ", ")
        print(
            comparison?.rightExpression.constantValue ?? "-", terminator: ", ")
        let made = NSComparisonPredicate(
            leftExpression: NSExpression(forKeyPath: "name"), rightExpression: NSExpression(forConstantValue: "a"),
            modifier: .direct, type: .contains, options: .caseInsensitive)
        print(
            comparison.map { "\($0.predicateOperatorType)" } ?? "-",
            made.options == .caseInsensitive ? "caseInsensitive" : "?", separator: ", ")
        let and = NSCompoundPredicate(andPredicateWithSubpredicates: [made, NSPredicate(format: "age == 4")])
        print(
            "made by hand:", made.predicateFormat, "\(made.evaluate(with: ["name": "ANN"]));",
            "AND of both: \(and.evaluate(with: ["name": "Ann", "age": 4]))")
        let template = NSPredicate(format: "name == $NAME")
        let filled = template.withSubstitutionVariables(["NAME": "Ann"])
        print(
            "with variables:", template.predicateFormat, "->", filled.predicateFormat,
            filled.evaluate(with: ["name": "Ann"]),
            terminator: "; ")
        print("at evaluation", template.evaluate(with: ["name": "Bob"], substitutionVariables: ["NAME": "Bob"]))
        let closure = NSCompoundPredicate(
            notPredicateWithSubpredicate: NSPredicate { object, _ in object as? Int == 3 })
        print(
            "closures and constants:", closure.evaluate(with: 4), NSPredicate(value: true).evaluate(with: nil),
            NSPredicate(value: true).predicateFormat)
        let names: NSArray = ["Ann", "Bob", "Anton"]
        let starts = NSPredicate(format: "SELF BEGINSWITH 'An'")
        let filtered = (names.filtered(using: starts) as? [String] ?? []).joined(separator: ", ")
        print("filtered: \(filtered); \(NSSet(array: names as! [String]).filtered(using: starts).count) of a set")
    }

    class Named: NSObject {
        let name: String?
        init(_ name: String?) { self.name = name }
    }

    final class Friend: Named {
        var age: Int
        var friend: Friend?
        init(_ name: String?, _ age: Int, _ friend: Friend? = nil) {
            self.age = age
            self.friend = friend
            super.init(name)
        }
    }

    static func ownObjects() {
        let ann = Friend("Ann", 30)
        let people: NSArray = [ann, Friend("Zoe", 10), Friend("Bea", 40, ann)]
        func names(_ objects: [Any]) -> [String] { objects.compactMap { ($0 as? Friend)?.name } }
        func found(_ format: String, _ argument: Any) -> String {
            names(people.filtered(using: NSPredicate(format: format, argument))).joined(separator: ", ")
        }
        let byName = names(people.sortedArray(using: [NSSortDescriptor(key: "name", ascending: false)]))
        print(
            "the app's own objects: \(found("age >= %d", 30)); with a friend \(found("friend.name == %@", "Ann"));",
            "by name \(byName.joined(separator: " ")); of these \(found("SELF IN %@", [ann]));",
            "no name", NSPredicate(format: "name == nil").evaluate(with: Named(nil)))
    }

    static func sorting() {
        let people: NSArray = [["name": "ann", "age": 9], ["name": "Bob", "age": 3], ["name": "Zoe", "age": 9]]
        func names(_ descriptors: NSSortDescriptor..., withAge: Bool = false) -> String {
            let sorted = people.sortedArray(using: descriptors) as? [[String: Any]] ?? []
            return sorted.map { "\($0["name"] ?? "-")" + (withAge ? " \($0["age"] ?? "-")" : "") }
                .joined(separator: withAge ? ", " : " ")
        }
        let name = NSSortDescriptor(key: "name", ascending: true)
        let old = NSSortDescriptor(key: "age", ascending: false)
        print("sorted: \(names(old, name, withAge: true)); by a key path: \(names(name))")
        let insensitive = NSSortDescriptor(
            key: "name", ascending: true, selector: NSSelectorFromString("caseInsensitiveCompare:"))
        let reversed = insensitive.reversedSortDescriptor as? NSSortDescriptor
        let order = name.compare(["name": "a"], to: ["name": "b"])
        print(
            "insensitive: \(names(insensitive)); reversed: \(reversed.map { names($0) } ?? "-"); compare",
            order == .orderedAscending ? "orderedAscending" : "?")
    }

    static func expressions() {
        let ages = [["age": 9], ["age": 3], ["age": 9]]
        let sum = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "age")])
        let total = sum.expressionValue(with: ages, context: nil) ?? "-"
        let plus = NSExpression(format: "%d + 2", 7)
        let most =
            NSExpression(format: "@max.age").expressionValue(with: ages, context: nil)
            ?? NSExpression(forKeyPath: "@max.age").expressionValue(with: ages, context: nil) ?? "-"
        let count = NSExpression(forKeyPath: "@count").expressionValue(with: ages, context: nil) ?? "-"
        print(
            "expressions: sum \(total), \(plus) = \(plus.expressionValue(with: nil, context: nil) ?? "-"), max \(most), count \(count)"
        )
        let one = NSPredicate(format: "a == 1")
        print(
            "equal:", one == NSPredicate(format: "a == 1"),
            NSSortDescriptor(key: "a", ascending: true) == NSSortDescriptor(key: "a", ascending: true),
            one == NSPredicate(format: "a == 2"))
    }
}
