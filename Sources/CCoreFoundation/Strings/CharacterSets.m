// CFCharacterSet.

#include "Objects/References.h"

static NSCharacterSet *set_of(CFCharacterSetRef set) { return OBJECT(NSCharacterSet, set); }
static NSMutableCharacterSet *editable(CFMutableCharacterSetRef set) { return OBJECT(NSMutableCharacterSet, set); }

CFCharacterSetRef CFCharacterSetGetPredefined(CFCharacterSetPredefinedSet identifier) {
    NSCharacterSet *set = nil;
    switch (identifier) {
    case kCFCharacterSetControl: set = [NSCharacterSet controlCharacterSet]; break;
    case kCFCharacterSetWhitespace: set = [NSCharacterSet whitespaceCharacterSet]; break;
    case kCFCharacterSetWhitespaceAndNewline: set = [NSCharacterSet whitespaceAndNewlineCharacterSet]; break;
    case kCFCharacterSetDecimalDigit: set = [NSCharacterSet decimalDigitCharacterSet]; break;
    case kCFCharacterSetLetter: set = [NSCharacterSet letterCharacterSet]; break;
    case kCFCharacterSetLowercaseLetter: set = [NSCharacterSet lowercaseLetterCharacterSet]; break;
    case kCFCharacterSetUppercaseLetter: set = [NSCharacterSet uppercaseLetterCharacterSet]; break;
    case kCFCharacterSetNonBase: set = [NSCharacterSet nonBaseCharacterSet]; break;
    case kCFCharacterSetDecomposable: set = [NSCharacterSet decomposableCharacterSet]; break;
    case kCFCharacterSetAlphaNumeric: set = [NSCharacterSet alphanumericCharacterSet]; break;
    case kCFCharacterSetPunctuation: set = [NSCharacterSet punctuationCharacterSet]; break;
    case kCFCharacterSetIllegal: set = [NSCharacterSet illegalCharacterSet]; break;
    case kCFCharacterSetCapitalizedLetter: set = [NSCharacterSet capitalizedLetterCharacterSet]; break;
    case kCFCharacterSetSymbol: set = [NSCharacterSet symbolCharacterSet]; break;
    case kCFCharacterSetNewline: set = [NSCharacterSet newlineCharacterSet]; break;
    }
    return (CFCharacterSetRef)set;
}

CFCharacterSetRef CFCharacterSetCreateWithCharactersInRange(CFAllocatorRef allocator, CFRange range) {
    return OWNED(CFCharacterSetRef, [NSCharacterSet characterSetWithRange:foundation_range(range)]);
}

CFCharacterSetRef CFCharacterSetCreateWithCharactersInString(CFAllocatorRef allocator, CFStringRef string) {
    return OWNED(CFCharacterSetRef, [NSCharacterSet characterSetWithCharactersInString:OBJECT(NSString, string)]);
}

CFCharacterSetRef CFCharacterSetCreateWithBitmapRepresentation(CFAllocatorRef allocator, CFDataRef data) {
    return OWNED(CFCharacterSetRef, [NSCharacterSet characterSetWithBitmapRepresentation:OBJECT(NSData, data)]);
}

CFCharacterSetRef CFCharacterSetCreateInvertedSet(CFAllocatorRef allocator, CFCharacterSetRef set) {
    return OWNED(CFCharacterSetRef, [set_of(set) invertedSet]);
}

CFCharacterSetRef CFCharacterSetCreateCopy(CFAllocatorRef allocator, CFCharacterSetRef set) {
    return COPIED(CFCharacterSetRef, set_of(set));
}

CFMutableCharacterSetRef CFCharacterSetCreateMutable(CFAllocatorRef allocator) {
    return (CFMutableCharacterSetRef)[[NSMutableCharacterSet characterSetWithRange:NSMakeRange(0, 0)] retain];
}

CFMutableCharacterSetRef CFCharacterSetCreateMutableCopy(CFAllocatorRef allocator, CFCharacterSetRef set) {
    return (CFMutableCharacterSetRef)[set_of(set) mutableCopy];
}

CFDataRef CFCharacterSetCreateBitmapRepresentation(CFAllocatorRef allocator, CFCharacterSetRef set) {
    NSMutableData *bits = [[set_of(set) bitmapRepresentation] mutableCopy];
    // The bitmap contains at least the first plane; GNUstep leaves out zeros at the end.
    if ([bits length] < 8192) [bits setLength:8192];
    return (CFDataRef)bits;
}

Boolean CFCharacterSetIsSupersetOfSet(CFCharacterSetRef set, CFCharacterSetRef other) {
    return [set_of(set) isSupersetOfSet:set_of(other)];
}

Boolean CFCharacterSetHasMemberInPlane(CFCharacterSetRef set, CFIndex plane) {
    return plane >= 0 && plane <= 16 && [set_of(set) hasMemberInPlane:(uint8_t)plane];
}

Boolean CFCharacterSetIsCharacterMember(CFCharacterSetRef set, UniChar character) {
    return [set_of(set) characterIsMember:character];
}

Boolean CFCharacterSetIsLongCharacterMember(CFCharacterSetRef set, UTF32Char character) {
    return [set_of(set) longCharacterIsMember:character];
}

void CFCharacterSetAddCharactersInRange(CFMutableCharacterSetRef set, CFRange range) {
    [editable(set) addCharactersInRange:foundation_range(range)];
}

void CFCharacterSetRemoveCharactersInRange(CFMutableCharacterSetRef set, CFRange range) {
    [editable(set) removeCharactersInRange:foundation_range(range)];
}

void CFCharacterSetAddCharactersInString(CFMutableCharacterSetRef set, CFStringRef string) {
    [editable(set) addCharactersInString:OBJECT(NSString, string)];
}

void CFCharacterSetRemoveCharactersInString(CFMutableCharacterSetRef set, CFStringRef string) {
    [editable(set) removeCharactersInString:OBJECT(NSString, string)];
}

void CFCharacterSetUnion(CFMutableCharacterSetRef set, CFCharacterSetRef other) {
    [editable(set) formUnionWithCharacterSet:set_of(other)];
}

void CFCharacterSetIntersect(CFMutableCharacterSetRef set, CFCharacterSetRef other) {
    [editable(set) formIntersectionWithCharacterSet:set_of(other)];
}

void CFCharacterSetInvert(CFMutableCharacterSetRef set) { [editable(set) invert]; }
