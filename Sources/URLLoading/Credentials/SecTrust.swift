import ObjCBridge

/// The certificates of a server that asks to be trusted.
public final class SecTrust: LoadingObject, @unchecked Sendable {
    override init(_ object: ObjCObject) { super.init(object) }
}
