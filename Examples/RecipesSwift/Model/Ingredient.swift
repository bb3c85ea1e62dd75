import CoreData

final class Ingredient: NSManagedObject {
    @NSManaged var name: String
    @NSManaged var amount: String?
    @NSManaged var recipe: Recipe?
}
