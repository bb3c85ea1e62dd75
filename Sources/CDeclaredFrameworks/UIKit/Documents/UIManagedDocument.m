#import "Notice/NotThereYet.h"
#import <UIKit/UIKit.h>

@implementation UIManagedDocument

@synthesize persistentStoreOptions = _persistentStoreOptions, modelConfiguration = _modelConfiguration;

+ (NSString *)persistentStoreName { return @"persistentStore"; }

- (NSManagedObjectContext *)managedObjectContext {
    NOT_THERE_YET("UIManagedDocument", "Core Data");
    return nil;
}

- (NSManagedObjectModel *)managedObjectModel { return nil; }

static BOOL fail(NSError **error) {
    NOT_THERE_YET("UIManagedDocument", "Core Data");
    if (error) *error = [NSError errorWithDomain:NSCocoaErrorDomain code:NSFileReadUnknownError userInfo:nil];
    return NO;
}

- (BOOL)configurePersistentStoreCoordinatorForURL:(NSURL *)storeURL
                                           ofType:(NSString *)fileType
                               modelConfiguration:(NSString *)configuration
                                     storeOptions:(NSDictionary *)storeOptions
                                            error:(NSError **)error {
    return fail(error);
}

- (BOOL)readFromURL:(NSURL *)url error:(NSError **)outError { return fail(outError); }

- (id)contentsForType:(NSString *)typeName error:(NSError **)outError {
    fail(outError);
    return nil;
}

- (NSString *)persistentStoreTypeForFileType:(NSString *)fileType { return @"SQLite"; }
- (BOOL)readAdditionalContentFromURL:(NSURL *)absoluteURL error:(NSError **)error { return YES; }
- (id)additionalContentForURL:(NSURL *)absoluteURL error:(NSError **)error { return nil; }

- (BOOL)writeAdditionalContent:(id)content
                         toURL:(NSURL *)absoluteURL
           originalContentsURL:(NSURL *)absoluteOriginalContentsURL
                         error:(NSError **)error {
    return YES;
}

@end
