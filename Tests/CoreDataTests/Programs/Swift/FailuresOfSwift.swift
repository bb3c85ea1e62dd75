// Stores and models that are broken, missing or of another version: errors with Apple's codes, and nothing lost.
// source: ../../../ObjectiveCPrograms/Shared/Cookbook.swift
// > no database: 259
// > a folder: 256
// > an unknown type: 134000
// > another model: 134100
// > without the old model: 134130
// > migrated: Soup, rating 2.5, 20 minutes
// > broken models: nil nil nil
// > read only: fails true, still 1 recipe
// > no such object: 133000
// > an object that is gone: fault true, deleted elsewhere
// > denied: 1600 recipes
// > the error's object is the context's: true

import CoreData

@main struct Program {
    static func file(_ name: String, _ text: String) throws -> URL {
        let url = URL(fileURLWithPath: name)
        try Data(text.utf8).write(to: url)
        return url
    }

    static func emptyFolder() throws -> URL {
        let url = URL(fileURLWithPath: "empty.momd")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return url
    }

    static func failure(_ body: () throws -> Void) -> String {
        do {
            try body()
            return "no error"
        } catch {
            return describe(error)
        }
    }

    static func main() throws {
        let letter = String(repeating: "This is a letter, longer than the header of a database. ", count: 4)
        let text = try file("letter.sqlite", letter)
        print("no database:", failure { _ = try Cookbook.coordinator(NSSQLiteStoreType, at: text) })
        print(
            "a folder:", failure { _ = try Cookbook.coordinator(NSSQLiteStoreType, at: URL(fileURLWithPath: "/tmp")) })
        print("an unknown type:", failure { _ = try Cookbook.coordinator("Clay", at: text) })
        try versions()
        let models = [try file("letter.mom", letter), URL(fileURLWithPath: "none.mom"), try emptyFolder()]
        let read = models.map { NSManagedObjectModel(contentsOf: $0) == nil ? "nil" : "a model" }
        print("broken models:", read.joined(separator: " "))
        try objects()
    }

    static func versions() throws {
        let url = URL(fileURLWithPath: "versions.sqlite")
        let context = Cookbook.context(try Cookbook.coordinator(NSSQLiteStoreType, at: url))
        Cookbook.recipe("Soup", 20, in: context).rating = 2.5
        try context.save()
        let model = Cookbook.model()
        model.entitiesByName["Recipe"]?.properties += [Cookbook.attribute("source", .stringAttributeType)]
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        func open(_ url: URL, _ options: [AnyHashable: Any]? = nil) throws {
            try coordinator.addPersistentStore(
                ofType: NSSQLiteStoreType, configurationName: nil, at: url, options: options)
        }
        print("another model:", failure { try open(url) })
        // The model of the store is in no bundle.
        let options = [
            NSMigratePersistentStoresAutomaticallyOption: true, NSInferMappingModelAutomaticallyOption: true,
        ]
        print("without the old model:", failure { try open(url, options) })
        let migrated = URL(fileURLWithPath: "migrated.sqlite")
        let mapping = try NSMappingModel.inferredMappingModel(forSourceModel: Cookbook.model(), destinationModel: model)
        try NSMigrationManager(sourceModel: Cookbook.model(), destinationModel: model).migrateStore(
            from: url, sourceType: NSSQLiteStoreType, with: mapping, toDestinationURL: migrated,
            destinationType: NSSQLiteStoreType)
        try open(migrated)
        let soup = try Cookbook.recipes(Cookbook.context(coordinator))[0]
        soup.setValue("a book", forKey: "source")
        print("migrated: \(soup.title ?? "-"), rating \(soup.rating), \(soup.minutes) minutes")
    }

    static func objects() throws {
        let url = URL(fileURLWithPath: "objects.sqlite")
        let coordinator = try Cookbook.coordinator(NSSQLiteStoreType, at: url)
        let (one, other) = (Cookbook.context(coordinator), Cookbook.context(coordinator))
        let soup = Cookbook.recipe("Soup", in: one)
        try one.save()

        let readOnly = NSPersistentStoreCoordinator(managedObjectModel: Cookbook.model())
        try readOnly.addPersistentStore(
            ofType: NSSQLiteStoreType, configurationName: nil, at: url, options: [NSReadOnlyPersistentStoreOption: true]
        )
        let locked = Cookbook.context(readOnly)
        try Cookbook.recipes(locked)[0].title = "Stew"
        let hasFailed = failure { try locked.save() } != "no error"
        print("read only: fails \(hasFailed), still \(try Cookbook.recipes(other, "title == 'Soup'").count) recipe")

        let theirs = try Cookbook.recipes(other)[0]
        let identifier = theirs.objectID
        one.delete(soup)
        try one.save()
        let third = Cookbook.context(coordinator)
        print("no such object:", failure { _ = try third.existingObject(with: identifier) })
        print("an object that is gone: fault \(third.object(with: identifier).isFault), deleted elsewhere")
        try denied()
    }

    static func denied() throws {
        let model = Cookbook.model()
        model.entitiesByName["Category"]?.relationshipsByName["recipes"]?.deleteRule = .denyDeleteRule
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
        let context = Cookbook.context(coordinator)
        let category = Category(context: context)
        category.name = "Soups"
        Cookbook.recipe("Soup", in: context).category = category
        try context.save()
        context.delete(category)
        do {
            try context.save()
        } catch let error as NSError {
            print("denied:", describe(error))
            let object = error.userInfo[NSValidationObjectErrorKey] as? NSManagedObject
            print("the error's object is the context's:", object === category)
        }
    }
}
