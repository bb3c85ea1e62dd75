import CObjCRuntime
import MapKit
import UIKit

@_cdecl("MKMapRectDivide")
public func mapRectDivide(
    _ rect: ObjCMapRect, _ slice: UnsafeMutablePointer<ObjCMapRect>?, _ remainder: UnsafeMutablePointer<ObjCMapRect>?,
    _ amount: Double, _ edge: UInt32
) {
    guard let edge = CGRectEdge(rawValue: edge) else { return }
    let parts = MapKit.MKMapRectDivide(rect.swift, amount, edge)
    slice?.pointee = ObjCMapRect(parts.slice)
    remainder?.pointee = ObjCMapRect(parts.remainder)
}
