// NSFileVersion: without iCloud and a store of versions, an item has only its current version.

#import "Errors/FileErrors.h"
#import <Foundation/Foundation.h>
#include "Runtime/AssociatedObjects.h"
#include <errno.h>
#include <objc/runtime.h>

NSString *const NSUbiquitousKeyValueStoreChangedKeysKey = @"NSUbiquitousKeyValueStoreChangedKeysKey";

static char url_key;
enum { Retained = 01401 };

@interface NSFileVersion (Current)
@end

@implementation NSFileVersion (Current)

+ (NSFileVersion *)currentVersionOfItemAtURL:(NSURL *)url {
    if (![[NSFileManager defaultManager] fileExistsAtPath:[url path]]) return nil;
    NSFileVersion *version = [[[NSFileVersion alloc] init] autorelease];
    objc_setAssociatedObject(version, &url_key, url, Retained);
    return version;
}

+ (NSArray *)otherVersionsOfItemAtURL:(NSURL *)url { return [NSArray array]; }
+ (NSArray *)unresolvedConflictVersionsOfItemAtURL:(NSURL *)url { return [NSArray array]; }

+ (NSFileVersion *)versionOfItemAtURL:(NSURL *)url forPersistentIdentifier:(id)identifier {
    NSFileVersion *version = [self currentVersionOfItemAtURL:url];
    return [(NSObject *)[version persistentIdentifier] isEqual:identifier] ? version : nil;
}

+ (BOOL)removeOtherVersionsOfItemAtURL:(NSURL *)url error:(NSError **)error { return YES; }

- (NSURL *)URL { return objc_getAssociatedObject(self, &url_key); }
- (NSString *)localizedName { return [[NSFileManager defaultManager] displayNameAtPath:[[self URL] path]]; }
- (NSString *)localizedNameOfSavingComputer { return nil; }
- (BOOL)isConflict { return NO; }
- (BOOL)conflict { return NO; }
- (BOOL)isResolved { return YES; }
- (void)setResolved:(BOOL)resolved {}

- (NSDictionary *)attributes {
    return [[NSFileManager defaultManager] attributesOfItemAtPath:[[self URL] path] error:NULL];
}
- (NSDate *)modificationDate { return [[self attributes] fileModificationDate]; }

- (id)persistentIdentifier {
    NSDictionary *attributes = [self attributes];
    return [NSString stringWithFormat:@"%lu-%.6f", (unsigned long)[attributes fileSystemFileNumber],
                                      [[attributes fileModificationDate] timeIntervalSince1970]];
}

- (NSURL *)replaceItemAtURL:(NSURL *)url options:(NSUInteger)options error:(NSError **)error {
    NSData *contents = [NSData dataWithContentsOfFile:[[self URL] path]];
    if ([contents writeToFile:[url path] atomically:YES]) return url;
    hand_out_error(error, file_error(contents ? FileOperationWrite : FileOperationRead, contents ? EACCES : ENOENT, [url path]));
    return nil;
}

/// The current version is the item itself.
- (BOOL)removeAndReturnError:(NSError **)error {
    return hand_out_error(error, file_error(FileOperationWrite, EPERM, [[self URL] path]));
}

@end
