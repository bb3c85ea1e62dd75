// Arrays and dictionaries write themselves as property lists in XML, where GNUstep writes a text format of its own, and
// are made of files in any format. So are strings.

#import "Files/SystemFiles.h"
#import "PropertyListWriter.h"
#include <objc/runtime.h>

/// The property list in the data, with mutable collections; nil if there is none.
static id list_in_data(NSData *data) {
    if ([data length] == 0) return nil;
    return [NSPropertyListSerialization propertyListWithData:data
                                                     options:NSPropertyListMutableContainers
                                                      format:NULL
                                                       error:NULL];
}

static id list_in_file(NSString *path) {
    if (path == nil) return nil;
    id list = list_in_data([NSData dataWithContentsOfFile:path]);
    return list ? list : [[system_property_list(path) mutableCopy] autorelease];
}

static id list_at_url(NSURL *url) {
    if ([url isFileURL]) return list_in_file([url path]);
    return url ? list_in_data([NSData dataWithContentsOfURL:url]) : nil;
}

/// The result of a collection's initialiser for a list that was read. On the phone it was mutable, whatever class was
/// asked for, and apps rely on that; objects of the app's own subclasses are filled with the contents.
/// - cluster: the class of new objects of GNUstep's.
static id filled(id collection, id list, Class public_class, Class cluster, Class mutable_class) {
    id result = nil;
    if (![list isKindOfClass:public_class]) {
        [collection release];
    } else if (object_getClass(collection) == cluster) {
        [collection release];
        result = [list isKindOfClass:mutable_class] ? [list retain] : [list mutableCopy];
    } else if (public_class == [NSArray class]) {
        result = [collection initWithArray:list];
    } else {
        result = [collection initWithDictionary:list];
    }
    return result;
}

static id filled_array(NSArray *array, id list) {
    return filled(array, list, [NSArray class], objc_lookUpClass("GSPlaceholderArray"), [NSMutableArray class]);
}

static id filled_dictionary(NSDictionary *dictionary, id list) {
    return filled(dictionary, list, [NSDictionary class], objc_lookUpClass("GSDictionary"), [NSMutableDictionary class]);
}

@implementation NSArray (PropertyListFiles)

- (id)initWithContentsOfFile:(NSString *)path { return filled_array(self, list_in_file(path)); }
- (id)initWithContentsOfURL:(NSURL *)url { return filled_array(self, list_at_url(url)); }

/// NO for an array that is no property list, too.
- (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically {
    return path && [property_list_xml(self) writeToFile:path atomically:atomically];
}

- (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)atomically {
    return url && [property_list_xml(self) writeToURL:url atomically:atomically];
}

@end

@implementation NSDictionary (PropertyListFiles)

- (id)initWithContentsOfFile:(NSString *)path { return filled_dictionary(self, list_in_file(path)); }
- (id)initWithContentsOfURL:(NSURL *)url { return filled_dictionary(self, list_at_url(url)); }

/// NO for a dictionary that is no property list, too.
- (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically {
    return path && [property_list_xml(self) writeToFile:path atomically:atomically];
}

- (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)atomically {
    return url && [property_list_xml(self) writeToURL:url atomically:atomically];
}

@end

@implementation NSString (PropertyListTexts)

- (id)propertyList {
    if ([self length] == 0) return nil;
    NSError *error = nil;
    id list = [NSPropertyListSerialization propertyListWithData:[self dataUsingEncoding:NSUTF8StringEncoding]
                                                        options:NSPropertyListMutableContainersAndLeaves
                                                         format:NULL
                                                          error:&error];
    if (list == nil) {
        [NSException raise:NSParseErrorException
                    format:@"*** -[NSString propertyList]: %@", [[error userInfo] objectForKey:@"NSDebugDescription"]];
    }
    return list;
}

- (NSDictionary *)propertyListFromStringsFileFormat {
    NSData *data = [self dataUsingEncoding:NSUTF8StringEncoding];
    id list = list_in_data(data);
    return [list isKindOfClass:[NSDictionary class]] ? list : nil;
}

@end
