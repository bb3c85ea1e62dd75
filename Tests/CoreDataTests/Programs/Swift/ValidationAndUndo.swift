// What cannot be saved, rules of deletion, undo and redo.
// source: ../../../ObjectiveCPrograms/Shared/Cookbook.swift
// > missing: 1570 title
// > too short: 1670 title
// > too long a time: 1610 minutes
// > several: 1560 with 1570 title, 1620 minutes
// > the class says: Kitchen 7
// > a value that the class mends: 42
// > nothing saved meanwhile: 0
// > undone: -, changes false; redone: Soup
// > a change undone: Soup, redone: Stew
// > a deletion undone: Stew with 2 ingredients, told undoDeletion
// > ingredients after the cascade: 0

import CoreData
import UIKit

final class Checked: NSManagedObject {
    @NSManaged var number: Int32
    nonisolated(unsafe) static var isStrict = true

    override func validateForInsert() throws {
        try super.validateForInsert()
        if Self.isStrict { throw NSError(domain: "Kitchen", code: 7) }
    }

    override func validateValue(_ value: UnsafeMutablePointer<Any?>, forKey key: String) throws {
        if key == "number", value.pointee as? Int == 41 { value.pointee = 42 }
        try super.validateValue(value, forKey: key)
    }
}

final class Pie: Recipe {
    nonisolated(unsafe) static var events: [String] = []
    override func awake(fromSnapshotEvents flags: NSSnapshotEventType) {
        if flags.contains(.undoDeletion) { Self.events.append("undoDeletion") }
    }
}

@main struct Program {
    @MainActor static func main() throws {
        try rules()
        try classes()
        try undo()
    }

    static func failure(_ context: NSManagedObjectContext) -> String {
        do {
            try context.save()
            return "saved"
        } catch let error as NSError {
            let details = error.userInfo[NSDetailedErrorsKey] as? [NSError]
            let list = details.map { " with " + $0.map(describe).sorted().joined(separator: ", ") } ?? ""
            return describe(error) + list
        }
    }

    static func rules() throws {
        let context = Cookbook.context(try Cookbook.coordinator())
        let recipe = Cookbook.recipe(nil, in: context)
        print("missing:", failure(context))
        recipe.title = "A"
        print("too short:", failure(context))
        recipe.title = "Ragout"
        recipe.minutes = 700
        print("too long a time:", failure(context))
        recipe.title = nil
        recipe.minutes = 0
        print("several:", failure(context))
    }

    static func classes() throws {
        let model = NSManagedObjectModel()
        model.entities = [Cookbook.entity("Checked", [Cookbook.attribute("number", .integer32AttributeType)])]
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
        let context = Cookbook.context(coordinator)
        let checked = Checked(context: context)
        checked.number = 41
        print("the class says:", failure(context))
        let count = try Cookbook.context(coordinator).count(for: NSFetchRequest<Checked>(entityName: "Checked"))
        Checked.isStrict = false
        try context.save()
        print("a value that the class mends:", checked.number)
        print("nothing saved meanwhile:", count)
    }

    @MainActor static func undo() throws {
        let model = Cookbook.model()
        model.entitiesByName["Recipe"]?.managedObjectClassName = "Pie"
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
        let context = Cookbook.context(coordinator)
        let manager = UndoManager()
        manager.groupsByEvent = false
        context.undoManager = manager
        func group(_ change: () throws -> Void) rethrows {
            manager.beginUndoGrouping()
            try change()
            context.processPendingChanges()
            manager.endUndoGrouping()
        }
        func titles() throws -> String {
            let list = try context.fetch(NSFetchRequest<Recipe>(entityName: "Recipe")).map { $0.title ?? "?" }
            return list.isEmpty ? "-" : list.joined(separator: ", ")
        }
        group {
            let soup = Pie(context: context)
            soup.title = "Soup"
        }
        context.undo()
        let undone = "undone: \(try titles()), changes \(context.hasChanges)"
        context.redo()
        print("\(undone); redone: \(try titles())")
        try context.save()
        let soup = try context.fetch(NSFetchRequest<Recipe>(entityName: "Recipe"))[0]
        group { soup.title = "Stew" }
        manager.undo()
        let before = try titles()
        manager.redo()
        print("a change undone: \(before), redone: \(try titles())")
        for name in ["leek", "salt"] {
            let ingredient = Ingredient(context: context)
            ingredient.name = name
            soup.addToIngredients(ingredient)
        }
        try context.save()
        manager.removeAllActions()
        Pie.events = []
        group { context.delete(soup) }
        context.undo()
        let kept = try context.fetch(NSFetchRequest<Recipe>(entityName: "Recipe"))[0]
        let told = Pie.events.joined(separator: " ")
        print("a deletion undone: \(try titles()) with \(kept.ingredients?.count ?? 0) ingredients, told \(told)")
        context.delete(kept)
        try context.save()
        print(
            "ingredients after the cascade:",
            try context.count(for: NSFetchRequest<Ingredient>(entityName: "Ingredient")))
    }
}
