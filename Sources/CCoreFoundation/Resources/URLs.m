// CFURL.

#include "Objects/References.h"
#include "Strings/Encodings.h"

static NSURL *url_of(CFURLRef url) { return OBJECT(NSURL, url); }
static NSString *string_of(CFStringRef string) { return OBJECT(NSString, string); }

// Creation

CFURLRef CFURLCreateWithString(CFAllocatorRef allocator, CFStringRef string, CFURLRef base) {
    if (string == NULL) return NULL;
    return (CFURLRef)[[NSURL alloc] initWithString:string_of(string) relativeToURL:url_of(base)];
}

CFURLRef CFURLCreateWithBytes(CFAllocatorRef allocator, const UInt8 *bytes, CFIndex length, CFStringEncoding encoding,
                              CFURLRef base) {
    CFStringRef string = CFStringCreateWithBytes(allocator, bytes, length, encoding, false);
    if (string == NULL) return NULL;
    CFURLRef url = CFURLCreateWithString(allocator, string, base);
    CFRelease(string);
    return url;
}

CFURLRef CFURLCreateAbsoluteURLWithBytes(CFAllocatorRef allocator, const UInt8 *bytes, CFIndex length,
                                         CFStringEncoding encoding, CFURLRef base, Boolean useCompatibilityMode) {
    CFURLRef url = CFURLCreateWithBytes(allocator, bytes, length, encoding, base);
    if (url == NULL) return NULL;
    CFURLRef absolute = CFURLCopyAbsoluteURL(url);
    CFRelease(url);
    return absolute;
}

/// The path with slashes as separators.
static NSString *plain_path(CFStringRef path, CFURLPathStyle style) {
    if (style == kCFURLWindowsPathStyle) {
        return [string_of(path) stringByReplacingOccurrencesOfString:@"\\" withString:@"/"];
    }
    if (style == kCFURLHFSPathStyle) {
        return [@"/" stringByAppendingString:[string_of(path) stringByReplacingOccurrencesOfString:@":" withString:@"/"]];
    }
    return string_of(path);
}

CFURLRef CFURLCreateWithFileSystemPathRelativeToBase(CFAllocatorRef allocator, CFStringRef path, CFURLPathStyle style,
                                                     Boolean isDirectory, CFURLRef base) {
    NSString *text = path ? plain_path(path, style) : nil;
    if ([text length] == 0) return NULL;
    if (base && ![text isAbsolutePath]) {
        NSString *escaped = [text stringByAddingPercentEscapesUsingEncoding:NSUTF8StringEncoding];
        if (isDirectory && ![escaped hasSuffix:@"/"]) escaped = [escaped stringByAppendingString:@"/"];
        return (CFURLRef)[[NSURL alloc] initWithString:escaped relativeToURL:url_of(base)];
    }
    return (CFURLRef)[[NSURL alloc] initFileURLWithPath:text isDirectory:isDirectory];
}

CFURLRef CFURLCreateWithFileSystemPath(CFAllocatorRef allocator, CFStringRef path, CFURLPathStyle style,
                                       Boolean isDirectory) {
    return CFURLCreateWithFileSystemPathRelativeToBase(allocator, path, style, isDirectory, NULL);
}

CFURLRef CFURLCreateFromFileSystemRepresentationRelativeToBase(CFAllocatorRef allocator, const UInt8 *path,
                                                               CFIndex length, Boolean isDirectory, CFURLRef base) {
    CFStringRef text = CFStringCreateWithBytes(allocator, path, length, kCFStringEncodingUTF8, false);
    if (text == NULL) return NULL;
    CFURLRef url = CFURLCreateWithFileSystemPathRelativeToBase(allocator, text, kCFURLPOSIXPathStyle, isDirectory, base);
    CFRelease(text);
    return url;
}

CFURLRef CFURLCreateFromFileSystemRepresentation(CFAllocatorRef allocator, const UInt8 *path, CFIndex length,
                                                 Boolean isDirectory) {
    return CFURLCreateFromFileSystemRepresentationRelativeToBase(allocator, path, length, isDirectory, NULL);
}

// Components

CFDataRef CFURLCreateData(CFAllocatorRef allocator, CFURLRef url, CFStringEncoding encoding, Boolean escapeWhitespace) {
    return CFStringCreateExternalRepresentation(allocator, CFURLGetString(url), encoding, 0);
}

Boolean CFURLGetFileSystemRepresentation(CFURLRef url, Boolean resolveAgainstBase, UInt8 *buffer, CFIndex size) {
    NSString *path = resolveAgainstBase ? [[url_of(url) absoluteURL] path] : [url_of(url) relativePath];
    return path != nil && CFStringGetCString((CFStringRef)path, (char *)buffer, size, kCFStringEncodingUTF8);
}

CFURLRef CFURLCopyAbsoluteURL(CFURLRef url) { return OWNED(CFURLRef, [url_of(url) absoluteURL]); }
CFStringRef CFURLGetString(CFURLRef url) { return (CFStringRef)[url_of(url) relativeString]; }
CFURLRef CFURLGetBaseURL(CFURLRef url) { return (CFURLRef)[url_of(url) baseURL]; }

Boolean CFURLCanBeDecomposed(CFURLRef url) {
    NSString *specifier = [url_of(url) resourceSpecifier];
    return [url_of(url) scheme] == nil || [specifier hasPrefix:@"/"];
}

CFStringRef CFURLCopyScheme(CFURLRef url) { return COPIED(CFStringRef, [url_of(url) scheme]); }

/// The text between `//` and the path.
CFStringRef CFURLCopyNetLocation(CFURLRef url) {
    NSString *text = [url_of(url) absoluteString];
    NSRange slashes = [text rangeOfString:@"//"];
    if (slashes.location == NSNotFound) return NULL;
    NSString *rest = [text substringFromIndex:NSMaxRange(slashes)];
    NSRange end = [rest rangeOfCharacterFromSet:[NSCharacterSet characterSetWithCharactersInString:@"/?#"]];
    return OWNED(CFStringRef, end.location == NSNotFound ? rest : [rest substringToIndex:end.location]);
}

/// The path as it is in the URL, with its percent escapes.
static NSString *escaped_path(CFURLRef url) {
    NSString *text = [url_of(url) relativeString];
    NSString *scheme = [url_of(url) baseURL] ? nil : [url_of(url) scheme];
    if (scheme && [text length] > [scheme length]) text = [text substringFromIndex:[scheme length] + 1];
    if ([text hasPrefix:@"//"]) {
        NSCharacterSet *ends = [NSCharacterSet characterSetWithCharactersInString:@"/?#"];
        NSRange end = [text rangeOfCharacterFromSet:ends options:0 range:NSMakeRange(2, [text length] - 2)];
        text = end.location == NSNotFound ? @"" : [text substringFromIndex:end.location];
    }
    NSRange end = [text rangeOfCharacterFromSet:[NSCharacterSet characterSetWithCharactersInString:@"?#;"]];
    return end.location == NSNotFound ? text : [text substringToIndex:end.location];
}

/// NULL for a URL that is empty or cannot be decomposed (`mailto:`).
CFStringRef CFURLCopyPath(CFURLRef url) {
    if (!CFURLCanBeDecomposed(url) || [[url_of(url) relativeString] length] == 0) return NULL;
    return OWNED(CFStringRef, escaped_path(url));
}

CFStringRef CFURLCopyStrictPath(CFURLRef url, Boolean *isAbsolute) {
    NSString *path = escaped_path(url);
    BOOL absolute = [path hasPrefix:@"/"];
    if (isAbsolute) *isAbsolute = absolute;
    return OWNED(CFStringRef, absolute ? [path substringFromIndex:1] : path);
}

CFStringRef CFURLCopyFileSystemPath(CFURLRef url, CFURLPathStyle style) {
    NSString *path = [url_of(url) relativePath];
    if (style == kCFURLWindowsPathStyle) path = [path stringByReplacingOccurrencesOfString:@"/" withString:@"\\"];
    if (style == kCFURLHFSPathStyle) {
        if ([path hasPrefix:@"/"]) path = [path substringFromIndex:1];
        path = [path stringByReplacingOccurrencesOfString:@"/" withString:@":"];
    }
    return COPIED(CFStringRef, path);
}

Boolean CFURLHasDirectoryPath(CFURLRef url) {
    NSString *path = escaped_path(url), *last = [path lastPathComponent];
    return [path hasSuffix:@"/"] || [last isEqualToString:@"."] || [last isEqualToString:@".."];
}

CFStringRef CFURLCopyResourceSpecifier(CFURLRef url) {
    NSString *text = [url_of(url) relativeString];
    NSRange end = [text rangeOfCharacterFromSet:[NSCharacterSet characterSetWithCharactersInString:@"?#;"]];
    if (CFURLCanBeDecomposed(url)) return end.location == NSNotFound ? NULL : OWNED(CFStringRef, [text substringFromIndex:end.location]);
    return COPIED(CFStringRef, [url_of(url) resourceSpecifier]);
}

CFStringRef CFURLCopyHostName(CFURLRef url) { return COPIED(CFStringRef, [url_of(url) host]); }

SInt32 CFURLGetPortNumber(CFURLRef url) {
    NSNumber *port = [url_of(url) port];
    return port ? [port intValue] : -1;
}

CFStringRef CFURLCopyUserName(CFURLRef url) { return COPIED(CFStringRef, [url_of(url) user]); }
CFStringRef CFURLCopyPassword(CFURLRef url) { return COPIED(CFStringRef, [url_of(url) password]); }

static CFStringRef unescaped(NSString *part, CFStringRef charactersToLeaveEscaped) {
    if (part == nil) return NULL;
    return CFURLCreateStringByReplacingPercentEscapes(NULL, (CFStringRef)part, charactersToLeaveEscaped);
}

CFStringRef CFURLCopyParameterString(CFURLRef url, CFStringRef charactersToLeaveEscaped) {
    return unescaped([url_of(url) parameterString], charactersToLeaveEscaped);
}

CFStringRef CFURLCopyQueryString(CFURLRef url, CFStringRef charactersToLeaveEscaped) {
    return unescaped([url_of(url) query], charactersToLeaveEscaped);
}

CFStringRef CFURLCopyFragment(CFURLRef url, CFStringRef charactersToLeaveEscaped) {
    return unescaped([url_of(url) fragment], charactersToLeaveEscaped);
}

CFStringRef CFURLCopyLastPathComponent(CFURLRef url) {
    return COPIED(CFStringRef, [[url_of(url) path] lastPathComponent]);
}

CFStringRef CFURLCopyPathExtension(CFURLRef url) {
    NSString *extension = [[url_of(url) path] pathExtension];
    return [extension length] ? COPIED(CFStringRef, extension) : NULL;
}

CFIndex CFURLGetBytes(CFURLRef url, UInt8 *buffer, CFIndex size) {
    const char *text = [[url_of(url) relativeString] UTF8String];
    CFIndex length = text ? (CFIndex)strlen(text) : 0;
    if (buffer == NULL) return length;
    if (length > size) return -1;
    memcpy(buffer, text, (size_t)length);
    return length;
}

// URLs derived from others

/// The URL with its path replaced, keeping the components after the path.
static CFURLRef url_with_path(CFURLRef url, NSString *path) {
    NSString *text = [url_of(url) relativeString], *old = escaped_path(url);
    NSRange place = [text rangeOfString:old options:[old length] ? 0 : NSBackwardsSearch];
    NSString *scheme = [url_of(url) scheme];
    NSUInteger start = scheme && [text hasPrefix:[scheme stringByAppendingString:@"://"]] ? [scheme length] + 3 : 0;
    if (start) {
        NSRange rest = NSMakeRange(start, [text length] - start);
        NSRange slash = [text rangeOfString:@"/" options:0 range:rest];
        place.location = slash.location == NSNotFound ? [text length] : slash.location;
        place.length = slash.location == NSNotFound ? 0 : [old length];
    }
    if (place.location == NSNotFound) place = NSMakeRange(0, 0);
    NSString *changed = [text stringByReplacingCharactersInRange:place withString:path];
    return (CFURLRef)[[NSURL alloc] initWithString:changed relativeToURL:[url_of(url) baseURL]];
}

static NSString *escaped(NSString *text) {
    CFStringRef result = CFURLCreateStringByAddingPercentEscapes(NULL, (CFStringRef)text, NULL, CFSTR("?#;%"),
                                                                 kCFStringEncodingUTF8);
    return [(NSString *)result autorelease];
}

static NSString *without_slash(NSString *path) {
    return [path length] > 1 && [path hasSuffix:@"/"] ? [path substringToIndex:[path length] - 1] : path;
}

CFURLRef CFURLCreateCopyAppendingPathComponent(CFAllocatorRef allocator, CFURLRef url, CFStringRef component,
                                               Boolean isDirectory) {
    NSString *path = escaped_path(url);
    NSString *separator = [path hasSuffix:@"/"] || [path length] == 0 ? @"" : @"/";
    NSString *end = isDirectory && ![string_of(component) hasSuffix:@"/"] ? @"/" : @"";
    return url_with_path(url, [NSString stringWithFormat:@"%@%@%@%@", path, separator, escaped(string_of(component)), end]);
}

CFURLRef CFURLCreateCopyDeletingLastPathComponent(CFAllocatorRef allocator, CFURLRef url) {
    NSString *path = without_slash(escaped_path(url));
    NSRange slash = [path rangeOfString:@"/" options:NSBackwardsSearch];
    return url_with_path(url, slash.location == NSNotFound ? @"" : [path substringToIndex:slash.location + 1]);
}

CFURLRef CFURLCreateCopyAppendingPathExtension(CFAllocatorRef allocator, CFURLRef url, CFStringRef extension) {
    NSString *path = escaped_path(url), *end = [path length] > 1 && [path hasSuffix:@"/"] ? @"/" : @"";
    return url_with_path(url, [NSString stringWithFormat:@"%@.%@%@", without_slash(path), escaped(string_of(extension)), end]);
}

CFURLRef CFURLCreateCopyDeletingPathExtension(CFAllocatorRef allocator, CFURLRef url) {
    NSString *path = without_slash(escaped_path(url)), *end = [escaped_path(url) hasSuffix:@"/"] ? @"/" : @"";
    NSRange dot = [path rangeOfString:@"." options:NSBackwardsSearch];
    NSRange slash = [path rangeOfString:@"/" options:NSBackwardsSearch];
    NSUInteger name = slash.location == NSNotFound ? 0 : slash.location + 1;
    if (dot.location == NSNotFound || dot.location <= name) return (CFURLRef)CFRetain(url);
    return url_with_path(url, [[path substringToIndex:dot.location] stringByAppendingString:end]);
}
