import ObjCBridge

/// The entities of stores: made in code, or read from compiled models (`.mom`, `.momd`). Cannot be changed once a coordinator
/// uses it.
public class NSManagedObjectModel: CoreDataObject, NSCopying {
    public convenience init() { self.init(takingOver: Message.make("NSManagedObjectModel", "init")) }

    /// Nil for a file that is no compiled model, or a damaged one.
    public convenience init?(contentsOf url: URL) {
        guard let made = Message.makeIfPossible("NSManagedObjectModel", "initWithContentsOfURL:", url) else {
            return nil
        }
        self.init(takingOver: made)
    }

    /// One model of several, whose entities have different names.
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard
            let merged = Message.send("NSManagedObjectModel", "modelByMergingModels:", models) as? NSManagedObjectModel
        else { return nil }
        self.init(adopting: merged.object)
    }

    /// One model of all models in bundles; nil for the app's.
    public class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        Message.send("NSManagedObjectModel", "mergedModelFromBundles:", bundles) as? NSManagedObjectModel
    }

    /// The version of the models in bundles that a store was made with.
    public class func mergedModel(
        from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any]
    ) -> NSManagedObjectModel? {
        Message.send("NSManagedObjectModel", "mergedModelFromBundles:forStoreMetadata:", bundles, metadata)
            as? NSManagedObjectModel
    }

    public var entitiesByName: [String: NSEntityDescription] {
        send("entitiesByName") as? [String: NSEntityDescription] ?? [:]
    }

    public var entities: [NSEntityDescription] {
        get { send("entities") as? [NSEntityDescription] ?? [] }
        set { send("setEntities:", newValue) }
    }

    public var configurations: [String] { send("configurations") as? [String] ?? [] }

    public func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        send("entitiesForConfiguration:", configuration) as? [NSEntityDescription]
    }

    public func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        send("setEntities:forConfiguration:", entities, configuration)
    }

    // MARK: Templates of requests

    public func setFetchRequestTemplate<Result>(_ fetchRequestTemplate: NSFetchRequest<Result>?, forName name: String) {
        send("setFetchRequestTemplate:forName:", fetchRequestTemplate, name)
    }

    public func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
        send("fetchRequestTemplateForName:", name) as? NSFetchRequest<any NSFetchRequestResult>
    }

    /// A copy of a template, whose variables get values.
    public func fetchRequestFromTemplate(
        withName name: String, substitutionVariables variables: [String: Any]
    ) -> NSFetchRequest<any NSFetchRequestResult>? {
        send("fetchRequestFromTemplateWithName:substitutionVariables:", name, variables)
            as? NSFetchRequest<any NSFetchRequestResult>
    }

    public var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] {
        send("fetchRequestTemplatesByName") as? [String: NSFetchRequest<any NSFetchRequestResult>] ?? [:]
    }

    // MARK: Versions

    /// Kept; the texts of errors do not use it.
    /// - Status: stub
    public var localizationDictionary: [String: String]? {
        get { send("localizationDictionary") as? [String: String] }
        set { send("setLocalizationDictionary:", newValue) }
    }

    public var versionIdentifiers: Set<AnyHashable> {
        get { send("versionIdentifiers") as? Set<AnyHashable> ?? [] }
        set { send("setVersionIdentifiers:", newValue) }
    }

    /// True if a store with these metadata can be opened with the model.
    public func isConfiguration(
        withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
    ) -> Bool {
        send("isConfiguration:compatibleWithStoreMetadata:", configuration, metadata) as? Bool ?? false
    }

    public var entityVersionHashesByName: [String: Data] {
        send("entityVersionHashesByName") as? [String: Data] ?? [:]
    }

    public func copy(with zone: NSZone? = nil) -> Any { send("copy") ?? self }
}
