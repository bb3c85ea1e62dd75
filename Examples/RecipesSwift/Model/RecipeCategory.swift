import CoreData

final class RecipeCategory: NSManagedObject {
    @NSManaged var name: String
    @NSManaged var recipes: Set<Recipe>
}
