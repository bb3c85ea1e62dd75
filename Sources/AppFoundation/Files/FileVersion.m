// NSFileVersion: without iCloud no version is in conflict with another.

#import <Foundation/Foundation.h>

NSString *const NSUbiquitousKeyValueStoreChangedKeysKey = @"NSUbiquitousKeyValueStoreChangedKeysKey";

@interface NSFileVersion (Conflicts)
@end

@implementation NSFileVersion (Conflicts)
- (BOOL)isConflict { return NO; }
@end
