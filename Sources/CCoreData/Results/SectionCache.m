#import "Results/SectionCache.h"
#import "Model/EntityOwnership.h"
#include <sys/stat.h>

/// A cache is a help, so a damaged or strange one is not read.
enum { MaximumSize = 16 << 20 };

@implementation SectionCache {
    NSString *_path;
    NSManagedObjectContext *_context;
}

static NSString *caches_folder(void) {
    NSArray *folders = NSSearchPathForDirectoriesInDomains(NSCachesDirectory, NSUserDomainMask, YES);
    return [[folders lastObject] stringByAppendingPathComponent:@".CoreDataCaches/SectionInfoCaches"];
}

/// The name as that of a file: apps put any text into it.
static NSString *path_of(NSString *name) {
    NSMutableString *file = [NSMutableString string];
    for (const char *letter = [name UTF8String]; letter && *letter; letter++) {
        BOOL isPlain = isalnum((unsigned char)*letter) || strchr(" _-", *letter);
        [file appendFormat:isPlain ? @"%c" : @"%%%02X", (unsigned char)*letter];
    }
    return [[caches_folder() stringByAppendingPathComponent:file] stringByAppendingPathExtension:@"sections"];
}

static NSString *configuration_of(NSFetchRequest *request, NSString *keyPath) {
    NSMutableArray *order = [NSMutableArray array];
    for (NSSortDescriptor *each in request.sortDescriptors) {
        [order addObject:[NSString stringWithFormat:@"%@ %d %@", each.key, each.ascending,
                                                    each.selector ? NSStringFromSelector(each.selector) : @"-"]];
    }
    return [NSString stringWithFormat:@"%@ %@|%@|%@|%@|%lu %lu %d", request.entityName, request.entity.versionHash,
                                      request.predicate.predicateFormat, [order componentsJoinedByString:@","], keyPath,
                                      (unsigned long)request.fetchLimit, (unsigned long)request.fetchOffset,
                                      request.includesSubentities];
}

- (id)initWithName:(NSString *)name
           request:(NSFetchRequest *)request
           keyPath:(NSString *)keyPath
           context:(NSManagedObjectContext *)context {
    if (!(self = [super init])) return nil;
    _path = path_of(name);
    _context = context;
    _configuration = configuration_of(request, keyPath);
    return self;
}

/// The stores' files and their times; nil if a store has no file, or the context has changes that no file has.
- (NSArray *)stateOfStores {
    if (_context.parentContext || _context.hasChanges) return nil;
    NSMutableArray *state = [NSMutableArray array];
    for (NSPersistentStore *store in _context.persistentStoreCoordinator.persistentStores) {
        struct stat file;
        if (![store.URL isFileURL] || stat([[store.URL path] fileSystemRepresentation], &file) != 0) return nil;
        // With another journal than SQLite's own one, what was saved need not be in the file yet.
        NSString *journal = [[store.URL path] stringByAppendingString:@"-wal"];
        if ([[NSFileManager defaultManager] fileExistsAtPath:journal]) return nil;
        [state addObject:[NSString stringWithFormat:@"%@ %lld %lld.%09ld", store.identifier, (long long)file.st_size,
                                                    (long long)file.st_mtim.tv_sec, file.st_mtim.tv_nsec]];
    }
    return state;
}

- (BOOL)isThere {
    return [[NSFileManager defaultManager] fileExistsAtPath:_path];
}

static BOOL are_all(NSArray *values, Class class) {
    if (![values isKindOfClass:[NSArray class]]) return NO;
    for (id each in values) {
        if (![each isKindOfClass:class]) return NO;
    }
    return YES;
}

- (NSArray *)sectionsOfCount:(NSUInteger)count {
    struct stat file;
    NSArray *state = [self stateOfStores];
    if (state == nil || stat([_path fileSystemRepresentation], &file) != 0 || file.st_size > MaximumSize) return nil;
    NSDictionary *kept = [NSDictionary dictionaryWithContentsOfFile:_path];
    NSArray *names = [kept objectForKey:@"names"], *lengths = [kept objectForKey:@"lengths"];
    BOOL isSame = [[kept objectForKey:@"configuration"] isEqual:_configuration] &&
                  [[kept objectForKey:@"stores"] isEqual:state];
    if (!isSame || !are_all(names, [NSString class]) || !are_all(lengths, [NSNumber class])) return nil;
    if ([names count] != [lengths count]) return nil;
    NSUInteger left = count;
    for (NSNumber *length in lengths) {
        if ([length longLongValue] <= 0 || (NSUInteger)[length longLongValue] > left) return nil;
        left -= (NSUInteger)[length longLongValue];
    }
    return left == 0 ? [NSArray arrayWithObjects:names, lengths, nil] : nil;
}

- (void)keepNames:(NSArray *)names lengths:(NSArray *)lengths {
    NSArray *state = [self stateOfStores];
    if (state == nil) return;
    NSDictionary *kept =
        [NSDictionary dictionaryWithObjectsAndKeys:_configuration, @"configuration", state, @"stores", names, @"names",
                                                   lengths, @"lengths", nil];
    [[NSFileManager defaultManager] createDirectoryAtPath:[_path stringByDeletingLastPathComponent]
                              withIntermediateDirectories:YES
                                               attributes:nil
                                                    error:NULL];
    [kept writeToFile:_path atomically:YES];
}

+ (void)deleteWithName:(NSString *)name {
    [[NSFileManager defaultManager] removeItemAtPath:name ? path_of(name) : caches_folder() error:NULL];
}

@end
