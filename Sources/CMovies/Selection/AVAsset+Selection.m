// What can be chosen of an asset. Files do not say to FFmpeg which tracks stand in for each other: several of sound do, and
// all of text, of which none need be shown.

#import "Selection/SelectionState.h"
#include <objc/runtime.h>

static const char key;

void selection_groups_forget(AVAsset *asset) { objc_setAssociatedObject(asset, &key, nil, OBJC_ASSOCIATION_RETAIN); }

NSDictionary *selection_groups_of(AVAsset *asset) {
    @synchronized(asset) {
        NSDictionary *known = objc_getAssociatedObject(asset, &key);
        if (known) return known;
        NSMutableDictionary *groups = [NSMutableDictionary dictionary];
        NSArray *heard = [asset tracksWithMediaCharacteristic:AVMediaCharacteristicAudible];
        NSArray *read = [asset tracksWithMediaCharacteristic:AVMediaCharacteristicLegible];
        if ([heard count] > 1)
            [groups setObject:[[AVMediaSelectionGroup alloc] initWithTracks:heard allowsEmptySelection:NO]
                       forKey:AVMediaCharacteristicAudible];
        if ([read count] > 0)
            [groups setObject:[[AVMediaSelectionGroup alloc] initWithTracks:read allowsEmptySelection:YES]
                       forKey:AVMediaCharacteristicLegible];
        objc_setAssociatedObject(asset, &key, groups, OBJC_ASSOCIATION_RETAIN);
        return groups;
    }
}

@implementation AVAsset (AVAssetMediaSelection)

- (NSArray *)availableMediaCharacteristicsWithMediaSelectionOptions {
    return [[selection_groups_of(self) allKeys] sortedArrayUsingSelector:@selector(compare:)];
}

- (AVMediaSelectionGroup *)mediaSelectionGroupForMediaCharacteristic:(NSString *)characteristic {
    return characteristic ? [selection_groups_of(self) objectForKey:characteristic] : nil;
}

@end
