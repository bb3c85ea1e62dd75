// CFURL: files' properties, bookmarks and numbers; CFURLAccess; CFURLEnumerator; CFFileSecurity.

#import <CoreFoundation/CoreFoundation.h>
#import "../../../Programs/Checks.h"
#include <sys/acl.h>
#include <sys/stat.h>
#include <unistd.h>

static CFURLRef url_at(NSString *path) { return (CFURLRef)[NSURL fileURLWithPath:path]; }

static NSString *folder;
static CFURLRef file;

/// The property as an object; nil if there is none.
static id property(CFURLRef url, CFStringRef key) {
    CFTypeRef value = NULL;
    CFErrorRef error = NULL;
    if (!CFURLCopyResourcePropertyForKey(url, key, &value, &error)) {
        CHECK(error != NULL);
        CFRelease(error);
        return nil;
    }
    return [(id)value autorelease];
}

static void properties(void) {
    CHECK([property(file, kCFURLNameKey) isEqual:@"file.txt"] && [property(file, kCFURLLocalizedNameKey) length] > 0);
    CHECK([property(file, kCFURLIsRegularFileKey) boolValue] && ![property(file, kCFURLIsDirectoryKey) boolValue]);
    CHECK([property(url_at(folder), kCFURLIsDirectoryKey) boolValue]);
    CHECK(![property(file, kCFURLIsSymbolicLinkKey) boolValue] && ![property(file, kCFURLIsVolumeKey) boolValue]);
    CHECK([property(file, kCFURLFileSizeKey) intValue] == 5 && [property(file, kCFURLFileAllocatedSizeKey) intValue] >= 5);
    CHECK([property(file, kCFURLContentModificationDateKey) isKindOfClass:[NSDate class]]);
    CHECK([property(file, kCFURLParentDirectoryURLKey) isKindOfClass:[NSURL class]]);
    CHECK_NUMBER([property(file, kCFURLLinkCountKey) intValue], 1);
    CHECK([property(file, kCFURLFileResourceTypeKey) isEqual:(id)kCFURLFileResourceTypeRegular]);
    CHECK([property(url_at(folder), kCFURLFileResourceTypeKey) isEqual:(id)kCFURLFileResourceTypeDirectory]);
    symlink("file.txt", [[folder stringByAppendingPathComponent:@"link"] fileSystemRepresentation]);
    mkfifo([[folder stringByAppendingPathComponent:@"pipe"] fileSystemRepresentation], 0600);
    CFURLRef link = url_at([folder stringByAppendingPathComponent:@"link"]);
    CHECK([property(link, kCFURLFileResourceTypeKey) isEqual:(id)kCFURLFileResourceTypeSymbolicLink]);
    CFURLRef pipe = url_at([folder stringByAppendingPathComponent:@"pipe"]);
    CHECK([property(pipe, kCFURLFileResourceTypeKey) isEqual:(id)kCFURLFileResourceTypeNamedPipe]);
    CHECK([property(url_at(@"/dev/null"), kCFURLFileResourceTypeKey) isEqual:(id)kCFURLFileResourceTypeCharacterSpecial]);
    NSSet *others = [NSSet setWithObjects:(id)kCFURLFileResourceTypeBlockSpecial, kCFURLFileResourceTypeSocket,
                                          kCFURLFileResourceTypeUnknown, nil];
    CHECK_NUMBER([others count], 3);
    CHECK([property(file, kCFURLIsReadableKey) boolValue] && [property(file, kCFURLIsWritableKey) boolValue]);
    CHECK(property(url_at(@"/no/such/file"), kCFURLNameKey) == nil || CFURLResourceIsReachable(file, NULL));

    CFErrorRef error = NULL;
    CHECK(CFURLResourceIsReachable(file, &error) && error == NULL);
    CHECK(!CFURLResourceIsReachable(url_at(@"/no/such/file"), &error) && error != NULL);
    CFRelease(error);
    NSArray *keys = [NSArray arrayWithObjects:(id)kCFURLNameKey, kCFURLFileSizeKey, nil];
    CFDictionaryRef values = CFURLCopyResourcePropertiesForKeys(file, (CFArrayRef)keys, NULL);
    CHECK(CFDictionaryGetCount(values) == 2);
    CFRelease(values);
    NSDate *date = [NSDate dateWithTimeIntervalSinceReferenceDate:1000000];
    CHECK(CFURLSetResourcePropertyForKey(file, kCFURLContentModificationDateKey, date, NULL));
    CFURLClearResourcePropertyCache(file);
    CHECK([property(file, kCFURLContentModificationDateKey) isEqual:date]);
    NSDictionary *changes = [NSDictionary dictionaryWithObject:[NSDate dateWithTimeIntervalSinceReferenceDate:2000000]
                                                        forKey:(id)kCFURLContentModificationDateKey];
    CHECK(CFURLSetResourcePropertiesForKeys(file, (CFDictionaryRef)changes, NULL));
    CHECK([property(file, kCFURLContentModificationDateKey) timeIntervalSinceReferenceDate] == 2000000);
    CFURLSetTemporaryResourcePropertyForKey(file, CFSTR("mine"), CFSTR("note"));
    CHECK([property(file, CFSTR("mine")) isEqual:@"note"]);
    CFURLClearResourcePropertyCacheForKey(file, CFSTR("mine"));
    CHECK(![property(file, CFSTR("mine")) isEqual:@"note"]);
}

/// Each key is NSURL's of the same name.
static void keys(void) {
    CFStringRef all[] = {
        kCFURLKeysOfUnsetValuesKey, kCFURLNameKey, kCFURLLocalizedNameKey, kCFURLIsRegularFileKey,
        kCFURLIsDirectoryKey, kCFURLIsSymbolicLinkKey, kCFURLIsVolumeKey, kCFURLIsPackageKey,
        kCFURLIsSystemImmutableKey, kCFURLIsUserImmutableKey, kCFURLIsHiddenKey, kCFURLHasHiddenExtensionKey,
        kCFURLCreationDateKey, kCFURLContentAccessDateKey, kCFURLContentModificationDateKey,
        kCFURLAttributeModificationDateKey, kCFURLLinkCountKey, kCFURLParentDirectoryURLKey, kCFURLVolumeURLKey,
        kCFURLTypeIdentifierKey, kCFURLLocalizedTypeDescriptionKey, kCFURLLabelNumberKey, kCFURLLabelColorKey,
        kCFURLLocalizedLabelKey, kCFURLEffectiveIconKey, kCFURLCustomIconKey, kCFURLFileResourceIdentifierKey,
        kCFURLVolumeIdentifierKey, kCFURLPreferredIOBlockSizeKey, kCFURLIsReadableKey, kCFURLIsWritableKey,
        kCFURLIsExecutableKey, kCFURLFileSecurityKey, kCFURLIsExcludedFromBackupKey, kCFURLFileSizeKey,
        kCFURLFileAllocatedSizeKey, kCFURLTotalFileSizeKey, kCFURLTotalFileAllocatedSizeKey, kCFURLIsAliasFileKey,
        kCFURLIsMountTriggerKey, kCFURLVolumeLocalizedFormatDescriptionKey, kCFURLVolumeTotalCapacityKey,
        kCFURLVolumeAvailableCapacityKey, kCFURLVolumeResourceCountKey, kCFURLVolumeSupportsPersistentIDsKey,
        kCFURLVolumeSupportsSymbolicLinksKey, kCFURLVolumeSupportsHardLinksKey, kCFURLVolumeSupportsJournalingKey,
        kCFURLVolumeIsJournalingKey, kCFURLVolumeSupportsSparseFilesKey, kCFURLVolumeSupportsZeroRunsKey,
        kCFURLVolumeSupportsCaseSensitiveNamesKey, kCFURLVolumeSupportsCasePreservedNamesKey,
        kCFURLVolumeSupportsRootDirectoryDatesKey, kCFURLVolumeSupportsVolumeSizesKey,
        kCFURLVolumeSupportsRenamingKey, kCFURLVolumeSupportsAdvisoryFileLockingKey,
        kCFURLVolumeSupportsExtendedSecurityKey, kCFURLVolumeIsBrowsableKey, kCFURLVolumeMaximumFileSizeKey,
        kCFURLVolumeIsEjectableKey, kCFURLVolumeIsRemovableKey, kCFURLVolumeIsInternalKey,
        kCFURLVolumeIsAutomountedKey, kCFURLVolumeIsLocalKey, kCFURLVolumeIsReadOnlyKey,
        kCFURLVolumeCreationDateKey, kCFURLVolumeURLForRemountingKey, kCFURLVolumeUUIDStringKey,
        kCFURLVolumeNameKey, kCFURLVolumeLocalizedNameKey,
    };
    NSMutableSet *names = [NSMutableSet set];
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        if (![(NSString *)all[i] hasPrefix:@"NSURL"]) puts([(NSString *)all[i] UTF8String]);
        [names addObject:(id)all[i]];
    }
    CHECK_NUMBER([names count], sizeof all / sizeof all[0]);
    CHECK([(id)kCFURLIsUbiquitousItemKey isEqual:@"NSURLIsUbiquitousItemKey"]);
    CHECK([(id)kCFURLUbiquitousItemHasUnresolvedConflictsKey isEqual:@"NSURLUbiquitousItemHasUnresolvedConflictsKey"]);
    CHECK([(id)kCFURLUbiquitousItemIsDownloadedKey isEqual:@"NSURLUbiquitousItemIsDownloadedKey"]);
    CHECK([(id)kCFURLUbiquitousItemIsDownloadingKey isEqual:@"NSURLUbiquitousItemIsDownloadingKey"]);
    CHECK([(id)kCFURLUbiquitousItemIsUploadedKey isEqual:@"NSURLUbiquitousItemIsUploadedKey"]);
    CHECK([(id)kCFURLUbiquitousItemIsUploadingKey isEqual:@"NSURLUbiquitousItemIsUploadingKey"]);
    CHECK([(id)kCFURLUbiquitousItemPercentDownloadedKey isEqual:@"NSURLUbiquitousItemPercentDownloadedKey"]);
    CHECK([(id)kCFURLUbiquitousItemPercentUploadedKey isEqual:@"NSURLUbiquitousItemPercentUploadedKey"]);
}

static void bookmarks(void) {
    CFURLBookmarkCreationOptions options = kCFURLBookmarkCreationSuitableForBookmarkFile;
    CFURLBookmarkResolutionOptions resolution = kCFBookmarkResolutionWithoutUIMask;
    CFURLBookmarkFileCreationOptions none = 0;
    NSArray *keys = [NSArray arrayWithObject:(id)kCFURLFileSizeKey];
    CFErrorRef error = NULL;
    CFDataRef bookmark = CFURLCreateBookmarkData(NULL, file, options, (CFArrayRef)keys, NULL, &error);
    CHECK(bookmark && error == NULL);
    Boolean stale = true;
    CFURLRef found = CFURLCreateByResolvingBookmarkData(NULL, bookmark, resolution, NULL, NULL, &stale, NULL);
    CHECK(found && [[(NSURL *)found path] isEqual:[(NSURL *)file path]] && !stale);
    CFRelease(found);
    CFDictionaryRef values = CFURLCreateResourcePropertiesForKeysFromBookmarkData(NULL, (CFArrayRef)keys, bookmark);
    CHECK([[(NSDictionary *)values objectForKey:(id)kCFURLFileSizeKey] intValue] == 5);
    CFRelease(values);
    CFTypeRef size = CFURLCreateResourcePropertyForKeyFromBookmarkData(NULL, kCFURLFileSizeKey, bookmark);
    CHECK_NUMBER([(id)size intValue], 5);
    CFRelease(size);
    CFURLRef place = url_at([folder stringByAppendingPathComponent:@"mark"]);
    CHECK(CFURLWriteBookmarkDataToFile(bookmark, place, none, NULL));
    CFDataRef again = CFURLCreateBookmarkDataFromFile(NULL, place, NULL);
    CHECK(again && CFEqual(again, bookmark));
    CFRelease(again);
    CFRelease(bookmark);
    CFDataRef broken = CFDataCreate(NULL, (const UInt8 *)"not a bookmark", 14);
    CHECK(CFURLCreateByResolvingBookmarkData(NULL, broken, 0, NULL, NULL, NULL, &error) == NULL && error != NULL);
    CFRelease(error);
    CFRelease(broken);

    CFURLRef reference = CFURLCreateFileReferenceURL(NULL, file, NULL);
    CFURLRef path = CFURLCreateFilePathURL(NULL, reference, NULL);
    CHECK(path && [[(NSURL *)path path] isEqual:[(NSURL *)file path]]);
    CFRelease(path);
    CFRelease(reference);
    CHECK(CFURLCreateFileReferenceURL(NULL, url_at(@"/no/such/file"), NULL) == NULL);
    char memory[80] = "garbage";
    struct FSRef *number = (struct FSRef *)memory;
    CHECK(CFURLCreateFromFSRef(NULL, number) == NULL);
    CHECK(CFURLGetFSRef(file, number) && !CFURLGetFSRef(url_at(@"/no/such/file"), (struct FSRef *)(char[80]){0}));
    found = CFURLCreateFromFSRef(NULL, number);
    CHECK(found && [[(NSURL *)found path] isEqual:[(NSURL *)file path]]);
    CFRelease(found);
}

static void access_by_url(void) {
    SInt32 code = 5;
    CFDataRef data = CFDataCreate(NULL, (const UInt8 *)"12345678", 8);
    CFURLRef other = url_at([folder stringByAppendingPathComponent:@"other"]);
    CHECK(CFURLWriteDataAndPropertiesToResource(other, data, NULL, &code) && code == 0);
    CFRelease(data);
    NSArray *wanted = [NSArray arrayWithObjects:(id)kCFURLFileExists, kCFURLFileLength, kCFURLFilePOSIXMode,
                                                kCFURLFileOwnerID, kCFURLFileLastModificationTime, nil];
    CFDictionaryRef found = NULL;
    CHECK(CFURLCreateDataAndPropertiesFromResource(NULL, other, &data, &found, (CFArrayRef)wanted, &code));
    CHECK(CFDataGetLength(data) == 8 && CFDictionaryGetCount(found) == 5);
    CFRelease(data);
    CFRelease(found);
    CFTypeRef contents = CFURLCreatePropertyFromResource(NULL, url_at(folder), kCFURLFileDirectoryContents, &code);
    CHECK([(NSArray *)contents count] >= 4);
    CFRelease(contents);
    CHECK(CFURLDestroyResource(other, &code) && !CFURLDestroyResource(other, &code));
    CFURLError error = code;
    CHECK_NUMBER(error, kCFURLResourceNotFoundError);
    CFURLCreatePropertyFromResource(NULL, file, CFSTR("none"), &code);
    CHECK_NUMBER(code, kCFURLUnknownPropertyKeyError);
    CFURLRef web = (CFURLRef)[NSURL URLWithString:@"gopher://x/"];
    CHECK(!CFURLDestroyResource(web, &code) && code == kCFURLUnknownSchemeError);
    CHECK(CFURLCreatePropertyFromResource(NULL, web, kCFURLHTTPStatusCode, &code) == NULL);
    CHECK(CFURLCreatePropertyFromResource(NULL, web, kCFURLHTTPStatusLine, &code) == NULL);

    CFURLEnumeratorRef volumes = CFURLEnumeratorCreateForMountedVolumes(NULL, kCFURLEnumeratorDefaultBehavior, NULL);
    CHECK(CFGetTypeID(volumes) == CFURLEnumeratorGetTypeID() && !CFURLEnumeratorGetSourceDidChange(volumes));
    CFURLRef volume = NULL;
    CHECK_NUMBER(CFURLEnumeratorGetNextURL(volumes, &volume, NULL), kCFURLEnumeratorSuccess);
    CFRelease(volumes);
}

static void security(void) {
    CFFileSecurityRef it = CFFileSecurityCreate(NULL);
    CHECK(CFGetTypeID(it) == CFFileSecurityGetTypeID());
    uid_t owner = 77;
    gid_t group = 78;
    mode_t mode = 79;
    acl_t list = NULL;
    CFUUIDRef uuid = NULL, mine = CFUUIDCreate(NULL);
    CHECK(!CFFileSecurityGetOwner(it, &owner) && !CFFileSecurityGetGroup(it, &group) && !CFFileSecurityGetMode(it, &mode));
    CHECK(!CFFileSecurityCopyOwnerUUID(it, &uuid) && !CFFileSecurityCopyGroupUUID(it, &uuid));
    CHECK(!CFFileSecurityCopyAccessControlList(it, &list) && owner == 77 && uuid == NULL);
    CHECK(CFFileSecuritySetOwner(it, 501) && CFFileSecurityGetOwner(it, &owner) && owner == 501);
    CHECK(CFFileSecuritySetGroup(it, 20) && CFFileSecurityGetGroup(it, &group) && group == 20);
    CHECK(CFFileSecuritySetMode(it, 0640) && CFFileSecurityGetMode(it, &mode) && mode == 0640);
    CHECK(CFFileSecuritySetOwnerUUID(it, mine) && CFFileSecurityCopyOwnerUUID(it, &uuid) && CFEqual(uuid, mine));
    CFRelease(uuid);
    CHECK(CFFileSecuritySetGroupUUID(it, mine));
    acl_t own = acl_init(1);
    acl_entry_t entry;
    acl_create_entry(&own, &entry);
    CHECK(CFFileSecuritySetAccessControlList(it, own));
    acl_free(own);
    CFFileSecurityRef copy = CFFileSecurityCreateCopy(NULL, it);
    CFRelease(it);
    CHECK(CFFileSecurityCopyGroupUUID(copy, &uuid) && CFEqual(uuid, mine));
    CHECK(CFFileSecurityCopyAccessControlList(copy, &list) && acl_get_entry(list, ACL_FIRST_ENTRY, &entry) == 0);
    acl_free(list);
    CHECK(CFFileSecuritySetAccessControlList(copy, kCFFileSecurityRemoveACL));
    CHECK(CFFileSecurityCopyAccessControlList(copy, &list) && list == kCFFileSecurityRemoveACL);
    CFRelease(uuid);
    CFRelease(mine);
    CFRelease(copy);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    folder = [NSTemporaryDirectory() stringByAppendingPathComponent:@"files"];
    [[NSFileManager defaultManager] createDirectoryAtPath:folder withIntermediateDirectories:YES attributes:nil error:NULL];
    NSString *path = [folder stringByAppendingPathComponent:@"file.txt"];
    [@"hello" writeToFile:path atomically:YES encoding:NSUTF8StringEncoding error:NULL];
    file = url_at(path);
    properties();
    keys();
    bookmarks();
    access_by_url();
    security();
    [pool drain];
    return end_of_checks();
}

// > 73 checks
