// A model in code, and what its objects keep in stores of each kind.
// source: ../../../ObjectiveCPrograms/Shared/Cookbook.swift
// > InMemory: Cake 60 | Salad 10 | Soup 20
// > InMemory: 20 or more: Soup, Cake; first of them Soup; count 2
// > SQLite: Cake 60 | Salad 10 | Soup 20
// > SQLite: 20 or more: Soup, Cake; first of them Soup; count 2
// > SQLite again: Cake 60 | Salad 10 | Soup 20
// > Binary: Cake 60 | Salad 10 | Soup 20
// > Binary: 20 or more: Soup, Cake; first of them Soup; count 2
// > Binary again: Cake 60 | Salad 10 | Soup 20
// > values: 20 8 123456789012 0.5 4.25 true 12.345 1000.0 [1, 2, 3] Soups
// > ingredients: water, leek, salt; tags: hot, winter; recipes in Soups: 1
// > dictionaries: Salad 10, Soup 20
// > IDs are kept: true, temporary false; sum of minutes 90
// > metadata: SQLite

import CoreData

@main struct Program {
    static func fill(_ context: NSManagedObjectContext) throws {
        for (title, minutes) in [("Soup", Int16(20)), ("Cake", 60), ("Salad", 10)] {
            Cookbook.recipe(title, minutes, in: context)
        }
        try context.save()
    }

    static func list(_ context: NSManagedObjectContext) throws -> String {
        try Cookbook.recipes(context).map { "\($0.title ?? "-") \($0.minutes)" }.joined(separator: " | ")
    }

    static func main() throws {
        let sqlite = URL(fileURLWithPath: "book.sqlite"), binary = URL(fileURLWithPath: "book.binary")
        for (type, url) in [(NSInMemoryStoreType, nil), (NSSQLiteStoreType, sqlite), (NSBinaryStoreType, binary)] {
            let context = Cookbook.context(try Cookbook.coordinator(type, at: url))
            try fill(context)
            print("\(type): \(try list(context))")
            let request = NSFetchRequest<Recipe>(entityName: "Recipe")
            request.predicate = NSPredicate(format: "minutes >= %d", 20)
            request.sortDescriptors = [NSSortDescriptor(key: "minutes", ascending: true)]
            let found = try context.fetch(request).map { $0.title ?? "-" }.joined(separator: ", ")
            let count = try context.count(for: request)
            request.fetchLimit = 1
            let first = try context.fetch(request).first?.title ?? "-"
            print("\(type): 20 or more: \(found); first of them \(first); count \(count)")
            guard url != nil else { continue }
            print("\(type) again: \(try list(Cookbook.context(try Cookbook.coordinator(type, at: url))))")
        }
        try values(sqlite)
        try results(sqlite)
    }

    static func values(_ url: URL) throws {
        let context = Cookbook.context(try Cookbook.coordinator(NSSQLiteStoreType, at: url))
        let soup = try Cookbook.recipes(context, "title == 'Soup'")[0]
        soup.servings = 8
        soup.calories = 123_456_789_012
        soup.weight = 0.5
        soup.rating = 4.25
        soup.isFavorite = true
        soup.price = NSDecimalNumber(string: "12.345")
        soup.published = Date(timeIntervalSinceReferenceDate: 1000)
        soup.picture = Data([1, 2, 3])
        let category = Category(context: context)
        category.name = "Soups"
        soup.category = category
        for name in ["leek", "salt"] {
            let ingredient = Ingredient(context: context)
            ingredient.name = name
            soup.addToIngredients(ingredient)
        }
        let water = Ingredient(context: context)
        water.name = "water"
        soup.insertIntoIngredients(water, at: 0)
        for name in ["hot", "winter", "gone"] {
            let tag = Tag(context: context)
            tag.name = name
            soup.addToTags(tag)
        }
        soup.removeFromTags(NSSet(array: (soup.tags?.allObjects as? [Tag] ?? []).filter { $0.name == "gone" }))
        try context.save()
        let again = Cookbook.context(try Cookbook.coordinator(NSSQLiteStoreType, at: url))
        let read = try Cookbook.recipes(again, "title == 'Soup'")[0]
        print(
            "values:", read.minutes, read.servings, read.calories, read.weight, read.rating, read.isFavorite,
            read.price?.stringValue ?? "-", read.published?.timeIntervalSinceReferenceDate ?? 0,
            read.picture.map { [UInt8]($0) } ?? [],
            read.category?.name ?? "-")
        let ingredients = (read.ingredients?.array as? [Ingredient] ?? []).map(\.name).joined(separator: ", ")
        let tags = (read.tags as? Set<Tag> ?? []).compactMap(\.name).sorted().joined(separator: ", ")
        print("ingredients: \(ingredients); tags: \(tags); recipes in Soups: \(read.category?.recipes.count ?? 0)")
    }

    static func results(_ url: URL) throws {
        let coordinator = try Cookbook.coordinator(NSSQLiteStoreType, at: url)
        let context = Cookbook.context(coordinator)
        let dictionaries = NSFetchRequest<NSDictionary>(entityName: "Recipe")
        dictionaries.resultType = .dictionaryResultType
        dictionaries.propertiesToFetch = ["title", "minutes"]
        dictionaries.predicate = NSPredicate(format: "title BEGINSWITH %@", "S")
        dictionaries.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        let rows = try context.fetch(dictionaries).map { "\($0["title"] ?? "-") \($0["minutes"] ?? "-")" }
        print("dictionaries:", rows.joined(separator: ", "))

        let identifiers = NSFetchRequest<NSManagedObjectID>(entityName: "Recipe")
        identifiers.resultType = .managedObjectIDResultType
        let first = try context.fetch(identifiers)[0]
        let same = coordinator.managedObjectID(forURIRepresentation: first.uriRepresentation())
        let sum = NSExpressionDescription()
        sum.name = "sum"
        sum.expression = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "minutes")])
        sum.expressionResultType = .integer32AttributeType
        let total = NSFetchRequest<NSDictionary>(entityName: "Recipe")
        total.resultType = .dictionaryResultType
        total.propertiesToFetch = [sum]
        let minutes = try context.fetch(total).first?["sum"] ?? "-"
        print("IDs are kept: \(same == first), temporary \(first.isTemporaryID); sum of minutes \(minutes)")
        let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: NSSQLiteStoreType, at: url)
        print("metadata:", metadata[NSStoreTypeKey] ?? "-")
    }
}
