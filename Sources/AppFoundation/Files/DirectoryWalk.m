// NSDirectoryEnumerator: enumerates a folder and its subfolders, by paths or by URLs.

#import "Errors/FileErrors.h"
#import <Foundation/Foundation.h>
#include <errno.h>
#include <objc/runtime.h>

enum { SkipsSubfolders = 1, SkipsPackages = 2, SkipsHidden = 4 };

/// A folder that is being enumerated.
@interface FolderListing : NSObject {
@public
    NSString *prefix; // of its items' paths, relative to where the walk began
    NSArray *names;
    NSUInteger next;
}
@end

@implementation FolderListing
- (void)dealloc {
    [prefix release];
    [names release];
    [super dealloc];
}
@end

@interface DirectoryWalk : NSDirectoryEnumerator {
@public
    NSFileManager *manager;
    NSString *root;
    NSMutableArray *listings; // the innermost last
    NSString *current;        // relative to the root
    NSUInteger options;
    BOOL (^handles_error)(NSURL *url, NSError *error);
    BOOL gives_urls, is_entered, has_ended;
}
@end

@implementation DirectoryWalk

- (NSString *)pathOf:(NSString *)relative {
    return [relative length] ? [root stringByAppendingPathComponent:relative] : root;
}

/// Asks the handler about an error; without one the enumeration continues.
- (void)failAt:(NSString *)path error:(NSError *)error {
    if (handles_error && !handles_error([NSURL fileURLWithPath:path], error)) has_ended = YES;
}

- (void)enter:(NSString *)relative {
    NSError *error = nil;
    NSArray *names = [manager contentsOfDirectoryAtPath:[self pathOf:relative] error:&error];
    if (names == nil) {
        [self failAt:[self pathOf:relative] error:error];
        return;
    }
    FolderListing *listing = [FolderListing new];
    listing->prefix = [relative copy];
    listing->names = [names retain];
    [listings addObject:listing];
    [listing release];
}

/// True if the item returned last is a folder that is to be entered.
- (BOOL)entersCurrent {
    if (current == nil || is_entered || (options & SkipsSubfolders)) return NO;
    NSString *type = [[manager attributesOfItemAtPath:[self pathOf:current] error:NULL] fileType];
    if (![type isEqualToString:NSFileTypeDirectory]) return NO;
    return !((options & SkipsPackages) && [[current pathExtension] isEqualToString:@"app"]);
}

- (id)nextObject {
    if ([self entersCurrent]) [self enter:current];
    is_entered = NO;
    [current release];
    current = nil;
    while (!has_ended && [listings count]) {
        FolderListing *listing = [listings lastObject];
        if (listing->next == [listing->names count]) {
            [listings removeLastObject];
            continue;
        }
        NSString *name = [listing->names objectAtIndex:listing->next++];
        if ((options & SkipsHidden) && [name hasPrefix:@"."]) continue;
        current = [[listing->prefix stringByAppendingPathComponent:name] retain];
        if (!gives_urls) return [[current retain] autorelease];
        return [NSURL fileURLWithPath:[self pathOf:current]];
    }
    return nil;
}

- (void)skipDescendants { is_entered = YES; }
- (void)skipDescendents { is_entered = YES; }
- (NSUInteger)level { return [listings count]; }
- (NSDictionary *)fileAttributes {
    return current ? [manager attributesOfItemAtPath:[self pathOf:current] error:NULL] : nil;
}
- (NSDictionary *)directoryAttributes { return [manager attributesOfItemAtPath:root error:NULL]; }

/// One item at a time, since the app may call `-skipDescendents` between two items.
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id *)buffer count:(NSUInteger)length {
    state->state = 1;
    state->itemsPtr = buffer;
    state->mutationsPtr = &state->extra[0];
    buffer[0] = [self nextObject];
    return buffer[0] ? 1 : 0;
}

/// Does not call the superclass's method, which frees variables that only it has set.
- (void)dealloc {
    [manager release];
    [root release];
    [listings release];
    [current release];
    [handles_error release];
    ((void (*)(id, SEL))class_getMethodImplementation([NSObject class], _cmd))(self, _cmd);
    return;
    [super dealloc];
}

@end

static DirectoryWalk *walk_at(NSFileManager *manager, NSString *path) {
    DirectoryWalk *walk = (DirectoryWalk *)NSAllocateObject([DirectoryWalk class], 0, NULL);
    walk->manager = [manager retain];
    walk->root = [path copy];
    walk->listings = [NSMutableArray new];
    return [walk autorelease];
}

@interface NSFileManager (DirectoryWalks)
@end

@implementation NSFileManager (DirectoryWalks)

/// Nil for an item that is no folder.
- (NSDirectoryEnumerator *)enumeratorAtPath:(NSString *)path {
    BOOL is_folder = NO;
    if (![self fileExistsAtPath:path isDirectory:&is_folder] || !is_folder) return nil;
    DirectoryWalk *walk = walk_at(self, path);
    [walk enter:@""];
    return walk;
}

- (NSDirectoryEnumerator *)enumeratorAtURL:(NSURL *)url
                includingPropertiesForKeys:(NSArray *)keys
                                   options:(NSDirectoryEnumerationOptions)options
                              errorHandler:(BOOL (^)(NSURL *url, NSError *error))handler {
    if (![url isFileURL]) return nil;
    DirectoryWalk *walk = walk_at(self, [url path]);
    walk->gives_urls = YES;
    walk->options = options;
    walk->handles_error = [handler copy];
    [walk enter:@""];
    return walk;
}

- (NSArray *)contentsOfDirectoryAtURL:(NSURL *)url
           includingPropertiesForKeys:(NSArray *)keys
                              options:(NSDirectoryEnumerationOptions)options
                                error:(NSError **)error {
    NSArray *names = [self contentsOfDirectoryAtPath:[url path] error:error];
    if (names == nil) return nil;
    NSMutableArray *urls = [NSMutableArray arrayWithCapacity:[names count]];
    for (NSString *name in names) {
        if ((options & SkipsHidden) && [name hasPrefix:@"."]) continue;
        [urls addObject:[NSURL fileURLWithPath:[[url path] stringByAppendingPathComponent:name]]];
    }
    return urls;
}

- (NSArray *)subpathsAtPath:(NSString *)path { return [[self enumeratorAtPath:path] allObjects]; }

@end
