// Queries for items in the cloud, where there is none: they begin, end and find nothing, and keep what they are set to.
// > done

#import "../Expect.h"

#define ARRAY(...) [NSArray arrayWithObjects:__VA_ARGS__, nil]

@interface Judge : NSObject <NSMetadataQueryDelegate>
@end
@implementation Judge
- (id)metadataQuery:(NSMetadataQuery *)query replacementObjectForResultObject:(NSMetadataItem *)result {
    return result;
}
- (id)metadataQuery:(NSMetadataQuery *)query replacementValueForAttribute:(NSString *)name value:(id)value {
    return value;
}
@end

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    NSMetadataQuery *query = [[[NSMetadataQuery alloc] init] autorelease];
    Judge *judge = [[Judge new] autorelease];
    IS(![query isStarted] && ![query isGathering] && ![query isStopped] && [query resultCount] == 0 &&
        [query predicate] == nil);
    [query setDelegate:judge];
    [query setPredicate:[NSPredicate predicateWithFormat:@"%K LIKE '*'", NSMetadataItemFSNameKey]];
    [query setSearchScopes:ARRAY(NSMetadataQueryUbiquitousDocumentsScope)];
    [query setSortDescriptors:ARRAY([NSSortDescriptor sortDescriptorWithKey:NSMetadataItemFSNameKey ascending:YES])];
    [query setValueListAttributes:ARRAY(NSMetadataItemFSSizeKey)],
        [query setGroupingAttributes:ARRAY(NSMetadataItemFSNameKey)];
    [query setNotificationBatchingInterval:2];
    IS([query delegate] == judge && [query notificationBatchingInterval] == 2);
    SAME([query searchScopes], ARRAY(NSMetadataQueryUbiquitousDocumentsScope));
    IS([query predicate] != nil && [[query sortDescriptors] count] == 1);
    SAME([query valueListAttributes], ARRAY(NSMetadataItemFSSizeKey));
    SAME([query groupingAttributes], ARRAY(NSMetadataItemFSNameKey));
    __block int started = 0, finished = 0;
    NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
    [center addObserverForName:NSMetadataQueryDidStartGatheringNotification
                        object:query
                         queue:nil
                    usingBlock:^(NSNotification *note) { started++; }];
    [center addObserverForName:NSMetadataQueryDidFinishGatheringNotification
                        object:query
                         queue:nil
                    usingBlock:^(NSNotification *note) { finished++; }];
    IS([query startQuery] && [query isStarted]);
    for (int i = 0; i < 100 && !finished; i++)
        [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate dateWithTimeIntervalSinceNow:0.01]];
    IS(started == 1 && finished == 1 && ![query isGathering]);
    [query disableUpdates];
    IS([query resultCount] == 0 && [[query results] count] == 0 && [[query groupedResults] count] == 0 &&
        [query indexOfResult:@"x"] == NSNotFound);
    COUNT([[[query valueLists] objectForKey:NSMetadataItemFSSizeKey] count], 0);
    RAISES(NSRangeException, [query resultAtIndex:0]);
    RAISES(NSRangeException, [query valueOfAttribute:NSMetadataItemFSNameKey forResultAtIndex:0]);
    [query enableUpdates];
    [query stopQuery];
    IS([query isStopped]);
    IS([NSMetadataItem instancesRespondToSelector:@selector(valueForAttribute:)] &&
        [NSMetadataItem instancesRespondToSelector:@selector(valuesForAttributes:)]);
    NSMetadataItem *item = [[[NSMetadataItem alloc] init] autorelease];
    IS([[item attributes] count] == 0 && [item valueForAttribute:NSMetadataItemURLKey] == nil &&
        [[item valuesForAttributes:ARRAY(NSMetadataItemPathKey)] count] == 0);
    NSString *names[] = {NSMetadataItemFSNameKey, NSMetadataItemDisplayNameKey, NSMetadataItemURLKey,
        NSMetadataItemPathKey, NSMetadataItemFSSizeKey, NSMetadataItemFSCreationDateKey,
        NSMetadataItemFSContentChangeDateKey, NSMetadataItemIsUbiquitousKey,
        NSMetadataUbiquitousItemHasUnresolvedConflictsKey, NSMetadataUbiquitousItemIsDownloadedKey,
        NSMetadataUbiquitousItemIsDownloadingKey, NSMetadataUbiquitousItemIsUploadedKey,
        NSMetadataUbiquitousItemIsUploadingKey, NSMetadataUbiquitousItemPercentDownloadedKey,
        NSMetadataUbiquitousItemPercentUploadedKey, NSMetadataQueryDidUpdateNotification,
        NSMetadataQueryGatheringProgressNotification, NSMetadataQueryUbiquitousDataScope};
    COUNT([[NSSet setWithObjects:names count:18] count], 18);
    puts("done");
    [pool drain];
    return 0;
}
