import AppFoundation
import CObjCRuntime
import MapKit
import UIKit

/// What maps ask of annotations in Objective-C.
@MainActor struct ObjectiveCAnnotations: AnnotationLanguage {
    static func install() {
        ForeignAnnotations.language = ObjectiveCAnnotations()
        ServerTiles.transport = FoundationTransport()
    }

    /// An observed key, until it is released.
    private final class Observation {
        private let changed: @MainActor () -> Void
        private var watch: UnsafeMutableRawPointer?

        init?(_ object: ObjCObject, _ key: String, _ changed: @escaping @MainActor () -> Void) {
            self.changed = changed
            watch = foundation_key_watch(
                object, key,
                { context in
                    guard let context else { return }
                    let observation = Unmanaged<Observation>.fromOpaque(context).takeUnretainedValue()
                    // A map is the main thread's; what changes elsewhere is seen at the next layout.
                    if thread_is_main() { MainActor.assumeIsolated { observation.changed() } }
                }, Unmanaged.passUnretained(self).toOpaque())
            if watch == nil { return nil }
        }

        deinit { if let watch { foundation_key_watch_end(watch) } }
    }

    /// The Objective-C object of an annotation, if an app may have written its class.
    private func shell(_ annotation: any MKAnnotation) -> ObjCObject? {
        switch annotation as AnyObject {
        case let foreign as ForeignObject: foreign.object
        case let object as PlatformObject where object.isPeer: object.shell
        default: nil
        }
    }

    func observe(
        _ annotation: any MKAnnotation, _ key: String, changed: @escaping @MainActor () -> Void
    ) -> AnyObject? { shell(annotation).flatMap { Observation($0, key, changed) } }

    private static let setCoordinate = selector("setCoordinate:", "v32@0:8{CLLocationCoordinate2D=dd}16")

    func canMove(_ annotation: any MKAnnotation) -> Bool? {
        shell(annotation).map { object_responds($0, ObjectiveCAnnotations.setCoordinate) }
    }

    func move(_ annotation: any MKAnnotation, to coordinate: CLLocationCoordinate2D) -> Bool? {
        guard let shell = shell(annotation) else { return nil }
        guard object_responds(shell, ObjectiveCAnnotations.setCoordinate) else { return false }
        ForeignObject(shell).setCoordinate(coordinate)
        return true
    }

    func announce(_ object: PlatformObject, _ key: String, _ change: () -> Void) {
        guard let shell = object.shell else { return change() }
        withoutActuallyEscaping(change) { change in
            var change = change
            withUnsafeMutablePointer(to: &change) { place in
                foundation_key_change(
                    shell, key, { $0?.assumingMemoryBound(to: (() -> Void).self).pointee() },
                    UnsafeMutableRawPointer(place))
            }
        }
    }
}
