import CObjCRuntime
import UIKit

// How the glyphs of text fall on pixels. Text is always smooth and at parts of pixels: what is set changes nothing.

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
