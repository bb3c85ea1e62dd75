#pragma once
#import <CoreText/CoreText.h>
#import <Foundation/Foundation.h>

/// Text in a font, autoreleased.
static inline NSMutableAttributedString *set(NSString *text, NSString *name, CGFloat size) {
    CTFontRef font = CTFontCreateWithName((CFStringRef)name, size, NULL);
    NSDictionary *attributes = [NSDictionary dictionaryWithObject:(id)font forKey:(id)kCTFontAttributeName];
    CFRelease(font);
    return [[[NSMutableAttributedString alloc] initWithString:text attributes:attributes] autorelease];
}

/// A line of text, autoreleased.
static inline CTLineRef line_of(NSAttributedString *text) {
    return (CTLineRef)[(id)CTLineCreateWithAttributedString((CFAttributedStringRef)text) autorelease];
}

static inline double width_of(CTLineRef line) { return CTLineGetTypographicBounds(line, NULL, NULL, NULL); }
