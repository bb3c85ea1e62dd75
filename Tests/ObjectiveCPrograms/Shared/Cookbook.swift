import CoreData

// A model in code, and its classes, for the Swift programs that test Core Data.

final class Category: NSManagedObject {
    @NSManaged var name: String
    @NSManaged var recipes: Set<Recipe>
}

class Recipe: NSManagedObject {
    @NSManaged var title: String?
    @NSManaged var minutes: Int16
    @NSManaged var servings: Int32
    @NSManaged var calories: Int64
    @NSManaged var weight: Float
    @NSManaged var rating: Double
    @NSManaged var isFavorite: Bool
    @NSManaged var price: NSDecimalNumber?
    @NSManaged var published: Date?
    @NSManaged var picture: Data?
    @NSManaged var category: Category?
    @NSManaged var ingredients: NSOrderedSet?
    @NSManaged var tags: NSSet?

    @NSManaged func addToTags(_ value: Tag)
    @NSManaged func removeFromTags(_ values: NSSet)
    @NSManaged func insertIntoIngredients(_ value: Ingredient, at idx: Int)
    @objc(removeObjectFromIngredientsAtIndex:)
    @NSManaged func removeFromIngredients(at idx: Int)
    @NSManaged func addToIngredients(_ value: Ingredient)

    /// Not a property of the model.
    var note = "new"
}

final class Ingredient: NSManagedObject {
    @NSManaged var name: String
    @NSManaged var recipe: Recipe?
}

final class Tag: NSManagedObject {
    @NSManaged var name: String?
    @NSManaged var recipes: Set<Recipe>
}

enum Cookbook {
    static func attribute(
        _ name: String, _ type: NSAttributeType, optional: Bool = true, default value: Any? = nil
    ) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        attribute.name = name
        attribute.attributeType = type
        attribute.isOptional = optional
        attribute.defaultValue = value
        return attribute
    }

    static func entity(_ name: String, _ properties: [NSPropertyDescription]) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = name
        entity.managedObjectClassName = name
        entity.properties = properties
        return entity
    }

    /// Relationships between two entities, each the other's inverse; a count of 0 is to-many.
    static func relate(
        _ one: NSEntityDescription, _ name: String, _ count: Int, _ other: NSEntityDescription, _ inverse: String,
        _ inverseCount: Int, rule: NSDeleteRule = .nullifyDeleteRule, ordered: Bool = false
    ) {
        let (there, back) = (NSRelationshipDescription(), NSRelationshipDescription())
        for (relationship, name, count, destination) in [
            (there, name, count, other), (back, inverse, inverseCount, one),
        ] {
            relationship.name = name
            relationship.maxCount = count
            relationship.isOptional = true
            relationship.destinationEntity = destination
            relationship.deleteRule = .nullifyDeleteRule
        }
        there.deleteRule = rule
        there.isOrdered = ordered
        there.inverseRelationship = back
        back.inverseRelationship = there
        one.properties += [there]
        other.properties += [back]
    }

    static func model() -> NSManagedObjectModel {
        let category = entity("Category", [attribute("name", .stringAttributeType, optional: false)])
        let title = attribute("title", .stringAttributeType, optional: false)
        title.setValidationPredicates(
            [NSPredicate(format: "SELF.length >= 2")], withValidationWarnings: [NSValidationStringTooShortError])
        let minutes = attribute("minutes", .integer16AttributeType, optional: false, default: 30)
        minutes.setValidationPredicates(
            [NSPredicate(format: "SELF >= 1"), NSPredicate(format: "SELF <= 600")],
            withValidationWarnings: [NSValidationNumberTooSmallError, NSValidationNumberTooLargeError])
        let recipe = entity(
            "Recipe",
            [
                title, minutes, attribute("servings", .integer32AttributeType, default: 4),
                attribute("calories", .integer64AttributeType), attribute("weight", .floatAttributeType),
                attribute("rating", .doubleAttributeType), attribute("isFavorite", .booleanAttributeType),
                attribute("price", .decimalAttributeType), attribute("published", .dateAttributeType),
                attribute("picture", .binaryDataAttributeType),
            ])
        let ingredient = entity("Ingredient", [attribute("name", .stringAttributeType)])
        let tag = entity("Tag", [attribute("name", .stringAttributeType)])
        relate(category, "recipes", 0, recipe, "category", 1)
        relate(recipe, "ingredients", 0, ingredient, "recipe", 1, rule: .cascadeDeleteRule, ordered: true)
        relate(recipe, "tags", 0, tag, "recipes", 0)
        let model = NSManagedObjectModel()
        model.entities = [category, recipe, ingredient, tag]
        return model
    }

    static func coordinator(_ type: String = NSInMemoryStoreType, at url: URL? = nil) throws
        -> NSPersistentStoreCoordinator
    {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model())
        try coordinator.addPersistentStore(ofType: type, configurationName: nil, at: url)
        return coordinator
    }

    static func context(
        _ coordinator: NSPersistentStoreCoordinator,
        _ type: NSManagedObjectContextConcurrencyType = .mainQueueConcurrencyType
    ) -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: type)
        context.persistentStoreCoordinator = coordinator
        return context
    }

    @discardableResult
    static func recipe(_ title: String?, _ minutes: Int16 = 30, in context: NSManagedObjectContext) -> Recipe {
        let recipe = Recipe(context: context)
        recipe.title = title
        recipe.minutes = minutes
        return recipe
    }

    static func recipes(_ context: NSManagedObjectContext, _ format: String? = nil) throws -> [Recipe] {
        let request = NSFetchRequest<Recipe>(entityName: "Recipe")
        request.predicate = format.map { NSPredicate(format: $0) }
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        return try context.fetch(request)
    }
}

/// Prints an error as domain-less facts.
func describe(_ error: any Error) -> String {
    let error = error as NSError
    let key = error.userInfo[NSValidationKeyErrorKey].map { " \($0)" } ?? ""
    return "\(error.domain == NSCocoaErrorDomain ? "" : error.domain + " ")\(error.code)\(key)"
}
