import CObjCRuntime
import CoreLocation
import MapKit
import UIKit

// The structures of Swift and of Objective-C have the same layout, so converting costs nothing.

extension ObjCPoint {
    @inline(__always) init(_ value: CGPoint) { self = unsafeBitCast(value, to: ObjCPoint.self) }
    @inline(__always) var swift: CGPoint { unsafeBitCast(self, to: CGPoint.self) }
}

extension ObjCSize {
    @inline(__always) init(_ value: CGSize) { self = unsafeBitCast(value, to: ObjCSize.self) }
    @inline(__always) var swift: CGSize { unsafeBitCast(self, to: CGSize.self) }
}

extension ObjCRect {
    @inline(__always) init(_ value: CGRect) { self = unsafeBitCast(value, to: ObjCRect.self) }
    @inline(__always) var swift: CGRect { unsafeBitCast(self, to: CGRect.self) }
}

extension ObjCRange {
    @inline(__always) init(_ value: NSRange) {
        self.init(location: UInt(bitPattern: value.location), length: UInt(bitPattern: value.length))
    }
    @inline(__always) var swift: NSRange {
        NSRange(location: Int(bitPattern: location), length: Int(bitPattern: length))
    }
}

extension ObjCAffineTransform {
    @inline(__always) init(_ value: CGAffineTransform) { self = unsafeBitCast(value, to: ObjCAffineTransform.self) }
    @inline(__always) var swift: CGAffineTransform { unsafeBitCast(self, to: CGAffineTransform.self) }
}

extension ObjCTransform3D {
    @inline(__always) init(_ value: CATransform3D) { self = unsafeBitCast(value, to: ObjCTransform3D.self) }
    @inline(__always) var swift: CATransform3D { unsafeBitCast(self, to: CATransform3D.self) }
}

extension ObjCCoordinate2D {
    @inline(__always) init(_ value: CLLocationCoordinate2D) { self = unsafeBitCast(value, to: ObjCCoordinate2D.self) }
    @inline(__always) var swift: CLLocationCoordinate2D { unsafeBitCast(self, to: CLLocationCoordinate2D.self) }
}

extension ObjCCoordinateSpan {
    @inline(__always) init(_ value: MKCoordinateSpan) { self = unsafeBitCast(value, to: ObjCCoordinateSpan.self) }
    @inline(__always) var swift: MKCoordinateSpan { unsafeBitCast(self, to: MKCoordinateSpan.self) }
}

extension ObjCCoordinateRegion {
    @inline(__always) init(_ value: MKCoordinateRegion) { self = unsafeBitCast(value, to: ObjCCoordinateRegion.self) }
    @inline(__always) var swift: MKCoordinateRegion { unsafeBitCast(self, to: MKCoordinateRegion.self) }
}

extension ObjCMapPoint {
    @inline(__always) init(_ value: MKMapPoint) { self = unsafeBitCast(value, to: ObjCMapPoint.self) }
    @inline(__always) var swift: MKMapPoint { unsafeBitCast(self, to: MKMapPoint.self) }
}

extension ObjCMapSize {
    @inline(__always) init(_ value: MKMapSize) { self = unsafeBitCast(value, to: ObjCMapSize.self) }
    @inline(__always) var swift: MKMapSize { unsafeBitCast(self, to: MKMapSize.self) }
}

extension ObjCMapRect {
    @inline(__always) init(_ value: MKMapRect) { self = unsafeBitCast(value, to: ObjCMapRect.self) }
    @inline(__always) var swift: MKMapRect { unsafeBitCast(self, to: MKMapRect.self) }
}

extension ObjCOffset {
    @inline(__always) init(_ value: UIOffset) { self = unsafeBitCast(value, to: ObjCOffset.self) }
    @inline(__always) var swift: UIOffset { unsafeBitCast(self, to: UIOffset.self) }
}

extension ObjCEdgeInsets {
    @inline(__always) init(_ value: UIEdgeInsets) { self = unsafeBitCast(value, to: ObjCEdgeInsets.self) }
    @inline(__always) var swift: UIEdgeInsets { unsafeBitCast(self, to: UIEdgeInsets.self) }
}

// Not `CGFloat(…)` and `Double(…)`: their many overloads cost the type checker seconds in generated code.
@inline(__always) func cgFloat(_ value: Double) -> CGFloat { CGFloat(value) }
@inline(__always) func double(_ value: CGFloat) -> Double { Double(value) }

// Pointers to numbers. CGFloat has the layout of Double.

@inline(__always) func cgFloats(_ numbers: UnsafePointer<Double>?) -> UnsafePointer<CGFloat>? {
    UnsafeRawPointer(numbers)?.assumingMemoryBound(to: CGFloat.self)
}

@inline(__always) func cgFloats(_ numbers: UnsafeMutablePointer<Double>?) -> UnsafeMutablePointer<CGFloat>? {
    UnsafeMutableRawPointer(numbers)?.assumingMemoryBound(to: CGFloat.self)
}

@inline(__always) func points(_ points: UnsafeMutablePointer<ObjCPoint>?) -> UnsafeMutablePointer<CGPoint>? {
    UnsafeMutableRawPointer(points)?.assumingMemoryBound(to: CGPoint.self)
}

@inline(__always) func objCPoints(_ points: UnsafeMutablePointer<CGPoint>?) -> UnsafeMutablePointer<ObjCPoint>? {
    UnsafeMutableRawPointer(points)?.assumingMemoryBound(to: ObjCPoint.self)
}

@inline(__always) func doubles(_ numbers: UnsafePointer<CGFloat>?) -> UnsafePointer<Double>? {
    UnsafeRawPointer(numbers)?.assumingMemoryBound(to: Double.self)
}

@inline(__always) func doubles(_ numbers: UnsafeMutablePointer<CGFloat>?) -> UnsafeMutablePointer<Double>? {
    UnsafeMutableRawPointer(numbers)?.assumingMemoryBound(to: Double.self)
}

// Pointers to places.

@inline(__always) func swiftPlaces(_ places: UnsafePointer<ObjCMapPoint>?) -> UnsafePointer<MKMapPoint>? {
    UnsafeRawPointer(places)?.assumingMemoryBound(to: MKMapPoint.self)
}

@inline(__always) func swiftPlaces(
    _ places: UnsafePointer<ObjCCoordinate2D>?
) -> UnsafePointer<CLLocationCoordinate2D>? {
    UnsafeRawPointer(places)?.assumingMemoryBound(to: CLLocationCoordinate2D.self)
}

@inline(__always) func swiftPlaces(
    _ places: UnsafeMutablePointer<ObjCCoordinate2D>?
) -> UnsafeMutablePointer<CLLocationCoordinate2D>? {
    UnsafeMutableRawPointer(places)?.assumingMemoryBound(to: CLLocationCoordinate2D.self)
}

@inline(__always) func swiftPlaces(_ places: UnsafeMutablePointer<ObjCMapPoint>?) -> UnsafeMutablePointer<MKMapPoint>? {
    UnsafeMutableRawPointer(places)?.assumingMemoryBound(to: MKMapPoint.self)
}

@inline(__always) func objCPlaces(_ places: UnsafeMutablePointer<MKMapPoint>?) -> UnsafeMutablePointer<ObjCMapPoint>? {
    UnsafeMutableRawPointer(places)?.assumingMemoryBound(to: ObjCMapPoint.self)
}

@inline(__always) func objCPlaces(
    _ places: UnsafeMutablePointer<CLLocationCoordinate2D>?
) -> UnsafeMutablePointer<ObjCCoordinate2D>? {
    UnsafeMutableRawPointer(places)?.assumingMemoryBound(to: ObjCCoordinate2D.self)
}
