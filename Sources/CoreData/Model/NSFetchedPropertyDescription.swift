import ObjCBridge

/// A property whose value is what a request finds, in which `$FETCH_SOURCE` is the object.
public class NSFetchedPropertyDescription: NSPropertyDescription {
    public convenience init() { self.init(takingOver: Message.make("NSFetchedPropertyDescription", "init")) }

    public var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? {
        get { send("fetchRequest") as? NSFetchRequest<any NSFetchRequestResult> }
        set { send("setFetchRequest:", newValue) }
    }
}
