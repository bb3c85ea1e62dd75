// File wrappers, coordinated access with presenters, versions, queries, and the store that would be in the cloud.
// > done

#import "../Expect.h"

#define ARRAY(...) [NSArray arrayWithObjects:__VA_ARGS__, nil]

static NSURL *url(NSString *name) {
    return [NSURL fileURLWithPath:[NSTemporaryDirectory() stringByAppendingPathComponent:name]];
}
static NSData *bytes(const char *text) { return [NSData dataWithBytes:text length:strlen(text)]; }

static void wrappers(void) {
    NSError *error = nil;
    NSFileWrapper *file = [[[NSFileWrapper alloc] initRegularFileWithContents:bytes("text")] autorelease];
    IS([file isRegularFile] && ![file isDirectory] && ![file isSymbolicLink] &&
        [[file regularFileContents] isEqual:bytes("text")]);
    RAISES(NSInternalInconsistencyException, [file fileWrappers]);
    [file setPreferredFilename:@"a.txt"];
    SAME([file preferredFilename], @"a.txt");
    SAME([file filename], nil);
    NSFileWrapper *folder = [[[NSFileWrapper alloc]
        initDirectoryWithFileWrappers:[NSDictionary dictionaryWithObject:file forKey:@"a.txt"]] autorelease];
    IS([folder isDirectory] && [[folder fileWrappers] objectForKey:@"a.txt"] == file);
    SAME([folder addRegularFileWithContents:bytes("two") preferredFilename:@"b.txt"], @"b.txt");
    NSFileWrapper *twin = [[[NSFileWrapper alloc] initRegularFileWithContents:bytes("twin")] autorelease];
    RAISES(NSInvalidArgumentException, [folder addFileWrapper:twin]);
    [twin setPreferredFilename:@"a.txt"];
    NSString *key = [folder addFileWrapper:twin];
    IS(![key isEqual:@"a.txt"] && [[folder keyForFileWrapper:twin] isEqual:key] && [[folder fileWrappers] count] == 3);
    [folder removeFileWrapper:twin];
    SAME([folder keyForFileWrapper:file], @"a.txt");
    COUNT([[folder fileWrappers] count], 2);
    NSFileWrapper *link =
        [[[NSFileWrapper alloc] initSymbolicLinkWithDestinationURL:url(@"package/a.txt")] autorelease];
    IS([link isSymbolicLink] && [[[link symbolicLinkDestinationURL] lastPathComponent] isEqual:@"a.txt"]);
    [file setFileAttributes:[NSDictionary dictionaryWithObject:[NSNumber numberWithInt:0600]
                                                        forKey:NSFilePosixPermissions]];
    COUNT([[[file fileAttributes] objectForKey:NSFilePosixPermissions] intValue], 0600);
    [folder setFilename:@"package"];
    SAME([folder filename], @"package");
    IS([folder writeToURL:url(@"package")
                    options:NSFileWrapperWritingWithNameUpdating
        originalContentsURL:nil
                      error:&error]);
    IS([folder matchesContentsOfURL:url(@"package")]);
    NSFileWrapper *read = [[[NSFileWrapper alloc] initWithURL:url(@"package")
                                                      options:NSFileWrapperReadingImmediate
                                                        error:&error] autorelease];
    SAME([[[read fileWrappers] objectForKey:@"b.txt"] regularFileContents], bytes("two"));
    IS([read readFromURL:url(@"package") options:0 error:&error] && [[read filename] isEqual:@"package"]);
    SAME([[NSFileWrapper alloc] initWithURL:url(@"none") options:0 error:&error], nil);
    IS(error != nil);
    NSFileWrapper *again =
        [[[NSFileWrapper alloc] initWithSerializedRepresentation:[folder serializedRepresentation]] autorelease];
    SAME([[[again fileWrappers] objectForKey:@"a.txt"] regularFileContents], bytes("text"));
}

@interface Presenter : NSObject <NSFilePresenter> {
@public
    NSURL *presentedItemURL;
    NSOperationQueue *presentedItemOperationQueue;
    NSMutableString *log;
}
@property (readonly) NSURL *presentedItemURL;
@property (readonly) NSOperationQueue *presentedItemOperationQueue;
@end
@implementation Presenter
@synthesize presentedItemURL, presentedItemOperationQueue;
- (void)note:(NSString *)sign {
    @synchronized(log) {
        [log appendString:sign];
    }
}
- (void)relinquishPresentedItemToReader:(void (^)(void (^)(void)))reader {
    [self note:@"r"];
    reader(^{ [self note:@"R"]; });
}
- (void)relinquishPresentedItemToWriter:(void (^)(void (^)(void)))writer {
    [self note:@"w"];
    writer(^{ [self note:@"W"]; });
}
- (void)savePresentedItemChangesWithCompletionHandler:(void (^)(NSError *))handler { [self note:@"s"], handler(nil); }
- (void)accommodatePresentedItemDeletionWithCompletionHandler:(void (^)(NSError *))handler {
    [self note:@"d"], handler(nil);
}
- (void)accommodatePresentedSubitemDeletionAtURL:(NSURL *)item completionHandler:(void (^)(NSError *))handler {
    handler(nil);
}
- (void)presentedItemDidMoveToURL:(NSURL *)moved { [self note:@"m"], presentedItemURL = [moved retain]; }
- (void)presentedItemDidChange { [self note:@"c"]; }
- (void)presentedItemDidGainVersion:(NSFileVersion *)version {}
- (void)presentedItemDidLoseVersion:(NSFileVersion *)version {}
- (void)presentedItemDidResolveConflictVersion:(NSFileVersion *)version {}
- (void)presentedSubitemDidAppearAtURL:(NSURL *)item {}
- (void)presentedSubitemDidChangeAtURL:(NSURL *)item {}
- (void)presentedSubitemAtURL:(NSURL *)old didMoveToURL:(NSURL *)moved {}
- (void)presentedSubitemAtURL:(NSURL *)item didGainVersion:(NSFileVersion *)version {}
- (void)presentedSubitemAtURL:(NSURL *)item didLoseVersion:(NSFileVersion *)version {}
- (void)presentedSubitemAtURL:(NSURL *)item didResolveConflictVersion:(NSFileVersion *)version {}
@end

static void coordination(void) {
    NSError *error = nil;
    __block int calls = 0;
    NSFileCoordinator *coordinator = [[[NSFileCoordinator alloc] initWithFilePresenter:nil] autorelease];
    [bytes("old") writeToURL:url(@"shared") atomically:NO];
    [coordinator coordinateReadingItemAtURL:url(@"shared") options:0 error:&error byAccessor:^(NSURL *item) {
        calls += [[NSData dataWithContentsOfURL:item] isEqual:bytes("old")];
    }];
    [coordinator coordinateWritingItemAtURL:url(@"shared")
                                    options:NSFileCoordinatorWritingForReplacing
                                      error:&error
                                 byAccessor:^(NSURL *item) { calls += [bytes("new") writeToURL:item atomically:YES]; }];
    [coordinator coordinateReadingItemAtURL:url(@"shared")
                                    options:0
                           writingItemAtURL:url(@"other")
                                    options:0
                                      error:&error
                                 byAccessor:^(NSURL *from, NSURL *to) {
                                     calls += [[NSData dataWithContentsOfURL:from] writeToURL:to atomically:NO];
                                 }];
    [coordinator coordinateWritingItemAtURL:url(@"shared")
                                    options:NSFileCoordinatorWritingForMoving
                           writingItemAtURL:url(@"moved")
                                    options:0
                                      error:&error
                                 byAccessor:^(NSURL *from, NSURL *to) {
                                     calls += [[NSFileManager defaultManager] moveItemAtURL:from toURL:to error:NULL];
                                     [coordinator itemAtURL:from didMoveToURL:to];
                                 }];
    [coordinator prepareForReadingItemsAtURLs:ARRAY(url(@"moved"))
                                      options:0
                           writingItemsAtURLs:ARRAY(url(@"other"))
                                      options:0
                                        error:&error
                                   byAccessor:^(void (^done)(void)) { calls++, done(); }];
    IS(calls == 5 && [[NSData dataWithContentsOfURL:url(@"moved")] isEqual:bytes("new")]);
    Presenter *presenter = [[Presenter new] autorelease];
    presenter->log = [NSMutableString string];
    presenter->presentedItemURL = url(@"moved");
    presenter->presentedItemOperationQueue = [[NSOperationQueue new] autorelease];
    id<NSFilePresenter> presenting = presenter;
    IS([[presenting presentedItemURL] isEqual:url(@"moved")] && [presenting presentedItemOperationQueue] != nil);
    [NSFileCoordinator addFilePresenter:presenter];
    SAME([NSFileCoordinator filePresenters], ARRAY(presenter));
    [coordinator coordinateReadingItemAtURL:url(@"moved")
                                    options:0
                                      error:&error
                                 byAccessor:^(NSURL *item) { [presenter note:@"!"]; }];
    [presenter->presentedItemOperationQueue waitUntilAllOperationsAreFinished];
    SAME(presenter->log, @"rs!R");
    [presenter->log setString:@""];
    [coordinator coordinateWritingItemAtURL:url(@"moved")
                                    options:NSFileCoordinatorWritingForDeleting
                                      error:&error
                                 byAccessor:^(NSURL *item) { [presenter note:@"!"]; }];
    [presenter->presentedItemOperationQueue waitUntilAllOperationsAreFinished];
    IS([presenter->log hasPrefix:@"w"] && [presenter->log rangeOfString:@"d!"].length == 2 &&
        [presenter->log rangeOfString:@"W"].length == 1);
    [NSFileCoordinator removeFilePresenter:presenter];
    COUNT([[NSFileCoordinator filePresenters] count], 0);
    [coordinator cancel];
    [coordinator coordinateReadingItemAtURL:url(@"moved")
                                    options:0
                                      error:&error
                                 byAccessor:^(NSURL *item) { calls = -1; }];
    IS(calls == 5 && [error code] == NSUserCancelledError);
}

static void versions(void) {
    NSError *error = nil;
    NSFileVersion *version = [NSFileVersion currentVersionOfItemAtURL:url(@"moved")];
    IS([[version.URL lastPathComponent] isEqual:@"moved"] && !version.conflict && version.resolved &&
        version.modificationDate != nil);
    SAME(version.localizedName, @"moved");
    IS([version localizedNameOfSavingComputer] == nil || [[version localizedNameOfSavingComputer] length] > 0);
    IS([version persistentIdentifier] != nil);
    COUNT([[NSFileVersion otherVersionsOfItemAtURL:url(@"moved")] count], 0);
    COUNT([[NSFileVersion unresolvedConflictVersionsOfItemAtURL:url(@"moved")] count], 0);
    SAME([NSFileVersion versionOfItemAtURL:url(@"moved") forPersistentIdentifier:@"none"], nil);
    SAME([NSFileVersion currentVersionOfItemAtURL:url(@"none")], nil);
    IS([NSFileVersion removeOtherVersionsOfItemAtURL:url(@"moved") error:&error]);
    IS([version replaceItemAtURL:url(@"copy") options:0 error:&error] != nil &&
        [[NSFileManager defaultManager] fileExistsAtPath:[url(@"copy") path]]);
    IS(![version removeAndReturnError:&error] && error != nil);
}

static void store(void) {
    NSUbiquitousKeyValueStore *store = [NSUbiquitousKeyValueStore defaultStore];
    [store setString:@"s" forKey:@"string"], [store setData:bytes("d") forKey:@"data"],
        [store setArray:ARRAY(@"x") forKey:@"array"];
    [store setDictionary:[NSDictionary dictionaryWithObject:@"v" forKey:@"k"] forKey:@"dictionary"],
        [store setLongLong:1LL << 40 forKey:@"long"];
    [store setDouble:2.5 forKey:@"double"], [store setBool:YES forKey:@"bool"], [store setObject:@"o" forKey:@"object"];
    IS([[store stringForKey:@"string"] isEqual:@"s"] && [[store dataForKey:@"data"] isEqual:bytes("d")] &&
        [[store arrayForKey:@"array"] count] == 1);
    IS([[store dictionaryForKey:@"dictionary"] count] == 1 && [store longLongForKey:@"long"] == 1LL << 40 &&
        [store doubleForKey:@"double"] == 2.5);
    IS([store boolForKey:@"bool"] && ![store boolForKey:@"none"] && [[store objectForKey:@"object"] isEqual:@"o"] &&
        [store stringForKey:@"data"] == nil);
    [store removeObjectForKey:@"object"];
    IS([[store dictionaryRepresentation] count] == 7 && [store objectForKey:@"object"] == nil);
    [store synchronize];
    SAME(NSUbiquitousKeyValueStoreDidChangeExternallyNotification,
        @"NSUbiquitousKeyValueStoreDidChangeExternallyNotification");
    SAME(NSUbiquitousKeyValueStoreChangeReasonKey, @"NSUbiquitousKeyValueStoreChangeReasonKey");
    SAME(NSUbiquitousKeyValueStoreChangedKeysKey, @"NSUbiquitousKeyValueStoreChangedKeysKey");
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    wrappers();
    coordination();
    versions();
    store();
    puts("done");
    [pool drain];
    return 0;
}
