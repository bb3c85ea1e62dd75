import ObjCBridge

/// Copies the objects of a store into a store of another version of the model.
public class NSMigrationManager: CoreDataObject {
    public convenience init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
        self.init(
            takingOver: Message.make(
                "NSMigrationManager", "initWithSourceModel:destinationModel:", sourceModel, destinationModel))
    }

    /// The source is only read.
    public func migrateStore(
        from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil,
        with mappings: NSMappingModel?, toDestinationURL dURL: URL, destinationType dStoreType: String,
        destinationOptions dOptions: [AnyHashable: Any]? = nil
    ) throws {
        try attempt(
            "migrateStoreFromURL:type:options:withMappingModel:toDestinationURL:destinationType:destinationOptions:error:",
            sourceURL, sStoreType, sOptions, mappings, dURL, dStoreType, dOptions)
    }

    /// From 0 to 1.
    public var migrationProgress: Float { send("migrationProgress") as? Float ?? 0 }
}
