// CFCharacterSet, which is NSCharacterSet.
#pragma once
#include <CoreFoundation/CFBase.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef enum CFCharacterSetPredefinedSet : CFIndex {
    kCFCharacterSetControl = 1,
    kCFCharacterSetWhitespace,
    kCFCharacterSetWhitespaceAndNewline,
    kCFCharacterSetDecimalDigit,
    kCFCharacterSetLetter,
    kCFCharacterSetLowercaseLetter,
    kCFCharacterSetUppercaseLetter,
    kCFCharacterSetNonBase,
    kCFCharacterSetDecomposable,
    kCFCharacterSetAlphaNumeric,
    kCFCharacterSetPunctuation,
    kCFCharacterSetIllegal,
    kCFCharacterSetCapitalizedLetter,
    kCFCharacterSetSymbol,
    kCFCharacterSetNewline
} CFCharacterSetPredefinedSet;

CF_EXTERN_C_BEGIN

CFTypeID CFCharacterSetGetTypeID(void);
CFCharacterSetRef CFCharacterSetGetPredefined(CFCharacterSetPredefinedSet identifier);
CFCharacterSetRef CFCharacterSetCreateWithCharactersInRange(CFAllocatorRef allocator, CFRange range);
CFCharacterSetRef CFCharacterSetCreateWithCharactersInString(CFAllocatorRef allocator, CFStringRef string);
CFCharacterSetRef CFCharacterSetCreateWithBitmapRepresentation(CFAllocatorRef allocator, CFDataRef data);
CFCharacterSetRef CFCharacterSetCreateInvertedSet(CFAllocatorRef allocator, CFCharacterSetRef set);
CFCharacterSetRef CFCharacterSetCreateCopy(CFAllocatorRef allocator, CFCharacterSetRef set);
CFMutableCharacterSetRef CFCharacterSetCreateMutable(CFAllocatorRef allocator);
CFMutableCharacterSetRef CFCharacterSetCreateMutableCopy(CFAllocatorRef allocator, CFCharacterSetRef set);
CFDataRef CFCharacterSetCreateBitmapRepresentation(CFAllocatorRef allocator, CFCharacterSetRef set);
Boolean CFCharacterSetIsSupersetOfSet(CFCharacterSetRef set, CFCharacterSetRef other);
Boolean CFCharacterSetHasMemberInPlane(CFCharacterSetRef set, CFIndex plane);
Boolean CFCharacterSetIsCharacterMember(CFCharacterSetRef set, UniChar character);
Boolean CFCharacterSetIsLongCharacterMember(CFCharacterSetRef set, UTF32Char character);
void CFCharacterSetAddCharactersInRange(CFMutableCharacterSetRef set, CFRange range);
void CFCharacterSetRemoveCharactersInRange(CFMutableCharacterSetRef set, CFRange range);
void CFCharacterSetAddCharactersInString(CFMutableCharacterSetRef set, CFStringRef string);
void CFCharacterSetRemoveCharactersInString(CFMutableCharacterSetRef set, CFStringRef string);
void CFCharacterSetUnion(CFMutableCharacterSetRef set, CFCharacterSetRef other);
void CFCharacterSetIntersect(CFMutableCharacterSetRef set, CFCharacterSetRef other);
void CFCharacterSetInvert(CFMutableCharacterSetRef set);

CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
