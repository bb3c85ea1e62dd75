import CoreData
import UIKit

/// The store with all recipes, in the app's documents.
@MainActor final class RecipeBook {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)

    nonisolated init() {}

    /// Opens the store; the first time it is filled with a few recipes.
    func open() throws {
        guard let modelURL = Bundle.main.url(forResource: "Recipes", withExtension: "momd"),
            let model = NSManagedObjectModel(contentsOf: modelURL)
        else { throw CocoaError(.fileNoSuchFile) }
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        let documents = NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true)[0]
        let url = URL(fileURLWithPath: documents).appendingPathComponent("Recipes.sqlite")
        let options = [
            NSMigratePersistentStoresAutomaticallyOption: true, NSInferMappingModelAutomaticallyOption: true,
        ]
        try coordinator.addPersistentStore(
            ofType: NSSQLiteStoreType, configurationName: nil, at: url, options: options)
        context.persistentStoreCoordinator = coordinator
        if try context.count(for: NSFetchRequest<Recipe>(entityName: "Recipe")) == 0 { addFirstRecipes() }
        try context.save()
    }

    private func addFirstRecipes() {
        guard let url = Bundle.main.url(forResource: "FirstRecipes", withExtension: "plist"),
            let data = try? Data(contentsOf: url),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [[String: Any]]
        else { return }
        for each in list {
            let recipe = Recipe(context: context)
            recipe.title = each["title"] as? String ?? ""
            recipe.minutes = Int16(each["minutes"] as? Int ?? 30)
            recipe.instructions = each["instructions"] as? String
            recipe.category = category(named: each["category"] as? String ?? "")
            for part in each["ingredients"] as? [[String: String]] ?? [] {
                let ingredient = Ingredient(context: context)
                ingredient.name = part["name"] ?? ""
                ingredient.amount = part["amount"]
                recipe.addToIngredients(ingredient)
            }
        }
    }

    /// Saves what has changed, and shows an alert if that fails.
    @discardableResult
    func save() -> Bool {
        do {
            try context.save()
            return true
        } catch {
            UIAlertView(
                title: "Not Saved", message: error.localizedDescription, delegate: nil, cancelButtonTitle: "OK"
            ).show()
            return false
        }
    }

    // MARK: Categories

    var categories: [RecipeCategory] {
        let request = NSFetchRequest<RecipeCategory>(entityName: "Category")
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        return (try? context.fetch(request)) ?? []
    }

    func category(named name: String) -> RecipeCategory {
        let request = NSFetchRequest<RecipeCategory>(entityName: "Category")
        request.predicate = NSPredicate(format: "name ==[c] %@", name)
        if let found = try? context.fetch(request).last { return found }
        let made = RecipeCategory(context: context)
        made.name = name
        return made
    }
}
