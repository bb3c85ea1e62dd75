import CObjCRuntime
import MapKit
import UIKit

/// An app's own object as an annotation or overlay of a map.
extension ForeignObject: MKOverlay {
    private enum Selectors {
        static let coordinate = selector("coordinate", "{CLLocationCoordinate2D=dd}16@0:8")
        static let setCoordinate = selector("setCoordinate:", "v32@0:8{CLLocationCoordinate2D=dd}16")
        static let title = selector("title", "@16@0:8")
        static let subtitle = selector("subtitle", "@16@0:8")
        static let rect = selector("boundingMapRect", "{MKMapRect={MKMapPoint=dd}{MKMapSize=dd}}16@0:8")
        static let intersects = selector(
            "intersectsMapRect:", "C48@0:8{MKMapRect={MKMapPoint=dd}{MKMapSize=dd}}16")
    }

    public var coordinate: CLLocationCoordinate2D {
        guard object_responds(object, Selectors.coordinate) else { return kCLLocationCoordinate2DInvalid }
        return unsafeBitCast(
            message_lookup(object, Selectors.coordinate),
            to: (@convention(c) (ObjCObject, ObjCSelector) -> ObjCCoordinate2D).self)(object, Selectors.coordinate)
            .swift
    }

    public var title: String? { text(Selectors.title) }
    public var subtitle: String? { text(Selectors.subtitle) }

    private func text(_ getter: ObjCSelector) -> String? {
        guard object_responds(object, getter) else { return nil }
        return swift(message_send(object, getter), as: String.self)
    }

    public func setCoordinate(_ newCoordinate: CLLocationCoordinate2D) {
        guard object_responds(object, Selectors.setCoordinate) else { return }
        unsafeBitCast(
            message_lookup(object, Selectors.setCoordinate),
            to: (@convention(c) (ObjCObject, ObjCSelector, ObjCCoordinate2D) -> Void).self)(
                object, Selectors.setCoordinate, ObjCCoordinate2D(newCoordinate))
    }

    public var boundingMapRect: MKMapRect {
        guard object_responds(object, Selectors.rect) else { return MKMapRectNull }
        return unsafeBitCast(
            message_lookup(object, Selectors.rect),
            to: (@convention(c) (ObjCObject, ObjCSelector) -> ObjCMapRect).self)(object, Selectors.rect).swift
    }

    public func intersects(_ mapRect: MKMapRect) -> Bool {
        guard object_responds(object, Selectors.intersects) else {
            return MKMapRectIntersectsRect(boundingMapRect, mapRect)
        }
        return unsafeBitCast(
            message_lookup(object, Selectors.intersects),
            to: (@convention(c) (ObjCObject, ObjCSelector, ObjCMapRect) -> UInt8).self)(
                object, Selectors.intersects, ObjCMapRect(mapRect)) != 0
    }
}
