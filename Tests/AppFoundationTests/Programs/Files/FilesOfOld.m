// The file manager's older methods and delegates; attributes of files; file handles that read, write and wait.
// > done

#import "../Expect.h"

#pragma clang diagnostic ignored "-Wdeprecated-declarations"

static NSFileManager *manager;
static NSString *path(NSString *name) { return [NSTemporaryDirectory() stringByAppendingPathComponent:name]; }
static NSURL *url(NSString *name) { return [NSURL fileURLWithPath:path(name)]; }

/// Refuses what has "kept" in its name, and goes on after errors.
@interface Guard : NSObject <NSFileManagerDelegate> {
@public
    NSMutableString *log;
}
@end
@implementation Guard
- (BOOL)isFree:(NSString *)name sign:(NSString *)sign {
    [log appendString:sign];
    return [name rangeOfString:@"kept"].length == 0;
}
- (BOOL)fileManager:(NSFileManager *)m shouldCopyItemAtURL:(NSURL *)from toURL:(NSURL *)to {
    return [self isFree:[from path] sign:@"c"];
}
- (BOOL)fileManager:(NSFileManager *)m shouldMoveItemAtURL:(NSURL *)from toURL:(NSURL *)to {
    return [self isFree:[from path] sign:@"m"];
}
- (BOOL)fileManager:(NSFileManager *)m shouldLinkItemAtURL:(NSURL *)from toURL:(NSURL *)to {
    return [self isFree:[from path] sign:@"l"];
}
- (BOOL)fileManager:(NSFileManager *)m shouldRemoveItemAtURL:(NSURL *)item {
    return [self isFree:[item path] sign:@"r"];
}
- (BOOL)fileManager:(NSFileManager *)m
    shouldProceedAfterError:(NSError *)e
           copyingItemAtURL:(NSURL *)f
                      toURL:(NSURL *)t {
    return [self isFree:@"" sign:@"C"];
}
- (BOOL)fileManager:(NSFileManager *)m
    shouldProceedAfterError:(NSError *)e
            movingItemAtURL:(NSURL *)f
                      toURL:(NSURL *)t {
    return [self isFree:@"" sign:@"M"];
}
- (BOOL)fileManager:(NSFileManager *)m
    shouldProceedAfterError:(NSError *)e
           linkingItemAtURL:(NSURL *)f
                      toURL:(NSURL *)t {
    return [self isFree:@"" sign:@"L"];
}
- (BOOL)fileManager:(NSFileManager *)m shouldProceedAfterError:(NSError *)e removingItemAtURL:(NSURL *)item {
    return [self isFree:@"" sign:@"R"];
}
@end

/// Is asked by paths.
@interface PathGuard : Guard
@end
@implementation PathGuard
- (BOOL)fileManager:(NSFileManager *)m shouldMoveItemAtPath:(NSString *)from toPath:(NSString *)to {
    return [self isFree:from sign:@"n"];
}
- (BOOL)fileManager:(NSFileManager *)m shouldLinkItemAtPath:(NSString *)from toPath:(NSString *)to {
    return [self isFree:from sign:@"k"];
}
- (BOOL)fileManager:(NSFileManager *)m
    shouldProceedAfterError:(NSError *)e
           movingItemAtPath:(NSString *)f
                     toPath:(NSString *)t {
    return [self isFree:@"" sign:@"N"];
}
- (BOOL)fileManager:(NSFileManager *)m
    shouldProceedAfterError:(NSError *)e
          linkingItemAtPath:(NSString *)f
                     toPath:(NSString *)t {
    return [self isFree:@"" sign:@"K"];
}
- (BOOL)fileManager:(NSFileManager *)m shouldProceedAfterError:(NSError *)e removingItemAtPath:(NSString *)item {
    return [self isFree:@"" sign:@"S"];
}
@end

static void oldMethods(void) {
    NSError *error = nil;
    IS([manager createDirectoryAtPath:path(@"old") attributes:nil] && ![manager createDirectoryAtPath:path(@"no/such")
                                                                                           attributes:nil]);
    IS([manager createDirectoryAtURL:url(@"deep/er") withIntermediateDirectories:YES attributes:nil error:&error]);
    IS(![manager createDirectoryAtURL:url(@"none/er") withIntermediateDirectories:NO attributes:nil error:&error] &&
        error != nil);
    IS([manager createFileAtPath:path(@"old/a")
                        contents:[@"text" dataUsingEncoding:NSUTF8StringEncoding]
                      attributes:nil]);
    IS([manager createSymbolicLinkAtPath:path(@"link") pathContent:@"old/a"]);
    SAME([manager pathContentOfSymbolicLinkAtPath:path(@"link")], @"old/a");
    SAME([manager pathContentOfSymbolicLinkAtPath:path(@"old/a")], nil);
    IS([manager createSymbolicLinkAtURL:url(@"link2") withDestinationURL:url(@"old/a") error:&error]);
    IS([manager linkItemAtURL:url(@"old/a") toURL:url(@"hard") error:&error]);
    IS([manager contentsEqualAtPath:path(@"hard") andPath:path(@"old/a")]);
    NSDictionary *attributes = [manager fileAttributesAtPath:path(@"link") traverseLink:NO];
    SAME([attributes fileType], NSFileTypeSymbolicLink);
    attributes = [manager fileAttributesAtPath:path(@"link") traverseLink:YES];
    SAME([attributes fileType], NSFileTypeRegular);
    IS([attributes fileSize] == 4 && [[attributes objectForKey:NSFileSize] intValue] == 4);
    COUNT([[attributes objectForKey:NSFileReferenceCount] intValue], 2);
    SAME([attributes fileOwnerAccountName], NSUserName());
    COUNT([[attributes fileOwnerAccountID] intValue], getuid());
    COUNT([[attributes fileGroupOwnerAccountID] intValue], getgid());
    IS([[attributes fileGroupOwnerAccountName] length] > 0);
    IS([attributes fileSystemFileNumber] != 0 && [attributes fileSystemNumber] != 0);
    IS(![attributes fileExtensionHidden] && ![attributes fileIsImmutable] && ![attributes fileIsAppendOnly]);
    COUNT([attributes fileHFSTypeCode], 0);
    COUNT([attributes fileHFSCreatorCode], 0);
    NSDate *old = [NSDate dateWithTimeIntervalSince1970:1000000];
    IS([manager changeFileAttributes:[NSDictionary dictionaryWithObject:old forKey:NSFileModificationDate]
                              atPath:path(@"old/a")]);
    SAME([[manager attributesOfItemAtPath:path(@"old/a") error:NULL] fileModificationDate], old);
    SAME([manager fileAttributesAtPath:path(@"none") traverseLink:YES], nil);
    NSDictionary *system = [manager fileSystemAttributesAtPath:path(@"old")];
    IS([[system objectForKey:NSFileSystemSize] longLongValue] >
        [[system objectForKey:NSFileSystemFreeSize] longLongValue]);
    IS([system objectForKey:NSFileSystemNodes] && [system objectForKey:NSFileSystemFreeNodes] &&
        [system objectForKey:NSFileSystemNumber]);
    NSDirectoryEnumerator *walk = [manager enumeratorAtPath:path(@"old")];
    IS([[walk nextObject] isEqual:@"a"] && [[walk fileAttributes] fileSize] == 4 &&
        [[walk directoryAttributes] fileType] == NSFileTypeDirectory);
    NSString *names[] = {NSFileAppendOnly, NSFileBusy, NSFileCreationDate, NSFileDeviceIdentifier,
        NSFileExtensionHidden, NSFileGroupOwnerAccountID, NSFileGroupOwnerAccountName, NSFileHFSCreatorCode,
        NSFileHFSTypeCode, NSFileImmutable, NSFileOwnerAccountID, NSFileOwnerAccountName, NSFileSystemFileNumber,
        NSFileSystemFreeNodes, NSFileSystemNodes, NSFileSystemNumber, NSFileSystemSize, NSFileTypeBlockSpecial,
        NSFileTypeCharacterSpecial, NSFileTypeSocket, NSFileTypeUnknown, NSFileProtectionCompleteUnlessOpen,
        NSFileProtectionCompleteUntilFirstUserAuthentication};
    SAME(([[NSArray arrayWithObjects:names count:23] componentsJoinedByString:@" "]),
        @"NSFileAppendOnly NSFileBusy NSFileCreationDate "
         "NSFileDeviceIdentifier NSFileExtensionHidden NSFileGroupOwnerAccountID NSFileGroupOwnerAccountName NSFileHFSCreatorCode NSFileHFSTypeCode "
         "NSFileImmutable NSFileOwnerAccountID NSFileOwnerAccountName NSFileSystemFileNumber NSFileSystemFreeNodes NSFileSystemNodes "
         "NSFileSystemNumber NSFileSystemSize NSFileTypeBlockSpecial NSFileTypeCharacterSpecial NSFileTypeSocket NSFileTypeUnknown "
         "NSFileProtectionCompleteUnlessOpen NSFileProtectionCompleteUntilFirstUserAuthentication");
}

static void delegates(void) {
    NSFileManager *own = [[NSFileManager new] autorelease];
    Guard *guard = [[Guard new] autorelease];
    guard->log = [NSMutableString string];
    [own setDelegate:guard];
    NSError *error = nil;
    [manager createFileAtPath:path(@"free") contents:[NSData data] attributes:nil];
    [manager createFileAtPath:path(@"kept") contents:[NSData data] attributes:nil];
    IS([own copyItemAtURL:url(@"kept") toURL:url(@"kept2") error:&error] && ![manager fileExistsAtPath:path(@"kept2")]);
    IS([own copyItemAtURL:url(@"free") toURL:url(@"free2") error:&error] && [manager fileExistsAtPath:path(@"free2")]);
    [own moveItemAtURL:url(@"kept") toURL:url(@"kept2") error:&error];
    [own moveItemAtPath:path(@"kept") toPath:path(@"kept2") error:&error];
    [own linkItemAtURL:url(@"kept") toURL:url(@"kept2") error:&error];
    [own linkItemAtPath:path(@"kept") toPath:path(@"kept2") error:&error];
    [own removeItemAtURL:url(@"kept") error:&error];
    IS([manager fileExistsAtPath:path(@"kept")] && ![manager fileExistsAtPath:path(@"kept2")]);
    SAME(guard->log, @"ccmmllr");
    [guard->log setString:@""];
    [own moveItemAtURL:url(@"free2") toURL:url(@"old/a") error:&error];
    [own copyItemAtURL:url(@"free2") toURL:url(@"old/a") error:&error];
    [own linkItemAtURL:url(@"free2") toURL:url(@"old/a") error:&error];
    [own linkItemAtPath:path(@"free2") toPath:path(@"old/a") error:&error];
    SAME(guard->log, @"mMcClLlL");
    PathGuard *paths = [[PathGuard new] autorelease];
    paths->log = [NSMutableString string];
    [own setDelegate:paths];
    [own moveItemAtURL:url(@"free2") toURL:url(@"old/a") error:&error];
    [own linkItemAtPath:path(@"free2") toPath:path(@"old/a") error:&error];
    SAME(paths->log, @"nNkK");
    IS([own removeItemAtURL:url(@"free2") error:&error] && ![manager fileExistsAtPath:path(@"free2")]);
}

static void handles(void) {
    NSError *error = nil;
    NSFileHandle *writer = [NSFileHandle fileHandleForWritingToURL:url(@"hard") error:&error];
    [writer writeData:[@"TE" dataUsingEncoding:NSUTF8StringEncoding]];
    [writer closeFile];
    NSFileHandle *both = [NSFileHandle fileHandleForUpdatingAtPath:path(@"hard")];
    IS([both fileDescriptor] > 2);
    SAME([both readDataToEndOfFile], [@"TExt" dataUsingEncoding:NSUTF8StringEncoding]);
    SAME([NSFileHandle fileHandleForUpdatingAtPath:path(@"none")], nil);
    SAME([NSFileHandle fileHandleForWritingToURL:url(@"no/such") error:&error], nil);
    IS(error != nil);
    IS([[NSFileHandle fileHandleWithStandardInput] fileDescriptor] == 0 &&
        [[NSFileHandle fileHandleWithStandardOutput] fileDescriptor] == 1);
    IS([[NSFileHandle fileHandleWithStandardError] fileDescriptor] == 2);
    COUNT([[[NSFileHandle fileHandleWithNullDevice] readDataToEndOfFile] length], 0);
    [[NSFileHandle fileHandleWithNullDevice] writeData:[NSData dataWithBytes:"x" length:1]];
    int ends[2];
    pipe(ends);
    NSFileHandle *reader = [[[NSFileHandle alloc] initWithFileDescriptor:ends[0] closeOnDealloc:YES] autorelease];
    __block NSString *told = nil;
    __block NSData *data = nil;
    NSString *names[] = {NSFileHandleReadCompletionNotification, NSFileHandleDataAvailableNotification,
        NSFileHandleReadToEndOfFileCompletionNotification};
    for (int i = 0; i < 3; i++)
        [[NSNotificationCenter defaultCenter]
            addObserverForName:names[i]
                        object:reader
                         queue:nil
                    usingBlock:^(NSNotification *note) {
                        told = [note name];
                        data = [[[note userInfo] objectForKey:NSFileHandleNotificationDataItem] retain];
                    }];
    NSArray *modes = [NSArray arrayWithObject:NSDefaultRunLoopMode];
    for (int i = 0; i < 5; i++) {
        told = nil;
        if (i == 0) [reader readInBackgroundAndNotify];
        if (i == 1) [reader readInBackgroundAndNotifyForModes:modes];
        if (i == 2) [reader waitForDataInBackgroundAndNotify];
        if (i == 3) [reader waitForDataInBackgroundAndNotifyForModes:modes];
        if (i == 4) [reader readToEndOfFileInBackgroundAndNotifyForModes:modes];
        write(ends[1], "ab", 2);
        if (i == 4) close(ends[1]);
        for (int j = 0; j < 200 && told == nil; j++)
            [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode
                                     beforeDate:[NSDate dateWithTimeIntervalSinceNow:0.02]];
        SAME(told, names[i < 2 ? 0 : i < 4 ? 1 : 2]);
        if (i < 2) SAME(data, [NSData dataWithBytes:"ab" length:2]);
        if (i == 2 || i == 3) COUNT([[reader availableData] length], 2);
    }
    SAME(data, [NSData dataWithBytes:"ab" length:2]);
    SAME(NSFileHandleConnectionAcceptedNotification, @"NSFileHandleConnectionAcceptedNotification");
    SAME(NSFileHandleNotificationFileHandleItem, @"NSFileHandleNotificationFileHandleItem");
    SAME(NSFileHandleNotificationMonitorModes, @"NSFileHandleNotificationMonitorModes");
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    manager = [NSFileManager defaultManager];
    oldMethods();
    delegates();
    handles();
    puts("done");
    [pool drain];
    return 0;
}
