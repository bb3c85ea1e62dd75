// CFAttributedString.

#include "Objects/References.h"

static NSAttributedString *string_of(CFAttributedStringRef string) { return OBJECT(NSAttributedString, string); }

static NSMutableAttributedString *editable(CFMutableAttributedStringRef string) {
    return OBJECT(NSMutableAttributedString, string);
}

CFAttributedStringRef CFAttributedStringCreate(CFAllocatorRef allocator, CFStringRef string, CFDictionaryRef attributes) {
    return (CFAttributedStringRef)[[NSAttributedString alloc] initWithString:OBJECT(NSString, string)
                                                                  attributes:OBJECT(NSDictionary, attributes)];
}

CFAttributedStringRef CFAttributedStringCreateWithSubstring(CFAllocatorRef allocator, CFAttributedStringRef string,
                                                            CFRange range) {
    return OWNED(CFAttributedStringRef, [string_of(string) attributedSubstringFromRange:foundation_range(range)]);
}

CFAttributedStringRef CFAttributedStringCreateCopy(CFAllocatorRef allocator, CFAttributedStringRef string) {
    return COPIED(CFAttributedStringRef, string_of(string));
}

CFMutableAttributedStringRef CFAttributedStringCreateMutable(CFAllocatorRef allocator, CFIndex maximumLength) {
    return (CFMutableAttributedStringRef)[[NSMutableAttributedString alloc] initWithString:@""];
}

CFMutableAttributedStringRef CFAttributedStringCreateMutableCopy(CFAllocatorRef allocator, CFIndex maximumLength,
                                                                 CFAttributedStringRef string) {
    return (CFMutableAttributedStringRef)[string_of(string) mutableCopy];
}

CFStringRef CFAttributedStringGetString(CFAttributedStringRef string) { return (CFStringRef)[string_of(string) string]; }
CFIndex CFAttributedStringGetLength(CFAttributedStringRef string) { return (CFIndex)[string_of(string) length]; }

static void give(CFRange *place, NSRange range) {
    if (place) *place = reference_range(range);
}

CFDictionaryRef CFAttributedStringGetAttributes(CFAttributedStringRef string, CFIndex index, CFRange *effectiveRange) {
    NSRange range = NSMakeRange(0, 0);
    NSDictionary *attributes = [string_of(string) attributesAtIndex:(NSUInteger)index effectiveRange:&range];
    give(effectiveRange, range);
    return (CFDictionaryRef)attributes;
}

CFTypeRef CFAttributedStringGetAttribute(CFAttributedStringRef string, CFIndex index, CFStringRef name,
                                         CFRange *effectiveRange) {
    NSRange range = NSMakeRange(0, 0);
    id value = [string_of(string) attribute:OBJECT(NSString, name) atIndex:(NSUInteger)index effectiveRange:&range];
    give(effectiveRange, range);
    return (CFTypeRef)value;
}

CFDictionaryRef CFAttributedStringGetAttributesAndLongestEffectiveRange(CFAttributedStringRef string, CFIndex index,
                                                                        CFRange range, CFRange *effectiveRange) {
    NSRange found = NSMakeRange(0, 0);
    NSDictionary *attributes = [string_of(string) attributesAtIndex:(NSUInteger)index
                                              longestEffectiveRange:&found
                                                            inRange:foundation_range(range)];
    give(effectiveRange, found);
    return (CFDictionaryRef)attributes;
}

CFTypeRef CFAttributedStringGetAttributeAndLongestEffectiveRange(CFAttributedStringRef string, CFIndex index,
                                                                 CFStringRef name, CFRange range,
                                                                 CFRange *effectiveRange) {
    NSRange found = NSMakeRange(0, 0);
    id value = [string_of(string) attribute:OBJECT(NSString, name)
                                    atIndex:(NSUInteger)index
                      longestEffectiveRange:&found
                                    inRange:foundation_range(range)];
    give(effectiveRange, found);
    return (CFTypeRef)value;
}

CFMutableStringRef CFAttributedStringGetMutableString(CFMutableAttributedStringRef string) {
    return (CFMutableStringRef)[editable(string) mutableString];
}

void CFAttributedStringReplaceString(CFMutableAttributedStringRef string, CFRange range, CFStringRef replacement) {
    [editable(string) replaceCharactersInRange:foundation_range(range) withString:OBJECT(NSString, replacement)];
}

void CFAttributedStringReplaceAttributedString(CFMutableAttributedStringRef string, CFRange range,
                                               CFAttributedStringRef replacement) {
    [editable(string) replaceCharactersInRange:foundation_range(range) withAttributedString:string_of(replacement)];
}

void CFAttributedStringSetAttributes(CFMutableAttributedStringRef string, CFRange range, CFDictionaryRef attributes,
                                     Boolean clearOtherAttributes) {
    if (clearOtherAttributes) {
        [editable(string) setAttributes:OBJECT(NSDictionary, attributes) range:foundation_range(range)];
    } else {
        [editable(string) addAttributes:OBJECT(NSDictionary, attributes) range:foundation_range(range)];
    }
}

void CFAttributedStringSetAttribute(CFMutableAttributedStringRef string, CFRange range, CFStringRef name,
                                    CFTypeRef value) {
    [editable(string) addAttribute:OBJECT(NSString, name) value:(id)value range:foundation_range(range)];
}

void CFAttributedStringRemoveAttribute(CFMutableAttributedStringRef string, CFRange range, CFStringRef name) {
    [editable(string) removeAttribute:OBJECT(NSString, name) range:foundation_range(range)];
}

void CFAttributedStringBeginEditing(CFMutableAttributedStringRef string) { [editable(string) beginEditing]; }
void CFAttributedStringEndEditing(CFMutableAttributedStringRef string) { [editable(string) endEditing]; }
