import CObjCRuntime
import UIKit

// Geometry as dictionaries.

@_cdecl("CGPointCreateDictionaryRepresentation")
public func pointCreateDictionaryRepresentation(_ point: ObjCPoint) -> ObjCObject? {
    return object_retain(objectiveCAny(point.swift.dictionaryRepresentation))
}

@_cdecl("CGSizeCreateDictionaryRepresentation")
public func sizeCreateDictionaryRepresentation(_ size: ObjCSize) -> ObjCObject? {
    return object_retain(objectiveCAny(size.swift.dictionaryRepresentation))
}

@_cdecl("CGRectCreateDictionaryRepresentation")
public func rectCreateDictionaryRepresentation(_ rect: ObjCRect) -> ObjCObject? {
    return object_retain(objectiveCAny(rect.swift.dictionaryRepresentation))
}

@_cdecl("CGPointMakeWithDictionaryRepresentation")
public func pointMakeWithDictionaryRepresentation(_ dictionary: ObjCObject?, _ point: UnsafeMutablePointer<ObjCPoint>?)
    -> Bool
{
    guard let value = swiftStringDictionary(dictionary).flatMap({ CGPoint(dictionaryRepresentation: $0) }) else {
        return false
    }
    point?.pointee = ObjCPoint(value)
    return true
}

@_cdecl("CGSizeMakeWithDictionaryRepresentation")
public func sizeMakeWithDictionaryRepresentation(_ dictionary: ObjCObject?, _ size: UnsafeMutablePointer<ObjCSize>?)
    -> Bool
{
    guard let value = swiftStringDictionary(dictionary).flatMap({ CGSize(dictionaryRepresentation: $0) }) else {
        return false
    }
    size?.pointee = ObjCSize(value)
    return true
}

@_cdecl("CGRectMakeWithDictionaryRepresentation")
public func rectMakeWithDictionaryRepresentation(_ dictionary: ObjCObject?, _ rect: UnsafeMutablePointer<ObjCRect>?)
    -> Bool
{
    guard let value = swiftStringDictionary(dictionary).flatMap({ CGRect(dictionaryRepresentation: $0) }) else {
        return false
    }
    rect?.pointee = ObjCRect(value)
    return true
}
