// CFString, which is NSString.
#pragma once
#import <CoreFoundation/CoreFoundation.h>

typedef UInt32 CFStringEncoding;
enum {
    kCFStringEncodingMacRoman = 0,
    kCFStringEncodingWindowsLatin1 = 0x0500,
    kCFStringEncodingISOLatin1 = 0x0201,
    kCFStringEncodingASCII = 0x0600,
    kCFStringEncodingUTF16 = 0x0100,
    kCFStringEncodingUnicode = 0x0100,
    kCFStringEncodingUTF8 = 0x08000100,
};

#define CFSTR(text) ((__bridge CFStringRef)@"" text)

static inline NSStringEncoding CFStringConvertEncodingToNSStringEncoding(CFStringEncoding encoding) {
    switch (encoding) {
    case kCFStringEncodingMacRoman: return NSMacOSRomanStringEncoding;
    case kCFStringEncodingWindowsLatin1: return NSWindowsCP1252StringEncoding;
    case kCFStringEncodingISOLatin1: return NSISOLatin1StringEncoding;
    case kCFStringEncodingASCII: return NSASCIIStringEncoding;
    case kCFStringEncodingUTF16: return NSUnicodeStringEncoding;
    default: return NSUTF8StringEncoding;
    }
}

static inline CFIndex CFStringGetLength(CFStringRef string) { return (CFIndex)[CF_OBJECT(NSString *, string) length]; }

static inline unichar CFStringGetCharacterAtIndex(CFStringRef string, CFIndex index) {
    return [CF_OBJECT(NSString *, string) characterAtIndex:(NSUInteger)index];
}

static inline CFStringRef CFStringCreateWithCString(CFAllocatorRef allocator, const char *text,
                                                    CFStringEncoding encoding) {
    return CF_OWNED(CFStringRef, [NSString stringWithCString:text
                                                    encoding:CFStringConvertEncodingToNSStringEncoding(encoding)]);
}

static inline CFStringRef CFStringCreateCopy(CFAllocatorRef allocator, CFStringRef string) {
    return CF_OWNED(CFStringRef, [NSString stringWithString:CF_OBJECT(NSString *, string)]);
}

static inline Boolean CFStringGetCString(CFStringRef string, char *buffer, CFIndex size, CFStringEncoding encoding) {
    return [CF_OBJECT(NSString *, string) getCString:buffer
                                           maxLength:(NSUInteger)size
                                            encoding:CFStringConvertEncodingToNSStringEncoding(encoding)];
}

static inline CFMutableStringRef CFStringCreateMutable(CFAllocatorRef allocator, CFIndex maximumLength) {
    return CF_OWNED(CFMutableStringRef, [NSMutableString string]);
}

static inline void CFStringAppend(CFMutableStringRef string, CFStringRef other) {
    [CF_OBJECT(NSMutableString *, string) appendString:CF_OBJECT(NSString *, other)];
}

static inline void CFStringAppendCharacters(CFMutableStringRef string, const unichar *characters, CFIndex count) {
    [CF_OBJECT(NSMutableString *, string) appendString:[NSString stringWithCharacters:characters
                                                                               length:(NSUInteger)count]];
}
