// The references of CoreFoundation are Foundation's objects.

#import <CoreFoundation/CFURL.h>
#import <UIKit/UIKit.h>

static CFStringRef const constant = CFSTR("constant");

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    printf("%s %ld\n", [(NSString *)constant UTF8String], CFStringGetLength(constant));
    CFStringRef escaped = CFURLCreateStringByAddingPercentEscapes(
        NULL, (CFStringRef)@"a b&c=d/é%", NULL, CFSTR("&="), kCFStringEncodingUTF8);
    printf("%s\n", [(NSString *)escaped UTF8String]);
    CFRelease(escaped);
    const void *values[] = {@"one", @"two"};
    CFArrayRef array = CFArrayCreate(NULL, values, 2, &kCFTypeArrayCallBacks);
    printf("%ld %s\n", CFArrayGetCount(array), [(NSString *)CFArrayGetValueAtIndex(array, 1) UTF8String]);
    CFRelease(array);
    CFMutableDictionaryRef dictionary = CFDictionaryCreateMutable(
        NULL, 0, &kCFTypeDictionaryKeyCallBacks, &kCFTypeDictionaryValueCallBacks);
    CFDictionarySetValue(dictionary, CFSTR("key"), kCFBooleanTrue);
    printf("%d %d\n", CFDictionaryGetValue(dictionary, CFSTR("key")) != NULL,
           CFDictionaryGetValue(dictionary, CFSTR("none")) == NULL);
    CFRelease(dictionary);
    CFDataRef data = CFDataCreate(NULL, (const UInt8 *)"abc", 3);
    printf("%ld %c\n", CFDataGetLength(data), CFDataGetBytePtr(data)[2]);
    CFRelease(data);
    CFUUIDRef uuid = CFUUIDCreate(NULL);
    NSString *text = [(NSString *)CFUUIDCreateString(NULL, uuid) autorelease];
    printf("%d\n", (int)[text length]);
    CFRelease(uuid);
    CFMutableStringRef mutable = CFStringCreateMutable(NULL, 0);
    CFStringAppendCharacters(mutable, (const UniChar[]){'x', 'y'}, 2);
    CFStringAppend(mutable, CFSTR("z"));
    printf("%s\n", [(NSString *)mutable UTF8String]);
    CFRelease(mutable);
    [pool drain];
    return 0;
}

// > constant 8
// > a%20b%26c%3Dd/%C3%A9%25
// > 2 two
// > 1 1
// > 3 c
// > 36
// > xyz
