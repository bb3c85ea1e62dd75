// Arrays and dictionaries write themselves as property lists in XML; GNUstep writes a text format of its own.

#import "PropertyListWriter.h"

@implementation NSArray (PropertyListFiles)

/// NO for an array that is no property list, too.
- (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically {
    return path && [property_list_xml(self) writeToFile:path atomically:atomically];
}

- (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)atomically {
    return url && [property_list_xml(self) writeToURL:url atomically:atomically];
}

@end

@implementation NSDictionary (PropertyListFiles)

/// NO for a dictionary that is no property list, too.
- (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically {
    return path && [property_list_xml(self) writeToFile:path atomically:atomically];
}

- (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)atomically {
    return url && [property_list_xml(self) writeToURL:url atomically:atomically];
}

@end
