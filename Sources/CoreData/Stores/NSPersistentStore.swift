import ObjCBridge

/// A store that a coordinator has opened.
public class NSPersistentStore: CoreDataObject {
    public var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        send("persistentStoreCoordinator") as? NSPersistentStoreCoordinator
    }

    public var configurationName: String { text("configurationName") ?? "PF_DEFAULT_CONFIGURATION_NAME" }
    public var options: [AnyHashable: Any]? { send("options") as? [AnyHashable: Any] }

    public var url: URL? {
        get { send("URL") as? URL }
        set { send("setURL:", newValue) }
    }

    public var identifier: String! {
        get { text("identifier") }
        set { send("setIdentifier:", newValue) }
    }

    public var type: String { text("type") ?? "" }

    public var isReadOnly: Bool {
        get { flag("isReadOnly") }
        set { send("setReadOnly:", newValue) }
    }

    public var metadata: [String: Any]! {
        get { send("metadata") as? [String: Any] }
        set { send("setMetadata:", newValue) }
    }
}
