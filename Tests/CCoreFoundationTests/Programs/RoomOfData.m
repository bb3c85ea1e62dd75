// Mutable data has room for its capacity before it has a length.
// > length 0, room yes
// > text abc
#import <Foundation/Foundation.h>

int main() {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    CFMutableDataRef data = CFDataCreateMutable(NULL, 100);
    UInt8 *bytes = CFDataGetMutableBytePtr(data);
    printf("length %ld, room %s\n", (long)CFDataGetLength(data), bytes ? "yes" : "no");
    if (bytes == NULL) return 1;
    memcpy(bytes, "abc", 4);
    printf("text %s\n", bytes);
    CFRelease(data);
    [pool release];
    return 0;
}
