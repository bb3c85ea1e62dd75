// CFAttributedString and CFCharacterSet.

#import <CoreFoundation/CoreFoundation.h>
#import "../../../Programs/Checks.h"

static void attributed(void) {
    CFDictionaryRef red = (CFDictionaryRef)[NSDictionary dictionaryWithObject:@"red" forKey:@"colour"];
    CFDictionaryRef big = (CFDictionaryRef)[NSDictionary dictionaryWithObject:@"big" forKey:@"size"];
    CFAttributedStringRef text = CFAttributedStringCreate(NULL, CFSTR("abcdef"), red);
    CHECK(CFGetTypeID(text) == CFAttributedStringGetTypeID() && CFAttributedStringGetLength(text) == 6);
    CHECK(CFEqual(CFAttributedStringGetString(text), CFSTR("abcdef")));
    CFAttributedStringRef copy = CFAttributedStringCreateCopy(NULL, text);
    CHECK(CFEqual(copy, text));
    CFAttributedStringRef part = CFAttributedStringCreateWithSubstring(NULL, text, CFRangeMake(2, 2));
    CHECK(CFEqual(CFAttributedStringGetString(part), CFSTR("cd")));

    CFMutableAttributedStringRef changing = CFAttributedStringCreateMutableCopy(NULL, 0, text);
    CFAttributedStringBeginEditing(changing);
    CFAttributedStringSetAttribute(changing, CFRangeMake(0, 3), CFSTR("size"), CFSTR("big"));
    CFAttributedStringEndEditing(changing);
    CFRange range;
    CFDictionaryRef found = CFAttributedStringGetAttributes(changing, 0, &range);
    CHECK(CFDictionaryGetCount(found) == 2 && range.location == 0 && range.length == 3);
    CHECK(CFEqual(CFAttributedStringGetAttribute(changing, 1, CFSTR("size"), NULL), CFSTR("big")));
    CHECK(CFAttributedStringGetAttribute(changing, 4, CFSTR("size"), NULL) == NULL);
    // The colour goes on beyond the size.
    CFTypeRef colour =
        CFAttributedStringGetAttributeAndLongestEffectiveRange(changing, 1, CFSTR("colour"), CFRangeMake(0, 6), &range);
    CHECK(CFEqual(colour, CFSTR("red")) && range.location == 0 && range.length == 6);
    CFAttributedStringGetAttributesAndLongestEffectiveRange(changing, 4, CFRangeMake(0, 5), &range);
    CHECK(range.location == 3 && range.length == 2);
    CFAttributedStringRemoveAttribute(changing, CFRangeMake(0, 6), CFSTR("colour"));
    CHECK(CFAttributedStringGetAttribute(changing, 4, CFSTR("colour"), NULL) == NULL);
    CFAttributedStringSetAttributes(changing, CFRangeMake(4, 2), red, false);
    CFAttributedStringSetAttributes(changing, CFRangeMake(4, 2), big, false);
    CHECK_NUMBER(CFDictionaryGetCount(CFAttributedStringGetAttributes(changing, 5, NULL)), 2);
    CFAttributedStringSetAttributes(changing, CFRangeMake(4, 2), big, true);
    CHECK_NUMBER(CFDictionaryGetCount(CFAttributedStringGetAttributes(changing, 5, NULL)), 1);
    CFAttributedStringReplaceString(changing, CFRangeMake(0, 3), CFSTR("X"));
    CHECK(CFEqual(CFAttributedStringGetString(changing), CFSTR("Xdef")));
    CFAttributedStringReplaceAttributedString(changing, CFRangeMake(1, 3), part);
    CHECK(CFEqual(CFAttributedStringGetString(changing), CFSTR("Xcd")));
    CFStringAppend(CFAttributedStringGetMutableString(changing), CFSTR("!"));
    CHECK_NUMBER(CFAttributedStringGetLength(changing), 4);
    CFRelease(changing);
    changing = CFAttributedStringCreateMutable(NULL, 0);
    CHECK_NUMBER(CFAttributedStringGetLength(changing), 0);
    CFRelease(changing);
    CFRelease(part);
    CFRelease(copy);
    CFRelease(text);
}

static Boolean has(CFCharacterSetPredefinedSet set, UTF32Char character) {
    return CFCharacterSetIsLongCharacterMember(CFCharacterSetGetPredefined(set), character);
}

static void predefined(void) {
    CHECK(has(kCFCharacterSetControl, 7) && !has(kCFCharacterSetControl, 'a'));
    CHECK(has(kCFCharacterSetWhitespace, '\t') && !has(kCFCharacterSetWhitespace, '\n'));
    CHECK(has(kCFCharacterSetWhitespaceAndNewline, '\n') && has(kCFCharacterSetNewline, 0x2028));
    CHECK(has(kCFCharacterSetDecimalDigit, '7') && has(kCFCharacterSetDecimalDigit, 0x0664));
    CHECK(has(kCFCharacterSetLetter, 0x416) && has(kCFCharacterSetLowercaseLetter, 'a'));
    CHECK(has(kCFCharacterSetUppercaseLetter, 'A') && !has(kCFCharacterSetUppercaseLetter, 'a'));
    CHECK(has(kCFCharacterSetNonBase, 0x301) && has(kCFCharacterSetDecomposable, 0xE9));
    CHECK(has(kCFCharacterSetAlphaNumeric, '3') && has(kCFCharacterSetPunctuation, '!'));
    CHECK(has(kCFCharacterSetCapitalizedLetter, 0x1C5) && has(kCFCharacterSetSymbol, '+'));
    CHECK(has(kCFCharacterSetIllegal, 0xFFFF) && !has(kCFCharacterSetIllegal, 'x'));
}

static void sets(void) {
    CFCharacterSetRef digits = CFCharacterSetCreateWithCharactersInRange(NULL, CFRangeMake('0', 10));
    CFCharacterSetRef few = CFCharacterSetCreateWithCharactersInString(NULL, CFSTR("13"));
    CHECK(CFGetTypeID(digits) == CFCharacterSetGetTypeID() && CFCharacterSetIsCharacterMember(digits, '5'));
    CHECK(CFCharacterSetIsSupersetOfSet(digits, few) && !CFCharacterSetIsSupersetOfSet(few, digits));
    CFCharacterSetRef other = CFCharacterSetCreateInvertedSet(NULL, digits);
    CHECK(!CFCharacterSetIsCharacterMember(other, '5') && CFCharacterSetIsCharacterMember(other, 'a'));
    CHECK(CFCharacterSetHasMemberInPlane(digits, 0) && !CFCharacterSetHasMemberInPlane(digits, 1));
    CHECK(CFCharacterSetHasMemberInPlane(other, 1) && !CFCharacterSetHasMemberInPlane(other, 17));
    CFDataRef bitmap = CFCharacterSetCreateBitmapRepresentation(NULL, few);
    CHECK(CFDataGetLength(bitmap) == 8192 && CFDataGetBytePtr(bitmap)['1' / 8] == 0x0A);
    CFCharacterSetRef again = CFCharacterSetCreateWithBitmapRepresentation(NULL, bitmap);
    CHECK(CFCharacterSetIsCharacterMember(again, '3') && !CFCharacterSetIsCharacterMember(again, '2'));
    CFCharacterSetRef copy = CFCharacterSetCreateCopy(NULL, few);
    CHECK(CFEqual(copy, few));
    CFRelease(copy);

    CFMutableCharacterSetRef changing = CFCharacterSetCreateMutable(NULL);
    CFCharacterSetAddCharactersInRange(changing, CFRangeMake('a', 3));
    CFCharacterSetAddCharactersInString(changing, CFSTR("xyz"));
    CFCharacterSetRemoveCharactersInRange(changing, CFRangeMake('b', 1));
    CFCharacterSetRemoveCharactersInString(changing, CFSTR("z"));
    CHECK(CFCharacterSetIsCharacterMember(changing, 'a') && !CFCharacterSetIsCharacterMember(changing, 'b'));
    CHECK(CFCharacterSetIsCharacterMember(changing, 'y') && !CFCharacterSetIsCharacterMember(changing, 'z'));
    CFCharacterSetUnion(changing, few);
    CHECK(CFCharacterSetIsCharacterMember(changing, '3'));
    CFMutableCharacterSetRef second = CFCharacterSetCreateMutableCopy(NULL, changing);
    CFCharacterSetIntersect(second, digits);
    CHECK(CFCharacterSetIsCharacterMember(second, '3') && !CFCharacterSetIsCharacterMember(second, 'a'));
    CFCharacterSetInvert(second);
    CHECK(!CFCharacterSetIsCharacterMember(second, '3') && CFCharacterSetIsCharacterMember(second, 'a'));
    CFRelease(second);
    CFRelease(changing);
    CFRelease(again);
    CFRelease(bitmap);
    CFRelease(other);
    CFRelease(few);
    CFRelease(digits);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    attributed();
    predefined();
    sets();
    [pool drain];
    return end_of_checks();
}

// > 39 checks
