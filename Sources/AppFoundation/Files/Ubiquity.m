// NSFileManager's iCloud methods, as on a device without an account: there is no container, and no item is in one.

#import "Errors/FileErrors.h"
#import <Foundation/Foundation.h>
#include <errno.h>

NSString *const NSUbiquityIdentityDidChangeNotification = @"NSUbiquityIdentityDidChangeNotification";

@interface NSFileManager (Ubiquity)
@end

@implementation NSFileManager (Ubiquity)

- (NSURL *)URLForUbiquityContainerIdentifier:(NSString *)identifier { return nil; }
- (id<NSObject, NSCopying, NSCoding>)ubiquityIdentityToken { return nil; }
- (BOOL)isUbiquitousItemAtURL:(NSURL *)url { return NO; }

- (BOOL)setUbiquitous:(BOOL)flag itemAtURL:(NSURL *)url destinationURL:(NSURL *)target error:(NSError **)error {
    return hand_out_error(error, file_error(FileOperationWrite, ENOENT, [target path]));
}
- (BOOL)startDownloadingUbiquitousItemAtURL:(NSURL *)url error:(NSError **)error {
    return hand_out_error(error, file_error(FileOperationRead, ENOENT, [url path]));
}
- (BOOL)evictUbiquitousItemAtURL:(NSURL *)url error:(NSError **)error {
    return hand_out_error(error, file_error(FileOperationWrite, ENOENT, [url path]));
}
- (NSURL *)URLForPublishingUbiquitousItemAtURL:(NSURL *)url expirationDate:(NSDate **)date error:(NSError **)error {
    hand_out_error(error, file_error(FileOperationRead, ENOENT, [url path]));
    return nil;
}

- (NSArray *)mountedVolumeURLsIncludingResourceValuesForKeys:(NSArray *)keys options:(NSUInteger)options {
    return [NSArray arrayWithObject:[NSURL fileURLWithPath:@"/" isDirectory:YES]];
}

@end

/// The store's value for a key, if it is of this class.
static id value_of_class(NSUbiquitousKeyValueStore *store, NSString *key, Class class) {
    id value = [store objectForKey:key];
    return [value isKindOfClass:class] ? value : nil;
}

@interface NSUbiquitousKeyValueStore (Classes)
@end

@implementation NSUbiquitousKeyValueStore (Classes)

- (NSString *)stringForKey:(NSString *)key { return value_of_class(self, key, [NSString class]); }
- (NSArray *)arrayForKey:(NSString *)key { return value_of_class(self, key, [NSArray class]); }
- (NSDictionary *)dictionaryForKey:(NSString *)key { return value_of_class(self, key, [NSDictionary class]); }
- (NSData *)dataForKey:(NSString *)key { return value_of_class(self, key, [NSData class]); }

@end
