// Arrays and dictionaries write themselves as property lists in XML, where GNUstep writes a text format of its own, and
// are made of binary files too.

#import "PropertyListWriter.h"

static BOOL is_binary(NSData *data) { return [data length] >= 6 && memcmp([data bytes], "bplist", 6) == 0; }

/// What is in a binary file, or nothing; collections can be changed, like those of the other formats.
static id binary_list(NSData *data) {
    return [NSPropertyListSerialization propertyListWithData:data
                                                     options:NSPropertyListMutableContainers
                                                      format:NULL
                                                       error:NULL];
}

static id list_in_text(NSString *text) {
    @try {
        return [text propertyList];
    } @catch (NSException *exception) {
        return nil;
    }
}

static id list_in_file(NSString *path) {
    NSData *data = path ? [NSData dataWithContentsOfFile:path] : nil;
    if (data == nil) return nil;
    if (is_binary(data)) return binary_list(data);
    return list_in_text([[[NSString alloc] initWithContentsOfFile:path] autorelease]);
}

static id list_at_url(NSURL *url) {
    if ([url isFileURL]) return list_in_file([url path]);
    NSData *data = url ? [NSData dataWithContentsOfURL:url] : nil;
    if (data == nil) return nil;
    if (is_binary(data)) return binary_list(data);
    return list_in_text([[[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding] autorelease]);
}

@implementation NSArray (PropertyListFiles)

- (id)initWithContentsOfFile:(NSString *)path {
    id list = list_in_file(path);
    if ([list isKindOfClass:[NSArray class]]) return [self initWithArray:list];
    [self release];
    return nil;
}

- (id)initWithContentsOfURL:(NSURL *)url {
    id list = list_at_url(url);
    if ([list isKindOfClass:[NSArray class]]) return [self initWithArray:list];
    [self release];
    return nil;
}

/// NO for an array that is no property list, too.
- (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically {
    return path && [property_list_xml(self) writeToFile:path atomically:atomically];
}

- (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)atomically {
    return url && [property_list_xml(self) writeToURL:url atomically:atomically];
}

@end

@implementation NSDictionary (PropertyListFiles)

- (id)initWithContentsOfFile:(NSString *)path {
    id list = list_in_file(path);
    if ([list isKindOfClass:[NSDictionary class]]) return [self initWithDictionary:list];
    [self release];
    return nil;
}

- (id)initWithContentsOfURL:(NSURL *)url {
    id list = list_at_url(url);
    if ([list isKindOfClass:[NSDictionary class]]) return [self initWithDictionary:list];
    [self release];
    return nil;
}

/// NO for a dictionary that is no property list, too.
- (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically {
    return path && [property_list_xml(self) writeToFile:path atomically:atomically];
}

- (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)atomically {
    return url && [property_list_xml(self) writeToURL:url atomically:atomically];
}

@end
