// Functions for objects of all types.

#include "Objects/References.h"

/// The version of iOS 5.1, like NSFoundationVersionNumber.
const double kCFCoreFoundationVersionNumber = 690.10;

CFTypeRef CFRetain(CFTypeRef object) { return (CFTypeRef)[(id)object retain]; }
void CFRelease(CFTypeRef object) { [(id)object release]; }
CFTypeRef CFAutorelease(CFTypeRef object) { return (CFTypeRef)[(id)object autorelease]; }
CFIndex CFGetRetainCount(CFTypeRef object) { return (CFIndex)[(id)object retainCount]; }
CFTypeRef CFMakeCollectable(CFTypeRef object) { return object; }

Boolean CFEqual(CFTypeRef first, CFTypeRef second) {
    return first == second || (first && second && [(id)first isEqual:(id)second]);
}

CFHashCode CFHash(CFTypeRef object) { return (CFHashCode)[(id)object hash]; }
CFAllocatorRef CFGetAllocator(CFTypeRef object) { return CFAllocatorGetDefault(); }

CFStringRef CFCopyDescription(CFTypeRef object) {
    NSString *text = object ? [(id)object description] : nil;
    return COPIED(CFStringRef, text);
}

void CFShow(CFTypeRef object) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    fprintf(stderr, "%s\n", object ? [[(id)object description] UTF8String] : "(null)");
    [pool drain];
}

void CFShowStr(CFStringRef string) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSString *it = OBJECT(NSString, string);
    if (it == nil) fprintf(stderr, "(null)\n");
    else fprintf(stderr, "Length %ld\n%s\n", (long)[it length], [it UTF8String]);
    [pool drain];
}

CFRange __CFRangeMake(CFIndex location, CFIndex length) { return CFRangeMake(location, length); }

CFURLRef CFCopyHomeDirectoryURL(void) {
    return (CFURLRef)[[NSURL alloc] initFileURLWithPath:NSHomeDirectory() isDirectory:YES];
}
