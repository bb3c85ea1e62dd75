import ObjCBridge

/// How the conflicts of a save with what others have saved meanwhile are resolved.
public class NSMergePolicy: CoreDataObject, @unchecked Sendable {
    /// Saving fails with the conflicts. The policy of a new context.
    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    /// What is changed in the context is taken back.
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
    /// Objects are saved as they are in the context.
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    /// Property for property; where both have changed, the context's value.
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    /// Property for property; where both have changed, the store's value.
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)

    public convenience init(merge ty: NSMergePolicyType) {
        self.init(takingOver: Message.make("NSMergePolicy", "initWithMergeType:", ty.rawValue))
    }

    public var mergeType: NSMergePolicyType {
        NSMergePolicyType(rawValue: UInt(number("mergeType"))) ?? .errorMergePolicyType
    }

    /// - Throws: If the policy does not resolve them.
    public func resolve(mergeConflicts list: [Any]) throws { try attempt("resolveConflicts:error:", list) }
}

public var NSErrorMergePolicy: Any { NSMergePolicy.error }
public var NSRollbackMergePolicy: Any { NSMergePolicy.rollback }
public var NSOverwriteMergePolicy: Any { NSMergePolicy.overwrite }
public var NSMergeByPropertyObjectTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyObjectTrump }
public var NSMergeByPropertyStoreTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyStoreTrump }
