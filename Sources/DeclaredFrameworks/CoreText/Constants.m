#import <CoreText/CoreText.h>

const CFStringRef kCTFontAttributeName = (__bridge CFStringRef) @"NSFont";
const CFStringRef kCTForegroundColorAttributeName = (__bridge CFStringRef) @"CTForegroundColor";
const CFStringRef kCTForegroundColorFromContextAttributeName = (__bridge CFStringRef) @"CTForegroundColorFromContext";
const CFStringRef kCTKernAttributeName = (__bridge CFStringRef) @"NSKern";
const CFStringRef kCTLigatureAttributeName = (__bridge CFStringRef) @"NSLigature";
const CFStringRef kCTParagraphStyleAttributeName = (__bridge CFStringRef) @"NSParagraphStyle";
const CFStringRef kCTStrokeWidthAttributeName = (__bridge CFStringRef) @"NSStrokeWidth";
const CFStringRef kCTStrokeColorAttributeName = (__bridge CFStringRef) @"NSStrokeColor";
const CFStringRef kCTSuperscriptAttributeName = (__bridge CFStringRef) @"NSSuperScript";
const CFStringRef kCTUnderlineColorAttributeName = (__bridge CFStringRef) @"NSUnderlineColor";
const CFStringRef kCTUnderlineStyleAttributeName = (__bridge CFStringRef) @"NSUnderline";
const CFStringRef kCTVerticalFormsAttributeName = (__bridge CFStringRef) @"CTVerticalForms";
