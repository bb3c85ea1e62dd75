public enum NSMergePolicyType: UInt, Sendable {
    case errorMergePolicyType
    case mergeByPropertyStoreTrumpMergePolicyType
    case mergeByPropertyObjectTrumpMergePolicyType
    case overwriteMergePolicyType
    case rollbackMergePolicyType
}
