// Replaces all of NSURL: GNUstep's keeps the base's query when it resolves a path, leaves `..` in place and refuses
// some URLs.

#import "URLParts.h"
#include <objc/runtime.h>
#include <stdlib.h>

/// The state of an NSURL, in the instance variable that GNUstep's class has for its own.
@interface URLState : NSObject {
@public
    /// The parts of the URL's own string, and those after resolving it against its base.
    URLParts *parts, *absolute;
}
@end

@implementation URLState

- (void)dealloc {
    [parts release];
    [absolute release];
    [super dealloc];
}

@end

static ptrdiff_t offset_of(const char *name) {
    return ivar_getOffset(class_getInstanceVariable([NSURL class], name));
}

/// The place of a variable, which is looked up once.
#define VARIABLE(url, name)                                                                                            \
    ({                                                                                                                 \
        static ptrdiff_t offset;                                                                                       \
        if (offset == 0) offset = offset_of(name);                                                                     \
        (void *)((char *)(url) + offset);                                                                              \
    })

static NSString **text_of(NSURL *url) { return VARIABLE(url, "_urlString"); }
static NSURL **base_of(NSURL *url) { return VARIABLE(url, "_baseURL"); }
static URLState **state_of(NSURL *url) { return VARIABLE(url, "_data"); }
static URLParts *absolute_parts(NSURL *url) { return (*state_of(url))->absolute; }

static NSString *unescaped(NSString *part) {
    if ([part rangeOfString:@"%"].length == 0) return part;
    return [part stringByReplacingPercentEscapesUsingEncoding:NSUTF8StringEncoding];
}

/// A path of the file system as one of a URL.
static NSString *escaped(NSString *path) {
    const char *bytes = [path UTF8String];
    NSMutableString *result = [NSMutableString string];
    for (; bytes && *bytes; bytes++) {
        if (isalnum((unsigned char)*bytes) || strchr("-_.~!*'():@&=+$,/", *bytes)) {
            [result appendFormat:@"%c", *bytes];
        } else {
            [result appendFormat:@"%%%02X", (unsigned char)*bytes];
        }
    }
    return result;
}

/// The path without parameters, which begin at a semicolon in the last segment.
static NSString *without_parameters(NSString *path) {
    NSRange slash = [path rangeOfString:@"/" options:NSBackwardsSearch];
    NSUInteger start = slash.length ? NSMaxRange(slash) : 0;
    NSRange semicolon = [path rangeOfString:@";" options:0 range:NSMakeRange(start, [path length] - start)];
    return semicolon.length ? [path substringToIndex:semicolon.location] : path;
}

/// As the file system has it: without escapes, and without a slash at the end.
static NSString *file_path(NSString *path) {
    path = unescaped(without_parameters(path));
    return [path length] > 1 && [path hasSuffix:@"/"] ? [path substringToIndex:[path length] - 1] : path;
}

@implementation NSURL (Parts)

// MARK: Making

+ (id)URLWithString:(NSString *)text { return [self URLWithString:text relativeToURL:nil]; }

/// Nil for no text, too.
+ (id)URLWithString:(NSString *)text relativeToURL:(NSURL *)base {
    if (text == nil) return nil;
    return [[[self alloc] initWithString:text relativeToURL:base] autorelease];
}

+ (id)fileURLWithPath:(NSString *)path { return [[[self alloc] initFileURLWithPath:path] autorelease]; }

+ (id)fileURLWithPath:(NSString *)path isDirectory:(BOOL)is_directory {
    return [[[self alloc] initFileURLWithPath:path isDirectory:is_directory] autorelease];
}

- (id)initWithString:(NSString *)text { return [self initWithString:text relativeToURL:nil]; }

- (id)initWithString:(NSString *)text relativeToURL:(NSURL *)base {
    if (![text isKindOfClass:[NSString class]]) {
        [self release];
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[NSURL initWithString:relativeToURL:]: nil string parameter"];
    }
    self = [super init];
    URLParts *parts = [URLParts partsOfText:text];
    if (parts == nil) {
        [self release];
        return nil;
    }
    URLState *state = [URLState new];
    *state_of(self) = state;
    *text_of(self) = [text copy];
    // An absolute URL has no base.
    if (parts->scheme == nil) *base_of(self) = [[base absoluteURL] retain];
    state->parts = [parts retain];
    NSURL *kept = *base_of(self);
    state->absolute = [(kept ? [parts partsRelativeTo:absolute_parts(kept)] : parts) retain];
    return self;
}

- (id)initFileURLWithPath:(NSString *)path {
    BOOL is_directory = [path hasSuffix:@"/"];
    if ([path length] && !is_directory) {
        [[NSFileManager defaultManager] fileExistsAtPath:path isDirectory:&is_directory];
    }
    return [self initFileURLWithPath:path isDirectory:is_directory || [path length] == 0];
}

- (id)initFileURLWithPath:(NSString *)path isDirectory:(BOOL)is_directory {
    if (![path isKindOfClass:[NSString class]]) {
        [self release];
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[NSURL initFileURLWithPath:]: nil string parameter"];
    }
    if (![path hasPrefix:@"/"]) {
        NSString *folder = [[NSFileManager defaultManager] currentDirectoryPath];
        path = [path length] ? [folder stringByAppendingPathComponent:path] : folder;
    }
    NSString *text = escaped(path);
    if (is_directory && ![text hasSuffix:@"/"]) text = [text stringByAppendingString:@"/"];
    return [self initWithString:[@"file://" stringByAppendingString:text] relativeToURL:nil];
}

- (id)initWithScheme:(NSString *)scheme host:(NSString *)host path:(NSString *)path {
    BOOL has_authority = [host length] || [scheme isEqualToString:@"file"];
    NSString *text = [NSString stringWithFormat:@"%@%@%@%@%@", scheme ?: @"", scheme ? @":" : @"",
                                                has_authority ? @"//" : @"", host ?: @"", escaped(path ?: @"")];
    return [self initWithString:text relativeToURL:nil];
}

- (void)dealloc {
    [*state_of(self) release];
    [*text_of(self) release];
    [*base_of(self) release];
    [super dealloc];
}

- (id)copyWithZone:(NSZone *)zone { return [self retain]; }

// MARK: Wholes

- (NSString *)relativeString { return *text_of(self); }
- (NSURL *)baseURL { return *base_of(self); }
- (NSString *)absoluteString { return *base_of(self) ? [absolute_parts(self) text] : *text_of(self); }
- (NSURL *)absoluteURL { return *base_of(self) ? [NSURL URLWithString:[self absoluteString]] : self; }

- (NSString *)description {
    NSURL *base = *base_of(self);
    return base ? [NSString stringWithFormat:@"%@ -- %@", *text_of(self), base] : *text_of(self);
}

- (NSUInteger)hash { return [*text_of(self) hash]; }

- (BOOL)isEqual:(id)other {
    if (self == other) return YES;
    if (![other isKindOfClass:[NSURL class]] || ![*text_of(self) isEqual:*text_of(other)]) return NO;
    NSURL *base = *base_of(self), *other_base = *base_of(other);
    return base == other_base || [base isEqual:other_base];
}

// MARK: Parts

- (NSString *)scheme { return absolute_parts(self)->scheme; }
- (NSString *)user { return unescaped(absolute_parts(self)->user); }
- (NSString *)password { return unescaped(absolute_parts(self)->password); }
- (NSString *)query { return absolute_parts(self)->query; }
- (NSString *)fragment { return absolute_parts(self)->fragment; }
- (BOOL)isFileURL { return [[[self scheme] lowercaseString] isEqualToString:@"file"]; }

- (NSString *)host {
    NSString *host = unescaped(absolute_parts(self)->host);
    if ([host hasPrefix:@"["] && [host hasSuffix:@"]"]) {
        return [host substringWithRange:NSMakeRange(1, [host length] - 2)];
    }
    return [host length] ? host : nil;
}

- (NSNumber *)port {
    NSString *port = absolute_parts(self)->port;
    return [port length] ? [NSNumber numberWithInt:[port intValue]] : nil;
}

- (NSString *)path { return [absolute_parts(self) isOpaque] ? nil : file_path(absolute_parts(self)->path); }

- (NSString *)relativePath {
    URLParts *parts = (*state_of(self))->parts;
    return [parts isOpaque] ? nil : file_path(parts->path);
}

- (NSString *)parameterString {
    NSString *path = absolute_parts(self)->path;
    NSUInteger length = [without_parameters(path) length];
    return length < [path length] ? [path substringFromIndex:length + 1] : nil;
}

- (NSString *)resourceSpecifier {
    URLParts *parts = (*state_of(self))->parts;
    return parts->scheme ? [*text_of(self) substringFromIndex:[parts->scheme length] + 1] : *text_of(self);
}

- (NSString *)lastPathComponent { return [[self path] lastPathComponent]; }
- (NSString *)pathExtension { return [[self path] pathExtension]; }
- (NSArray *)pathComponents { return [[self path] pathComponents]; }

/// GNUstep's own: the path with its slash at the end, without escapes or with them.
- (NSString *)fullPath { return unescaped(without_parameters(absolute_parts(self)->path)); }
- (NSString *)pathWithEscapes { return absolute_parts(self)->path; }

// MARK: Other paths

/// A URL like this one with another path, which has its escapes.
- (NSURL *)URLWithEscapedPath:(NSString *)path {
    URLParts *parts = [URLParts partsOfText:[self absoluteString]];
    [parts->path release];
    parts->path = [path copy];
    if (parts->has_authority && [path length] && ![path hasPrefix:@"/"]) {
        [parts->path release];
        parts->path = [[@"/" stringByAppendingString:path] copy];
    }
    return [NSURL URLWithString:[parts text]];
}

- (NSURL *)standardizedURL {
    URLParts *parts = absolute_parts(self);
    if ([parts isOpaque]) return self;
    NSString *path = url_path_without_dots(parts->path), *last = [parts->path lastPathComponent];
    BOOL ends_in_dots = ![parts->path hasSuffix:@"/"] && ([last isEqualToString:@"."] || [last isEqualToString:@".."]);
    if (ends_in_dots && [path hasSuffix:@"/"]) path = [path substringToIndex:[path length] - 1];
    return [self URLWithEscapedPath:path];
}

- (NSURL *)URLByAppendingPathComponent:(NSString *)component {
    NSURL *url = [self URLByAppendingPathComponent:component isDirectory:NO];
    BOOL is_directory = NO;
    if (![url isFileURL] || [[url absoluteString] hasSuffix:@"/"]) return url;
    BOOL exists = [[NSFileManager defaultManager] fileExistsAtPath:[url path] isDirectory:&is_directory];
    return exists && is_directory ? [self URLByAppendingPathComponent:component isDirectory:YES] : url;
}

- (NSURL *)URLByAppendingPathComponent:(NSString *)component isDirectory:(BOOL)is_directory {
    NSString *path = absolute_parts(self)->path ?: @"", *addition = escaped(component ?: @"");
    while ([addition hasPrefix:@"/"]) addition = [addition substringFromIndex:1];
    if (![path hasSuffix:@"/"]) path = [path stringByAppendingString:@"/"];
    path = [path stringByAppendingString:addition];
    if (is_directory && ![path hasSuffix:@"/"]) path = [path stringByAppendingString:@"/"];
    return [self URLWithEscapedPath:path];
}

/// Above a root, or what is above another, there is what its name and dots say.
- (NSURL *)URLByDeletingLastPathComponent {
    NSString *path = absolute_parts(self)->path ?: @"";
    if ([path length] == 0 || [path isEqualToString:@"/"] || [[path lastPathComponent] isEqualToString:@".."]) {
        BOOL has_slash = [path length] == 0 || [path hasSuffix:@"/"];
        return [self URLWithEscapedPath:[path stringByAppendingString:has_slash ? @"../" : @"/../"]];
    }
    if ([path hasSuffix:@"/"] && [path length] > 1) path = [path substringToIndex:[path length] - 1];
    NSRange slash = [path rangeOfString:@"/" options:NSBackwardsSearch];
    return [self URLWithEscapedPath:slash.length ? [path substringToIndex:NSMaxRange(slash)] : @""];
}

/// Changes the last segment of the path; a slash at the end stays.
- (NSURL *)URLByChangingLastSegment:(NSString * (^)(NSString *segment))change {
    NSString *path = absolute_parts(self)->path ?: @"";
    BOOL is_directory = [path length] > 1 && [path hasSuffix:@"/"];
    if (is_directory) path = [path substringToIndex:[path length] - 1];
    NSRange slash = [path rangeOfString:@"/" options:NSBackwardsSearch];
    NSUInteger start = slash.length ? NSMaxRange(slash) : 0;
    NSString *segment = change([path substringFromIndex:start]);
    path = [[path substringToIndex:start] stringByAppendingString:segment];
    return [self URLWithEscapedPath:is_directory ? [path stringByAppendingString:@"/"] : path];
}

- (NSURL *)URLByAppendingPathExtension:(NSString *)extension {
    if (![extension length]) return self;
    return [self URLByChangingLastSegment:^NSString *(NSString *segment) {
        return [segment stringByAppendingFormat:@".%@", escaped(extension)];
    }];
}

- (NSURL *)URLByDeletingPathExtension {
    return [self URLByChangingLastSegment:^NSString *(NSString *segment) {
        return [segment stringByDeletingPathExtension];
    }];
}

- (NSURL *)URLByStandardizingPath {
    return [self isFileURL] ? [NSURL fileURLWithPath:[[self path] stringByStandardizingPath]] : self;
}

- (NSURL *)URLByResolvingSymlinksInPath {
    return [self isFileURL] ? [NSURL fileURLWithPath:[[self path] stringByResolvingSymlinksInPath]] : self;
}

// MARK: Archives

- (void)encodeWithCoder:(NSCoder *)coder {
    if ([coder allowsKeyedCoding]) {
        [coder encodeObject:*base_of(self) forKey:@"NS.base"];
        [coder encodeObject:*text_of(self) forKey:@"NS.relative"];
    } else {
        [coder encodeObject:*text_of(self)];
        [coder encodeObject:*base_of(self)];
    }
}

- (id)initWithCoder:(NSCoder *)coder {
    BOOL is_keyed = [coder allowsKeyedCoding];
    NSString *text = is_keyed ? [coder decodeObjectForKey:@"NS.relative"] : [coder decodeObject];
    NSURL *base = is_keyed ? [coder decodeObjectForKey:@"NS.base"] : [coder decodeObject];
    if (![text isKindOfClass:[NSString class]]) {
        [self release];
        return nil;
    }
    return [self initWithString:text relativeToURL:[base isKindOfClass:[NSURL class]] ? base : nil];
}

@end
