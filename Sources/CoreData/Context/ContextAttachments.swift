import ObjCBridge

/// What Swift keeps with a context, in its user info in Objective-C, so that it lives as long as the context.
final class ContextAttachments {
    let userInfo = NSMutableDictionary()
    var name: String?

    private static let key = "VergerSwiftAttachments"

    static func of(_ context: NSManagedObjectContext) -> ContextAttachments {
        withAutoreleasePool {
            guard let info = BoxedMessage.object(context.object, "userInfo", []) else { return ContextAttachments() }
            let found = swiftAny(BoxedMessage.object(info, "objectForKey:", [key.toObjectiveC()]))
            if let known = found as? ContextAttachments { return known }
            let made = ContextAttachments()
            _ = BoxedMessage.object(info, "setObject:forKey:", [objectiveCAny(made), key.toObjectiveC()])
            return made
        }
    }
}
