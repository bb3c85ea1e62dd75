import ObjCBridge

extension NSManagedObjectContext {
    /// Validates what has changed and saves all of it, into the stores or the parent.
    /// - Throws: If anything is in the way. Then nothing is saved, and the changes are still there.
    public func save() throws { try attempt("save:") }

    /// How conflicts with what others have saved are resolved: an ``NSMergePolicy``.
    public var mergePolicy: Any {
        get { send("mergePolicy") ?? NSMergePolicy.error }
        set { send("setMergePolicy:", newValue) }
    }

    /// Takes over what another context has saved.
    /// - Parameter notification: Its notification `NSManagedObjectContextDidSave`.
    public func mergeChanges(fromContextDidSave notification: Notification) {
        let arguments: [Any?] = [notification.name.rawValue, notification.object, notification.userInfo]
        withAutoreleasePool {
            guard
                let carried = BoxedMessage.object(
                    CoreDataFramework.classNamed("NSNotification"), "notificationWithName:object:userInfo:",
                    arguments.map(CoreDataValue.object))
            else { return }
            _ = BoxedMessage.object(object, "mergeChangesFromContextDidSaveNotification:", [carried])
        }
    }
}
