#pragma once
#import <CoreGraphics/CoreGraphics.h>

/// The box of a path's lines and curves; null for an empty path. Exact, while `CGPathGetPathBoundingBox` is so to a 256th of a
/// unit: too little for outlines of glyphs, which are one unit large, and for frames that are as large as their text.
CGRect path_box(CGPathRef path);
