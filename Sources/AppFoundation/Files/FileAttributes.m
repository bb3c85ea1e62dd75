// What a dictionary of a file's attributes says, in Apple's words: permissions are those bits alone, and what is not
// there is 0.

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
