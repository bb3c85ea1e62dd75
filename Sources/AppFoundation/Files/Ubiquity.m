// What NSFileManager answers about iCloud to somebody who has no account: there is no container, and no item is in one.

#import "Errors/FileErrors.h"
#import <Foundation/Foundation.h>
#include <errno.h>

@interface NSFileManager (Ubiquity)
@end

@implementation NSFileManager (Ubiquity)

- (NSURL *)URLForUbiquityContainerIdentifier:(NSString *)identifier { return nil; }
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
