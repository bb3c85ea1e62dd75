// Sets of characters as bitmaps: 8192 bytes for the first plane at least.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <objc/runtime.h>

enum { SizeOfPlane = 8192, Planes = 17 };

FAMILY_METHOD(bitmap, NSData *, NSCharacterSet *)

/// GNUstep's ends with the last member. What it has of other planes follows without their numbers: its sets read that
/// again.
static NSData *bitmap(bitmap_former *former, NSCharacterSet *set, SEL selector) {
    NSData *data = former(set, selector);
    if ([data length] >= SizeOfPlane) return data;
    NSMutableData *whole = [[data mutableCopy] autorelease];
    [whole setLength:SizeOfPlane];
    return whole;
}

typedef NSCharacterSet *make_set(Class, SEL, NSData *);
static make_set *former_with_bitmap;

static NSCharacterSet *with_file(Class class, SEL selector, NSString *path) {
    NSData *data = [NSData dataWithContentsOfFile:path];
    return data ? [class characterSetWithBitmapRepresentation:data] : nil;
}

/// Takes what GNUstep's sets give, and bitmaps of the phone, where the number of each other plane is before its bits.
static NSCharacterSet *with_bitmap(Class class, SEL selector, NSData *data) {
    if ([data length] % SizeOfPlane == 0) return former_with_bitmap(class, selector, data);
    NSMutableCharacterSet *set = [[NSMutableCharacterSet new] autorelease];
    const unsigned char *bytes = [data bytes];
    NSUInteger length = [data length], plane = 0, place = 0;
    while (place < length) {
        if (plane > 0 || place > 0) {
            plane = bytes[place++];
            if (plane == 0 || plane >= Planes) break;
        }
        NSUInteger end = MIN(place + SizeOfPlane, length), first = NSNotFound;
        for (NSUInteger unit = 0; unit <= (end - place) * 8; unit++) {
            BOOL is_member = unit < (end - place) * 8 && (bytes[place + unit / 8] >> (unit % 8)) & 1;
            if (is_member && first == NSNotFound) first = unit;
            if (!is_member && first != NSNotFound) {
                [set addCharactersInRange:NSMakeRange(plane << 16 | first, unit - first)];
                first = NSNotFound;
            }
        }
        place = end;
        if (length - place == 0) break;
    }
    return [(id)class isSubclassOfClass:[NSMutableCharacterSet class]] ? set : [[set copy] autorelease];
}

INSTALL(character_set_files) {
    Class class = objc_lookUpClass("NSCharacterSet");
    static const char *const classes[] = {"NSCharacterSet", "NSBitmapCharSet", "NSMutableBitmapCharSet",
        "_GSIndexCharSet", "_GSMutableIndexCharSet", NULL};
    replace_family_method(&bitmap_family, @selector(bitmapRepresentation), classes);
    replace_class_method(class, @selector(characterSetWithContentsOfFile:), (IMP)with_file);
    former_with_bitmap =
        (make_set *)replace_class_method(class, @selector(characterSetWithBitmapRepresentation:), (IMP)with_bitmap);
}
