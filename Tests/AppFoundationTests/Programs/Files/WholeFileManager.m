// File manager, resource values, file handles and data.

#import <UIKit/UIKit.h>

static int failures;

/// Prints what does not hold.
#define CHECK(...)                                                                                                     \
    do {                                                                                                               \
        @try {                                                                                                         \
            if (!(__VA_ARGS__)) printf("%d: %s\n", __LINE__ + 0 * ++failures, #__VA_ARGS__);                           \
        } @catch (NSException *exception) {                                                                            \
            printf("%d: %s raised %s\n", __LINE__ + 0 * ++failures, #__VA_ARGS__, [[exception reason] UTF8String]);     \
        }                                                                                                              \
    } while (0)

/// Prints what does not raise an exception of that name.
#define RAISES(exception_name, ...)                                                                                    \
    do {                                                                                                               \
        BOOL raises = NO;                                                                                              \
        @try {                                                                                                         \
            __VA_ARGS__;                                                                                               \
        } @catch (NSException *exception) {                                                                            \
            raises = [[exception name] isEqualToString:exception_name];                                                \
        }                                                                                                              \
        if (!raises) printf("%d: %s does not raise\n", __LINE__ + 0 * ++failures, #__VA_ARGS__);                       \
    } while (0)

static NSString *dir;
static NSString *P(NSString *s) { return [dir stringByAppendingPathComponent:s]; }
static NSURL *U(NSString *s) { return [NSURL fileURLWithPath:P(s)]; }
@interface Dele : NSObject <NSFileManagerDelegate> { @public int asked, errors; }
@end
@implementation Dele
- (BOOL)fileManager:(NSFileManager *)fm shouldCopyItemAtPath:(NSString *)a toPath:(NSString *)b {
    asked++;
    return ![[a lastPathComponent] isEqual:@"skip.txt"];
}
- (BOOL)fileManager:(NSFileManager *)fm shouldRemoveItemAtPath:(NSString *)a {
    asked++;
    return ![[a lastPathComponent] isEqual:@"keep.txt"];
}
- (BOOL)fileManager:(NSFileManager *)fm shouldProceedAfterError:(NSError *)e copyingItemAtPath:(NSString *)a toPath:(NSString *)b {
    errors++;
    return YES;
}
@end
@interface Reader : NSObject { @public NSData *data; int n; }
@end
@implementation Reader
- (void)read:(NSNotification *)n {
    data = [[[n userInfo] objectForKey:NSFileHandleNotificationDataItem] retain];
    self->n++;
}
@end
int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSFileManager *fm = [NSFileManager defaultManager];
    NSError *e = nil;
    dir = [[NSTemporaryDirectory() stringByAppendingPathComponent:@"room"] retain];
    CHECK([fm createDirectoryAtPath:P(@"a/b") withIntermediateDirectories:YES attributes:nil error:&e]);
    CHECK([fm createFileAtPath:P(@"a/1.txt") contents:[@"one" dataUsingEncoding:4] attributes:[NSDictionary
            dictionaryWithObject:NSFileProtectionComplete forKey:NSFileProtectionKey]]);
    [@"two" writeToFile:P(@"a/b/2.txt") atomically:YES encoding:4 error:&e];
    [@"x" writeToFile:P(@"a/.hidden") atomically:YES encoding:4 error:&e];
    CHECK([[[fm attributesOfItemAtPath:P(@"a/1.txt") error:&e] objectForKey:NSFileProtectionKey]
            isEqual:NSFileProtectionComplete]);
    CHECK([fm setAttributes:[NSDictionary dictionaryWithObject:NSFileProtectionNone forKey:NSFileProtectionKey]
            ofItemAtPath:P(@"a/1.txt") error:&e]);
    CHECK([[[fm attributesOfItemAtPath:P(@"a/1.txt") error:&e] objectForKey:NSFileProtectionKey]
            isEqual:NSFileProtectionNone]);
    NSArray *list = [fm contentsOfDirectoryAtURL:U(@"a") includingPropertiesForKeys:[NSArray
            arrayWithObject:NSURLNameKey] options:NSDirectoryEnumerationSkipsHiddenFiles error:&e];
    CHECK([list count] == 2 && [[list objectAtIndex:0] isKindOfClass:[NSURL class]]);
    CHECK([fm contentsOfDirectoryAtURL:U(@"none") includingPropertiesForKeys:nil options:0 error:&e] == nil);
    CHECK([e code] == NSFileReadNoSuchFileError);
    NSDirectoryEnumerator *en = [fm enumeratorAtURL:U(@"a") includingPropertiesForKeys:nil options:0
            errorHandler:^BOOL(NSURL *u, NSError *er) { return YES; }];
    int n = 0, deep = 0;
    for (NSURL *u in en) { n++; if ([[u lastPathComponent] isEqual:@"2.txt"]) deep = (int)[en level]; } CHECK(n == 4);
    CHECK(deep == 2);
    n = 0;
    en = [fm enumeratorAtURL:U(@"a") includingPropertiesForKeys:nil
            options:NSDirectoryEnumerationSkipsSubdirectoryDescendants | NSDirectoryEnumerationSkipsHiddenFiles
            errorHandler:nil];
    for (NSURL *u in en) n++;
    CHECK(n == 2);
    n = 0;
    en = [fm enumeratorAtPath:P(@"a")];
    for (NSString *p in en) { n++; if ([p isEqual:@"b"]) { [en skipDescendents]; CHECK([[[en fileAttributes]
            fileType] isEqual:NSFileTypeDirectory]); } } CHECK(n == 3);
    n = 0;
    en = [fm enumeratorAtPath:P(@"a")];
    for (NSString *p in en) { n++; if ([p isEqual:@"b"]) [en skipDescendants]; } CHECK(n == 3);
    CHECK([fm enumeratorAtPath:P(@"nowhere")] == nil || [[fm enumeratorAtPath:P(@"nowhere")] nextObject] == nil);
    CHECK([[fm subpathsAtPath:P(@"a")] count] == 4);
    CHECK([[fm subpathsOfDirectoryAtPath:P(@"a") error:&e] count] == 4);
    // delegate
    NSFileManager *own = [[NSFileManager alloc] init];
    Dele *d = [Dele new];
    [own setDelegate:d];
    CHECK([own delegate] == d);
    [@"s" writeToFile:P(@"a/skip.txt") atomically:YES encoding:4 error:&e];
    CHECK([own copyItemAtPath:P(@"a") toPath:P(@"c") error:&e]);
    CHECK(d->asked > 2);
    CHECK(![fm fileExistsAtPath:P(@"c/skip.txt")]);
    CHECK([fm fileExistsAtPath:P(@"c/b/2.txt")]);
    [@"s" writeToFile:P(@"c/keep.txt") atomically:YES encoding:4 error:&e];
    d->asked = 0;
    CHECK([own removeItemAtPath:P(@"c/keep.txt") error:&e] );
    CHECK([fm fileExistsAtPath:P(@"c/keep.txt")]);
    CHECK([fm copyItemAtURL:U(@"a") toURL:U(@"d") error:&e]);
    CHECK(![fm copyItemAtURL:U(@"a") toURL:U(@"d") error:&e]);
    CHECK([e code] == NSFileWriteFileExistsError);
    CHECK([fm moveItemAtURL:U(@"d") toURL:U(@"e") error:&e]);
    CHECK([fm removeItemAtURL:U(@"e") error:&e]);
    CHECK([fm linkItemAtPath:P(@"a/1.txt") toPath:P(@"hard.txt") error:&e]);
    CHECK([[[fm attributesOfItemAtPath:P(@"hard.txt") error:&e] objectForKey:NSFileReferenceCount] intValue] == 2);
    CHECK([fm createSymbolicLinkAtPath:P(@"soft") withDestinationPath:@"a/1.txt" error:&e]);
    CHECK([[fm destinationOfSymbolicLinkAtPath:P(@"soft") error:&e] isEqual:@"a/1.txt"]);
    CHECK([[[fm attributesOfItemAtPath:P(@"soft") error:&e] fileType] isEqual:NSFileTypeSymbolicLink]);
    CHECK([fm contentsEqualAtPath:P(@"a/1.txt") andPath:P(@"hard.txt")]);
    CHECK(![fm contentsEqualAtPath:P(@"a/1.txt") andPath:P(@"a/b/2.txt")]);
    CHECK([fm contentsEqualAtPath:P(@"a/b") andPath:P(@"c/b")]);
    NSURL *res = nil;
    [@"new" writeToURL:U(@"n.txt") atomically:YES encoding:4 error:&e];
    [@"old" writeToURL:U(@"o.txt") atomically:YES encoding:4 error:&e];
    CHECK([fm replaceItemAtURL:U(@"o.txt") withItemAtURL:U(@"n.txt") backupItemName:@"bak" options:0
            resultingItemURL:&res error:&e]);
    CHECK([[NSString stringWithContentsOfURL:res encoding:4 error:&e] isEqual:@"new"]);
    CHECK(![fm fileExistsAtPath:P(@"n.txt")]);
    CHECK([[fm URLsForDirectory:NSDocumentDirectory inDomains:NSUserDomainMask] count] == 1);
    CHECK([[[[fm URLsForDirectory:NSCachesDirectory inDomains:NSUserDomainMask] lastObject] path]
            hasSuffix:@"Library/Caches"]);
    CHECK([fm URLForDirectory:NSApplicationSupportDirectory inDomain:NSUserDomainMask appropriateForURL:nil
            create:YES error:&e]);
    CHECK([fm fileExistsAtPath:[[[fm URLsForDirectory:NSApplicationSupportDirectory inDomains:NSUserDomainMask]
            lastObject] path]]);
    CHECK([fm isReadableFileAtPath:P(@"o.txt")]);
    CHECK([fm isWritableFileAtPath:P(@"o.txt")]);
    CHECK([fm isDeletableFileAtPath:P(@"o.txt")]);
    CHECK(![fm isExecutableFileAtPath:P(@"o.txt")]);
    CHECK([[fm displayNameAtPath:P(@"o.txt")] isEqual:@"o.txt"]);
    CHECK([[fm componentsToDisplayForPath:P(@"o.txt")] count] > 1);
    CHECK([[fm attributesOfFileSystemForPath:dir error:&e] objectForKey:NSFileSystemFreeSize]);
    CHECK([fm mountedVolumeURLsIncludingResourceValuesForKeys:nil options:0] != nil);
    CHECK([[fm stringWithFileSystemRepresentation:"abc" length:2] isEqual:@"ab"]);
    CHECK(!strcmp([fm fileSystemRepresentationWithPath:@"q"], "q"));
    CHECK([fm changeCurrentDirectoryPath:dir]);
    CHECK([[[fm currentDirectoryPath] lastPathComponent] isEqual:@"room"]);
    CHECK([fm contentsAtPath:P(@"none")] == nil);
    CHECK([[fm contentsAtPath:P(@"o.txt")] length] == 3);
    BOOL isDir = NO;
    CHECK([fm fileExistsAtPath:P(@"a") isDirectory:&isDir] && isDir);
    CHECK([fm URLForUbiquityContainerIdentifier:nil] == nil);
    CHECK([fm ubiquityIdentityToken] == nil && [NSUbiquityIdentityDidChangeNotification length] > 0);
    CHECK(![fm isUbiquitousItemAtURL:U(@"o.txt")]);
    e = nil;
    CHECK(![fm setUbiquitous:YES itemAtURL:U(@"o.txt") destinationURL:U(@"x") error:&e] && e);
    CHECK(![fm startDownloadingUbiquitousItemAtURL:U(@"o.txt") error:&e]);
    CHECK(![fm evictUbiquitousItemAtURL:U(@"o.txt") error:&e]);
    CHECK([fm URLForPublishingUbiquitousItemAtURL:U(@"o.txt") expirationDate:NULL error:&e] == nil);
    NSDate *then = [NSDate dateWithTimeIntervalSince1970:1e9];
    CHECK([fm setAttributes:[NSDictionary dictionaryWithObjectsAndKeys:then, NSFileModificationDate, [NSNumber
            numberWithShort:0600], NSFilePosixPermissions, nil] ofItemAtPath:P(@"o.txt") error:&e]);
    NSDictionary *at = [fm attributesOfItemAtPath:P(@"o.txt") error:&e];
    CHECK([[at fileModificationDate] isEqual:then]);
    CHECK([at filePosixPermissions] == 0600);
    CHECK([at fileSize] == 3);
    CHECK([[at objectForKey:NSFileType] isEqual:NSFileTypeRegular]);
    CHECK([at fileCreationDate]);
    CHECK([fm attributesOfItemAtPath:P(@"none") error:&e] == nil);
    CHECK([e code] == NSFileReadNoSuchFileError);
    CHECK([[e domain] isEqual:NSCocoaErrorDomain]);
    // resource values
    id v = nil;
    CHECK([U(@"o.txt") getResourceValue:&v forKey:NSURLFileSizeKey error:&e]);
    CHECK([v intValue] == 3);
    CHECK([U(@"a") getResourceValue:&v forKey:NSURLIsDirectoryKey error:&e] && [v boolValue]);
    CHECK([U(@"o.txt") getResourceValue:&v forKey:NSURLNameKey error:&e]);
    CHECK([v isEqual:@"o.txt"]);
    CHECK([U(@"o.txt") getResourceValue:&v forKey:NSURLContentModificationDateKey error:&e]);
    CHECK([v isEqual:then]);
    CHECK([[[U(@"o.txt") resourceValuesForKeys:[NSArray arrayWithObjects:NSURLIsRegularFileKey, NSURLNameKey, nil]
            error:&e] objectForKey:NSURLIsRegularFileKey] boolValue]);
    CHECK([U(@"o.txt") setResourceValue:[NSNumber numberWithBool:YES] forKey:@"NSURLIsExcludedFromBackupKey"
            error:&e]);
    CHECK([U(@"o.txt") checkResourceIsReachableAndReturnError:&e]);
    CHECK(![U(@"none") checkResourceIsReachableAndReturnError:&e]);
    CHECK(![U(@"none") getResourceValue:&v forKey:NSURLFileSizeKey error:&e]);
    NSData *bm = [U(@"o.txt") bookmarkDataWithOptions:0 includingResourceValuesForKeys:nil relativeToURL:nil
            error:&e];
    CHECK(bm);
    BOOL stale = YES;
    CHECK([[[NSURL URLByResolvingBookmarkData:bm options:0 relativeToURL:nil bookmarkDataIsStale:&stale error:&e]
            path] isEqual:[U(@"o.txt") path]]);
    CHECK(!stale);
    // handles
    NSFileHandle *h = [NSFileHandle fileHandleForWritingAtPath:P(@"o.txt")];
    CHECK(h);
    [h seekToEndOfFile];
    [h writeData:[@"er" dataUsingEncoding:4]];
    CHECK([h offsetInFile] == 5);
    [h truncateFileAtOffset:4];
    [h synchronizeFile];
    [h closeFile];
    [h closeFile];
    RAISES(NSFileHandleOperationException, [h writeData:[NSData data]]);
    h = [NSFileHandle fileHandleForReadingAtPath:P(@"o.txt")];
    CHECK([[h readDataOfLength:2] length] == 2);
    CHECK([[h readDataToEndOfFile] length] == 2);
    CHECK([[h availableData] length] == 0);
    [h seekToFileOffset:1];
    CHECK([[h readDataToEndOfFile] length] == 3);
    [h closeFile];
    CHECK([NSFileHandle fileHandleForReadingAtPath:P(@"none")] == nil);
    CHECK([NSFileHandle fileHandleForWritingAtPath:P(@"none")] == nil);
    CHECK([NSFileHandle fileHandleForReadingFromURL:U(@"none") error:&e] == nil && [e code]);
    CHECK([NSFileHandle fileHandleForUpdatingURL:U(@"o.txt") error:&e] != nil);
    CHECK([NSFileHandle fileHandleForReadingFromURL:U(@"o.txt") error:&e] != nil);
    Reader *r = [Reader new];
    NSPipe *pipe = [NSPipe pipe];
    [[NSNotificationCenter defaultCenter] addObserver:r selector:@selector(read:)
            name:NSFileHandleReadToEndOfFileCompletionNotification object:[pipe fileHandleForReading]];
    [[pipe fileHandleForReading] readToEndOfFileInBackgroundAndNotify];
    [[pipe fileHandleForWriting] writeData:[@"pipe" dataUsingEncoding:4]];
    [[pipe fileHandleForWriting] closeFile];
    [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.2]];
    CHECK(r->n == 1 && [r->data length] == 4);
    // data
    NSData *data = [@"hello world" dataUsingEncoding:4];
    CHECK([data rangeOfData:[@"o" dataUsingEncoding:4] options:0 range:NSMakeRange(0, 11)].location == 4);
    CHECK([data rangeOfData:[@"o" dataUsingEncoding:4] options:NSDataSearchBackwards range:NSMakeRange(0,
            11)].location == 7);
    CHECK([data rangeOfData:[@"w" dataUsingEncoding:4] options:NSDataSearchAnchored range:NSMakeRange(0,
            11)].location == NSNotFound);
    CHECK([data rangeOfData:[@"he" dataUsingEncoding:4] options:NSDataSearchAnchored range:NSMakeRange(0,
            11)].location == 0);
    CHECK([[data subdataWithRange:NSMakeRange(6, 5)] length] == 5);
    RAISES(NSRangeException, [data subdataWithRange:NSMakeRange(6, 9)]);
    CHECK([data writeToFile:P(@"d.dat") options:NSDataWritingAtomic | NSDataWritingFileProtectionComplete error:&e]);
    CHECK([[[fm attributesOfItemAtPath:P(@"d.dat") error:&e] objectForKey:NSFileProtectionKey]
            isEqual:NSFileProtectionComplete]);
    CHECK(![data writeToFile:P(@"no/d.dat") options:0 error:&e]);
    CHECK([e code] == NSFileNoSuchFileError);
    CHECK([data writeToURL:U(@"e.dat") options:0 error:&e]);
    CHECK([[data description] isEqual:@"<68656c6c 6f20776f 726c64>"]);
    NSMutableData *md = [NSMutableData dataWithData:data];
    [md replaceBytesInRange:NSMakeRange(0, 5) withBytes:"HI" length:2];
    CHECK([md length] == 8);
    [md resetBytesInRange:NSMakeRange(0, 2)];
    [md increaseLengthBy:2];
    CHECK([md length] == 10);
    RAISES(NSRangeException, [md replaceBytesInRange:NSMakeRange(50, 1) withBytes:"a"]);
    CHECK([[NSData dataWithContentsOfMappedFile:P(@"d.dat")] isEqual:data]);
    printf("%d failures\n", failures);
    [pool drain];
    return 0;
}

// > 0 failures
