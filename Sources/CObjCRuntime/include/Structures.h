#pragma once
#include <stdint.h>

// The structures that messages carry, with the layout of the Swift ones of the same name: a message's implementation
// is a C function, which cannot take Swift structures. `ObjCRect(rect)` and `rect.swift` convert at no cost.

typedef struct ObjCPoint { double x, y; } ObjCPoint;
typedef struct ObjCSize { double width, height; } ObjCSize;
typedef struct ObjCRect { ObjCPoint origin; ObjCSize size; } ObjCRect;
typedef struct ObjCAffineTransform { double a, b, c, d, tx, ty; } ObjCAffineTransform;
typedef struct ObjCEdgeInsets { double top, left, bottom, right; } ObjCEdgeInsets;
typedef struct ObjCCoordinate2D { double latitude, longitude; } ObjCCoordinate2D;
typedef struct ObjCCoordinateSpan { double latitudeDelta, longitudeDelta; } ObjCCoordinateSpan;
typedef struct ObjCCoordinateRegion { ObjCCoordinate2D center; ObjCCoordinateSpan span; } ObjCCoordinateRegion;
typedef struct ObjCMapPoint { double x, y; } ObjCMapPoint;
typedef struct ObjCMapSize { double width, height; } ObjCMapSize;
typedef struct ObjCMapRect { ObjCMapPoint origin; ObjCMapSize size; } ObjCMapRect;
typedef struct ObjCOffset { double horizontal, vertical; } ObjCOffset;
typedef struct ObjCRange { unsigned long location, length; } ObjCRange;
typedef struct ObjCTransform3D { double m[16]; } ObjCTransform3D;
