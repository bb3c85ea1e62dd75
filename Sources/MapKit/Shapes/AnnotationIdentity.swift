/// The identity of an annotation or overlay, which is the same for all stand-ins of one object.
struct AnnotationIdentity: Hashable {
    private let value: UInt

    @MainActor init(_ object: any MKAnnotation) {
        value =
            (object as? any AccessibleObject)?.identity
            ?? UInt(bitPattern: Unmanaged.passUnretained(object as AnyObject).toOpaque())
    }
}
