// A managed object and its Swift object are one: identity, stored properties, when it ends, what it is told.
// source: ../../../ObjectiveCPrograms/Shared/Cookbook.swift
// > one object: true true true
// > kept while changed: by the oven
// > gone after the save: true
// > made anew: new, fault true
// > kept by the relationship: by the window
// > held by the context: true
// > context let go: true
// > told: awakeFromInsert willSave didSave prepareForDeletion
// > read: Soup, fault false, awake 1
// > fault again: true, told: willTurnIntoFault didTurnIntoFault
// > initialised: 1 of the app, 1 from the store
// > class of a plain entity: NSManagedObject; a name that nobody has: NSManagedObject
// > changed: title minutes; committed minutes 20; event minutes 20
// > description names the entity: true

import CoreData

nonisolated(unsafe) var told: [String] = []
nonisolated(unsafe) var initialised: [String] = []

final class Dish: NSManagedObject {
    @NSManaged var name: String?
    var awake = 0

    override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        super.init(entity: entity, insertInto: context)
        initialised.append(context == nil ? "from the store" : "of the app")
    }

    override func awakeFromInsert() {
        super.awakeFromInsert()
        told.append("awakeFromInsert")
    }
    override func awakeFromFetch() { awake += 1 }
    override func willSave() { told.append("willSave") }
    override func didSave() { told.append("didSave") }
    override func prepareForDeletion() { told.append("prepareForDeletion") }
    override func willTurnIntoFault() { told.append("willTurnIntoFault") }
    override func didTurnIntoFault() { told.append("didTurnIntoFault") }
}

@main struct Program {
    static func main() throws {
        try identity()
        try dishes()
        try classes()
        try changes()
    }

    static func identity() throws {
        let context = Cookbook.context(try Cookbook.coordinator())
        weak var ended: Recipe?
        let identifier: NSManagedObjectID
        do {
            let soup = Cookbook.recipe("Soup", 20, in: context)
            ended = soup
            let found = try Cookbook.recipes(context)[0]
            print(
                "one object:", soup === found, context.object(with: soup.objectID) === soup,
                soup.objectID === soup.objectID)
            soup.note = "by the oven"
        }
        print("kept while changed:", ended?.note ?? "gone")
        try context.save()
        identifier = try Cookbook.recipes(context)[0].objectID
        print("gone after the save:", ended == nil)
        let again = context.object(with: identifier) as? Recipe
        print("made anew: \(again?.note ?? "-"), fault \(again?.isFault ?? false)")

        let category = Category(context: context)
        category.name = "Soups"
        do {
            let soup = try Cookbook.recipes(context)[0]
            soup.note = "by the window"
            soup.category = category
        }
        try context.save()
        print("kept by the relationship:", category.recipes.first?.note ?? "gone")

        weak var last: Recipe?
        context.retainsRegisteredObjects = true
        do { last = try Cookbook.recipes(context)[0] }
        print("held by the context:", last != nil)
        var other: NSManagedObjectContext? = Cookbook.context(try Cookbook.coordinator())
        weak let orphan = Cookbook.recipe("Orphan", in: other!)
        weak let weakContext = other
        let isThere = orphan != nil
        other = nil
        print("context let go:", isThere && orphan == nil && weakContext == nil)
    }

    static func dishes() throws {
        let dish = Cookbook.entity("Dish", [Cookbook.attribute("name", .stringAttributeType)])
        let model = NSManagedObjectModel()
        model.entities = [dish]
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
        let context = Cookbook.context(coordinator)
        let made = Dish(context: context)
        made.name = "Soup"
        try context.save()
        context.delete(made)
        print("told:", told.joined(separator: " "))
        context.rollback()
        told = []
        let other = Cookbook.context(coordinator)
        let read = try other.fetch(NSFetchRequest<Dish>(entityName: "Dish"))[0]
        _ = read.name
        print("read: \(read.name ?? "-"), fault \(read.isFault), awake \(read.awake)")
        other.refresh(read, mergeChanges: false)
        print("fault again: \(read.isFault), told: \(told.joined(separator: " "))")
        let counts = ["of the app", "from the store"].map { kind in "\(initialised.filter { $0 == kind }.count) \(kind)"
        }
        print("initialised:", counts.joined(separator: ", "))
    }

    static func classes() throws {
        let plain = NSEntityDescription(), lost = NSEntityDescription()
        plain.name = "Plain"
        lost.name = "Lost"
        lost.managedObjectClassName = "NobodyHasThisName"
        let model = NSManagedObjectModel()
        model.entities = [plain, lost]
        let context = Cookbook.context(NSPersistentStoreCoordinator(managedObjectModel: model))
        let one = NSEntityDescription.insertNewObject(forEntityName: "Plain", into: context)
        let two = NSEntityDescription.insertNewObject(forEntityName: "Lost", into: context)
        print("class of a plain entity: \(type(of: one)); a name that nobody has: \(type(of: two))")
    }

    static func changes() throws {
        let context = Cookbook.context(try Cookbook.coordinator())
        let soup = Cookbook.recipe("Soup", 20, in: context)
        try context.save()
        soup.title = "Stew"
        soup.setValue(40, forKey: "minutes")
        let changed = soup.changedValues().keys.sorted().reversed().joined(separator: " ")
        let committed = soup.committedValues(forKeys: ["minutes"])["minutes"] ?? "-"
        let event = soup.changedValuesForCurrentEvent()["minutes"] ?? "-"
        print("changed: \(changed); committed minutes \(committed); event minutes \(event)")
        print("description names the entity:", "\(soup)".contains("Recipe"))
    }
}
