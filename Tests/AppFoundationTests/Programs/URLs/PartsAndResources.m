// URLs made in each way, their parts, paths and bookmarks; what is known of files by their URLs.
// > done

#import "../Expect.h"

static NSString *path(NSString *name) { return [NSTemporaryDirectory() stringByAppendingPathComponent:name]; }

static void making(void) {
    NSURL *base = [[[NSURL alloc] initWithString:@"http://user:word@host.com:8080/a/b/c.html?q=1#part"] autorelease];
    SAME([base scheme], @"http");
    IS([[base user] isEqual:@"user"] && [[base password] isEqual:@"word"] && [[base host] isEqual:@"host.com"]);
    IS([[base port] intValue] == 8080 && [[base query] isEqual:@"q=1"] && [[base fragment] isEqual:@"part"]);
    SAME([base pathComponents], ([NSArray arrayWithObjects:@"/", @"a", @"b", @"c.html", nil]));
    IS([base absoluteURL] == base);
    NSURL *relative = [[[NSURL alloc] initWithString:@"../d?e=%20f" relativeToURL:base] autorelease];
    SAME([relative relativeString], @"../d?e=%20f");
    SAME([relative absoluteString], @"http://user:word@host.com:8080/a/d?e=%20f");
    SAME([[relative absoluteURL] baseURL], nil);
    SAME([relative baseURL], base);
    SAME([[NSURL alloc] initWithString:@"http://not valid"], nil);
    RAISES(NSInvalidArgumentException, [[NSURL alloc] initWithString:nil]);
    SAME([[[[NSURL alloc] initWithScheme:@"http" host:@"host.com" path:@"/a b"] autorelease] absoluteString],
        @"http://host.com/a%20b");
    NSURL *file = [[[NSURL alloc] initFileURLWithPath:@"/tmp/a b.txt"] autorelease];
    SAME([file absoluteString], @"file:///tmp/a%20b.txt");
    SAME([file path], @"/tmp/a b.txt");
    SAME([file scheme], NSURLFileScheme);
    SAME([[[[NSURL alloc] initFileURLWithPath:@"/x/folder" isDirectory:YES] autorelease] absoluteString],
        @"file:///x/folder/");
    SAME(([[NSURL fileURLWithPathComponents:[NSArray arrayWithObjects:@"/", @"x", @"y z", nil]] path]), @"/x/y z");
    SAME([[NSURL fileURLWithPath:@"/tmp/../tmp/./x"] URLByStandardizingPath], [NSURL fileURLWithPath:@"/tmp/x"]);
    IS(![file isFileReferenceURL] && ![base isFileReferenceURL]);
    SAME([[file filePathURL] path], @"/tmp/a b.txt");
    SAME([base filePathURL], nil);
    SAME([base fileReferenceURL], nil);
}

static void resources(void) {
    NSError *error = nil;
    NSFileManager *manager = [NSFileManager defaultManager];
    [[@"12345" dataUsingEncoding:NSUTF8StringEncoding] writeToFile:path(@".hidden.txt") atomically:NO];
    [manager createDirectoryAtPath:path(@"folder") withIntermediateDirectories:YES attributes:nil error:&error];
    [manager createSymbolicLinkAtPath:path(@"link") withDestinationPath:path(@".hidden.txt") error:&error];
    NSURL *file = [NSURL fileURLWithPath:path(@".hidden.txt")], *folder = [NSURL fileURLWithPath:path(@"folder")];
    NSURL *link = [NSURL fileURLWithPath:path(@"link")];
    SAME([[link URLByResolvingSymlinksInPath] lastPathComponent], @".hidden.txt");
    NSArray *keys = [NSArray arrayWithObjects:NSURLNameKey, NSURLFileSizeKey, NSURLIsRegularFileKey,
        NSURLIsDirectoryKey, NSURLIsSymbolicLinkKey, NSURLIsHiddenKey, NSURLIsReadableKey, NSURLIsWritableKey,
        NSURLIsExecutableKey, NSURLLinkCountKey, NSURLContentModificationDateKey, NSURLFileResourceTypeKey,
        NSURLIsVolumeKey, NSURLIsPackageKey, NSURLParentDirectoryURLKey, NSURLLocalizedNameKey, NSURLCreationDateKey,
        NSURLContentAccessDateKey, NSURLAttributeModificationDateKey, NSURLFileAllocatedSizeKey, NSURLTotalFileSizeKey,
        NSURLTotalFileAllocatedSizeKey, NSURLTypeIdentifierKey, NSURLIsUbiquitousItemKey, NSURLIsExcludedFromBackupKey,
        NSURLPreferredIOBlockSizeKey, NSURLIsAliasFileKey, NSURLIsSystemImmutableKey, NSURLIsUserImmutableKey,
        NSURLHasHiddenExtensionKey, NSURLFileResourceIdentifierKey, NSURLIsMountTriggerKey, nil];
    NSDictionary *values = [file resourceValuesForKeys:keys error:&error];
    SAME([values objectForKey:NSURLNameKey], @".hidden.txt");
    COUNT([[values objectForKey:NSURLFileSizeKey] intValue], 5);
    COUNT([[values objectForKey:NSURLTotalFileSizeKey] intValue], 5);
    IS([[values objectForKey:NSURLFileAllocatedSizeKey] intValue] >= 5 &&
        [[values objectForKey:NSURLTotalFileAllocatedSizeKey] intValue] >= 5);
    IS([[values objectForKey:NSURLIsRegularFileKey] boolValue] &&
        ![[values objectForKey:NSURLIsDirectoryKey] boolValue]);
    IS(![[values objectForKey:NSURLIsSymbolicLinkKey] boolValue] && [[values objectForKey:NSURLIsHiddenKey] boolValue]);
    IS([[values objectForKey:NSURLIsReadableKey] boolValue] && [[values objectForKey:NSURLIsWritableKey] boolValue] &&
        ![[values objectForKey:NSURLIsExecutableKey] boolValue]);
    COUNT([[values objectForKey:NSURLLinkCountKey] intValue], 1);
    SAME([values objectForKey:NSURLFileResourceTypeKey], NSURLFileResourceTypeRegular);
    IS(![[values objectForKey:NSURLIsVolumeKey] boolValue] && ![[values objectForKey:NSURLIsPackageKey] boolValue] &&
        ![[values objectForKey:NSURLIsAliasFileKey] boolValue]);
    SAME([[values objectForKey:NSURLParentDirectoryURLKey] path], [path(@"x") stringByDeletingLastPathComponent]);
    IS([[values objectForKey:NSURLContentModificationDateKey] timeIntervalSinceNow] > -60 &&
        [[values objectForKey:NSURLCreationDateKey] timeIntervalSinceNow] > -60);
    IS([[values objectForKey:NSURLContentAccessDateKey] timeIntervalSinceNow] > -60 &&
        [[values objectForKey:NSURLAttributeModificationDateKey] timeIntervalSinceNow] > -60);
    SAME([values objectForKey:NSURLLocalizedNameKey], @".hidden.txt");
    SAME([values objectForKey:NSURLTypeIdentifierKey], @"public.plain-text");
    id type = nil;
    IS([folder getResourceValue:&type forKey:NSURLTypeIdentifierKey error:NULL]);
    SAME(type, @"public.folder");
    IS([link getResourceValue:&type forKey:NSURLTypeIdentifierKey error:NULL]);
    SAME(type, @"public.symlink");
    NSString *typed[][2] = {{@"a.JPG", @"public.jpeg"}, {@"plain", @"public.data"}};
    for (int i = 0; i < 2; i++) {
        [[NSData data] writeToFile:path(typed[i][0]) atomically:NO];
        NSURL *url = [NSURL fileURLWithPath:path(typed[i][0])];
        IS([url getResourceValue:&type forKey:NSURLTypeIdentifierKey error:NULL]);
        SAME(type, typed[i][1]);
    }
    [manager createDirectoryAtPath:path(@"Some.app") withIntermediateDirectories:YES attributes:nil error:&error];
    IS([[NSURL fileURLWithPath:path(@"Some.app")] getResourceValue:&type forKey:NSURLTypeIdentifierKey error:NULL]);
    SAME(type, @"com.apple.application-bundle");
    IS(![[values objectForKey:NSURLIsUbiquitousItemKey] boolValue] &&
        ![[values objectForKey:NSURLIsExcludedFromBackupKey] boolValue]);
    IS(![[values objectForKey:NSURLIsSystemImmutableKey] boolValue] &&
        ![[values objectForKey:NSURLIsUserImmutableKey] boolValue]);
    id value = nil;
    IS([folder getResourceValue:&value forKey:NSURLFileResourceTypeKey error:&error] &&
        [value isEqual:NSURLFileResourceTypeDirectory]);
    IS([link getResourceValue:&value forKey:NSURLFileResourceTypeKey error:&error] &&
        [value isEqual:NSURLFileResourceTypeSymbolicLink]);
    IS([[NSURL fileURLWithPath:@"/dev/null"] getResourceValue:&value forKey:NSURLFileResourceTypeKey error:&error]);
    SAME(value, NSURLFileResourceTypeCharacterSpecial);
    NSString *types[] = {NSURLFileResourceTypeBlockSpecial, NSURLFileResourceTypeNamedPipe, NSURLFileResourceTypeSocket,
        NSURLFileResourceTypeUnknown};
    COUNT([[NSSet setWithObjects:types count:4] count], 4);
    IS([file setResourceValue:[NSNumber numberWithBool:YES] forKey:NSURLIsExcludedFromBackupKey error:&error]);
    IS([file getResourceValue:&value forKey:NSURLIsExcludedFromBackupKey error:&error] && [value boolValue]);
    NSDate *old = [NSDate dateWithTimeIntervalSince1970:1000000000];
    IS([file setResourceValues:[NSDictionary dictionaryWithObject:old forKey:NSURLContentModificationDateKey]
                         error:&error]);
    SAME([[manager attributesOfItemAtPath:[file path] error:NULL] fileModificationDate], old);
    IS(![[NSURL fileURLWithPath:path(@"none")]
           setResourceValues:[NSDictionary dictionaryWithObject:old forKey:NSURLContentModificationDateKey]
                       error:&error] &&
        error);
    NSDictionary *volume = [file
        resourceValuesForKeys:[NSArray arrayWithObjects:NSURLVolumeTotalCapacityKey, NSURLVolumeAvailableCapacityKey,
                                  NSURLVolumeURLKey, NSURLVolumeNameKey, NSURLVolumeIsReadOnlyKey, nil]
                        error:&error];
    IS([[volume objectForKey:NSURLVolumeTotalCapacityKey] longLongValue] >=
        [[volume objectForKey:NSURLVolumeAvailableCapacityKey] longLongValue]);
    NSString *names[] = {NSURLCustomIconKey, NSURLEffectiveIconKey, NSURLFileSecurityKey, NSURLKeysOfUnsetValuesKey,
        NSURLLabelColorKey, NSURLLabelNumberKey, NSURLLocalizedLabelKey, NSURLLocalizedTypeDescriptionKey,
        NSURLUbiquitousItemHasUnresolvedConflictsKey, NSURLUbiquitousItemIsDownloadedKey,
        NSURLUbiquitousItemIsDownloadingKey, NSURLUbiquitousItemIsUploadedKey, NSURLUbiquitousItemIsUploadingKey,
        NSURLUbiquitousItemPercentDownloadedKey, NSURLUbiquitousItemPercentUploadedKey, NSURLVolumeCreationDateKey,
        NSURLVolumeIdentifierKey, NSURLVolumeIsAutomountedKey, NSURLVolumeIsBrowsableKey, NSURLVolumeIsEjectableKey,
        NSURLVolumeIsInternalKey, NSURLVolumeIsJournalingKey, NSURLVolumeIsLocalKey, NSURLVolumeIsRemovableKey,
        NSURLVolumeLocalizedFormatDescriptionKey, NSURLVolumeLocalizedNameKey, NSURLVolumeMaximumFileSizeKey,
        NSURLVolumeResourceCountKey, NSURLVolumeSupportsAdvisoryFileLockingKey,
        NSURLVolumeSupportsCasePreservedNamesKey, NSURLVolumeSupportsCaseSensitiveNamesKey,
        NSURLVolumeSupportsExtendedSecurityKey, NSURLVolumeSupportsHardLinksKey, NSURLVolumeSupportsJournalingKey,
        NSURLVolumeSupportsPersistentIDsKey, NSURLVolumeSupportsRenamingKey, NSURLVolumeSupportsRootDirectoryDatesKey,
        NSURLVolumeSupportsSparseFilesKey, NSURLVolumeSupportsSymbolicLinksKey, NSURLVolumeSupportsVolumeSizesKey,
        NSURLVolumeSupportsZeroRunsKey, NSURLVolumeURLForRemountingKey, NSURLVolumeUUIDStringKey};
    COUNT([[NSSet setWithObjects:names count:43] count], 43);
    SAME(NSURLVolumeNameKey, @"NSURLVolumeNameKey");
    SAME(NSURLIsExcludedFromBackupKey, @"NSURLIsExcludedFromBackupKey");
    NSData *mark = [file bookmarkDataWithOptions:0
                  includingResourceValuesForKeys:[NSArray arrayWithObject:NSURLNameKey]
                                   relativeToURL:nil
                                           error:&error];
    BOOL stale = YES;
    NSURL *again = [[[NSURL alloc] initByResolvingBookmarkData:mark
                                                       options:0
                                                 relativeToURL:nil
                                           bookmarkDataIsStale:&stale
                                                         error:&error] autorelease];
    IS([[again path] isEqual:[file path]] && !stale);
    SAME([[NSURL resourceValuesForKeys:[NSArray arrayWithObject:NSURLNameKey]
                      fromBookmarkData:mark] objectForKey:NSURLNameKey],
        @".hidden.txt");
    NSURL *kept = [NSURL fileURLWithPath:path(@"bookmark")];
    IS([NSURL writeBookmarkData:mark toURL:kept options:0 error:&error]);
    SAME([NSURL bookmarkDataWithContentsOfURL:kept error:&error], mark);
    SAME([[NSURL alloc] initByResolvingBookmarkData:[NSData dataWithBytes:"x" length:1]
                                            options:0
                                      relativeToURL:nil
                                bookmarkDataIsStale:NULL
                                              error:&error],
        nil);
    IS(error != nil);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    making();
    resources();
    puts("done");
    [pool drain];
    return 0;
}
