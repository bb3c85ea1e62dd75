// Accessors of a dictionary of file attributes: permissions without the bits of the file type, and 0 for missing
// values.

#import <Foundation/Foundation.h>

@interface NSDictionary (FileAttributes)
@end

@implementation NSDictionary (FileAttributes)
- (NSUInteger)filePosixPermissions {
    return [[self objectForKey:NSFilePosixPermissions] unsignedIntegerValue] & 01777;
}
- (NSInteger)fileSystemNumber { return [[self objectForKey:NSFileSystemNumber] integerValue]; }
- (NSUInteger)fileSystemFileNumber { return [[self objectForKey:NSFileSystemFileNumber] unsignedIntegerValue]; }
@end
