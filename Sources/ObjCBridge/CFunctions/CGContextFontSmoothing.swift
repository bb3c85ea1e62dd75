import CObjCRuntime
import UIKit

// Font smoothing and subpixel positioning. Text is always antialiased and positioned at subpixels, so these settings
// have no effect.

@_cdecl("CGContextSetAllowsFontSmoothing")
public func contextSetAllowsFontSmoothing(_ context: ObjCObject?, _ allows: Bool) {}

@_cdecl("CGContextSetAllowsFontSubpixelPositioning")
public func contextSetAllowsFontSubpixelPositioning(_ context: ObjCObject?, _ allows: Bool) {}

@_cdecl("CGContextSetShouldSubpixelPositionFonts")
public func contextSetShouldSubpixelPositionFonts(_ context: ObjCObject?, _ should: Bool) {}

@_cdecl("CGContextSetAllowsFontSubpixelQuantization")
public func contextSetAllowsFontSubpixelQuantization(_ context: ObjCObject?, _ allows: Bool) {}

@_cdecl("CGContextSetShouldSubpixelQuantizeFonts")
public func contextSetShouldSubpixelQuantizeFonts(_ context: ObjCObject?, _ should: Bool) {}
