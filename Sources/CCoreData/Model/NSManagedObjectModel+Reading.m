// Reads compiled models: `.mom` files, which are keyed archives in the format of Apple's compiler, and `.momd` folders
// of versions.

#import "Model/ArchivedPredicates.h"
#import "Model/EntityOwnership.h"
#import "Model/ModelSoundness.h"

enum { MaximumModelSize = 64 << 20 };

@implementation NSManagedObjectModel (Reading)

/// - Raises: The exception of the unarchiver for invalid data.
static NSManagedObjectModel *unarchived_model(NSData *data, NSString **fault) {
    NSKeyedUnarchiver *unarchiver = [[NSKeyedUnarchiver alloc] initForReadingWithData:data];
    archived_predicates_prepare(unarchiver);
    id model = [unarchiver decodeObjectForKey:@"root"];
    [unarchiver finishDecoding];
    *fault = @"it is no compiled data model";
    if (![model isKindOfClass:[NSManagedObjectModel class]]) return nil;
    *fault = connect_read_model(model);
    return *fault ? nil : model;
}

+ (NSManagedObjectModel *)modelInFile:(NSString *)path {
    NSData *data = [NSData dataWithContentsOfFile:path];
    if ([data length] == 0 || [data length] > MaximumModelSize) return nil;
    @try {
        NSString *fault = nil;
        NSManagedObjectModel *model = unarchived_model(data, &fault);
        if (model == nil) NSLog(@"CoreData: %@ cannot be read: %@", path, fault);
        return model;
    } @catch (NSException *exception) {
        NSLog(@"CoreData: %@ cannot be read: %@", path, [exception reason]);
        return nil;
    }
}

+ (NSString *)pathOfCurrentVersionInFolder:(NSString *)folder {
    NSDictionary *info =
        [NSDictionary dictionaryWithContentsOfFile:[folder stringByAppendingPathComponent:@"VersionInfo.plist"]];
    NSString *name = [info objectForKey:@"NSManagedObjectModel_CurrentVersionName"];
    NSFileManager *files = [NSFileManager defaultManager];
    if ([name isKindOfClass:[NSString class]]) {
        NSString *path = [folder stringByAppendingPathComponent:[name stringByAppendingPathExtension:@"mom"]];
        if ([files fileExistsAtPath:path]) return path;
    }
    for (NSString *each in [files contentsOfDirectoryAtPath:folder error:NULL]) {
        if ([[each pathExtension] isEqualToString:@"mom"]) return [folder stringByAppendingPathComponent:each];
    }
    return nil;
}

+ (NSManagedObjectModel *)modelAtPath:(NSString *)path {
    BOOL isFolder = NO;
    if (![[NSFileManager defaultManager] fileExistsAtPath:path isDirectory:&isFolder]) return nil;
    if (!isFolder) return [self modelInFile:path];
    NSString *current = [self pathOfCurrentVersionInFolder:path];
    return current ? [self modelInFile:current] : nil;
}

+ (NSArray *)pathsOfModelsInBundles:(NSArray *)bundles allVersions:(BOOL)allVersions {
    NSMutableArray *paths = [NSMutableArray array];
    if (bundles == nil) bundles = [NSArray arrayWithObject:[NSBundle mainBundle]];
    NSFileManager *files = [NSFileManager defaultManager];
    for (NSBundle *bundle in bundles) {
        NSArray *folders = [bundle pathsForResourcesOfType:@"momd" inDirectory:nil];
        for (NSString *folder in folders) {
            if (!allVersions) {
                [paths addObject:folder];
                continue;
            }
            for (NSString *name in [files contentsOfDirectoryAtPath:folder error:NULL]) {
                if (![[name pathExtension] isEqualToString:@"mom"]) continue;
                [paths addObject:[folder stringByAppendingPathComponent:name]];
            }
        }
        for (NSString *path in [bundle pathsForResourcesOfType:@"mom" inDirectory:nil]) {
            NSString *name = [[path lastPathComponent] stringByDeletingPathExtension];
            // A file that an older build left beside the folder of the same model is ignored; otherwise the model would
            // be merged with itself.
            BOOL isInFolder = NO;
            for (NSString *folder in folders) {
                NSString *version =
                    [folder stringByAppendingPathComponent:[name stringByAppendingPathExtension:@"mom"]];
                isInFolder = isInFolder || [files fileExistsAtPath:version];
            }
            if (!isInFolder) [paths addObject:path];
        }
    }
    return paths;
}

@end
