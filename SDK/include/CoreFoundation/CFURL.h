// CFURL, which is NSURL.
#pragma once
#import <CoreFoundation/CFString.h>

typedef enum CFURLPathStyle : CFIndex { kCFURLPOSIXPathStyle = 0 } CFURLPathStyle;

static inline CFURLRef CFURLCreateWithFileSystemPath(CFAllocatorRef allocator, CFStringRef path, CFURLPathStyle style,
                                                     Boolean isDirectory) {
    return CF_OWNED(CFURLRef, [NSURL fileURLWithPath:CF_OBJECT(NSString *, path)]);
}

static inline CFURLRef CFURLCreateWithString(CFAllocatorRef allocator, CFStringRef string, CFURLRef base) {
    return CF_OWNED(CFURLRef, [NSURL URLWithString:CF_OBJECT(NSString *, string) relativeToURL:CF_OBJECT(NSURL *, base)]);
}

static inline CFStringRef CFURLGetString(CFURLRef url) {
    return CF_REFERENCE(CFStringRef, [CF_OBJECT(NSURL *, url) relativeString]);
}

static inline CFStringRef CFURLCopyFileSystemPath(CFURLRef url, CFURLPathStyle style) {
    return CF_OWNED(CFStringRef, [CF_OBJECT(NSURL *, url) path]);
}

/// Writes `%XX` for what a URL cannot contain, without the characters of `left`, and for those of `added`.
static inline CFStringRef CFURLCreateStringByAddingPercentEscapes(CFAllocatorRef allocator, CFStringRef string,
                                                                  CFStringRef left, CFStringRef added,
                                                                  CFStringEncoding encoding) {
    NSData *bytes = [CF_OBJECT(NSString *, string)
        dataUsingEncoding:CFStringConvertEncodingToNSStringEncoding(encoding)];
    if (bytes == nil) return NULL;
    NSString *leftText = CF_OBJECT(NSString *, left), *addedText = CF_OBJECT(NSString *, added);
    NSMutableString *result = [NSMutableString string];
    const unsigned char *byte = (const unsigned char *)[bytes bytes];
    for (NSUInteger i = 0; i < [bytes length]; i++) {
        unichar character = byte[i];
        NSString *text = [NSString stringWithCharacters:&character length:1];
        BOOL isLegal = character < 128 && character != 0
            && (isalnum(character) || strchr("-_.!~*'();/?:@&=+$,", character) != NULL);
        if (addedText && [addedText rangeOfString:text].location != NSNotFound) isLegal = NO;
        if (leftText && character < 128 && [leftText rangeOfString:text].location != NSNotFound) isLegal = YES;
        if (isLegal) [result appendString:text];
        else [result appendFormat:@"%%%02X", character];
    }
    return CF_OWNED(CFStringRef, result);
}
