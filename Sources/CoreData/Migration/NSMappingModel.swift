import ObjCBridge

/// What becomes of each entity when a store is migrated to another version of its model.
public class NSMappingModel: CoreDataObject {
    /// The mapping in one of the bundles (`.cdm`) that leads from one model to the other; nil for the app's bundle.
    public convenience init?(
        from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?,
        destinationModel: NSManagedObjectModel?
    ) {
        let found = Message.send(
            "NSMappingModel", "mappingModelFromBundles:forSourceModel:destinationModel:", bundles, sourceModel,
            destinationModel)
        guard let found = found as? NSMappingModel else { return nil }
        self.init(adopting: found.object)
    }

    public convenience init?(contentsOf url: URL?) {
        guard let made = Message.makeIfPossible("NSMappingModel", "initWithContentsOfURL:", url) else { return nil }
        self.init(takingOver: made)
    }

    /// The mapping that names and renaming identifiers tell.
    /// - Throws: If they do not tell all.
    public class func inferredMappingModel(
        forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
    ) throws -> NSMappingModel {
        let made = try Message.attempt(
            CoreDataFramework.classNamed("NSMappingModel"),
            "inferredMappingModelForSourceModel:destinationModel:error:", [sourceModel, destinationModel])
        guard let made = made as? NSMappingModel else { throw CoreDataValue.error(nil) }
        return made
    }
}
