import CoreData

final class Recipe: NSManagedObject {
    @NSManaged var title: String
    @NSManaged var minutes: Int16
    @NSManaged var instructions: String?
    @NSManaged var category: RecipeCategory?
    @NSManaged var ingredients: NSOrderedSet

    @NSManaged func addToIngredients(_ value: Ingredient)

    var ingredientList: [Ingredient] { ingredients.array as? [Ingredient] ?? [] }

    /// "1 hour 30 minutes".
    var timeText: String {
        let parts = [(Int(minutes) / 60, "hour"), (Int(minutes) % 60, "minute")].filter { $0.0 > 0 }
        return parts.map { "\($0) \($1)" + ($0 == 1 ? "" : "s") }.joined(separator: " ")
    }
}
