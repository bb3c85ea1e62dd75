// What is chosen of an item's asset. Captions can be chosen, and are not shown.

#import "Player/PlayerState.h"
#import "Selection/SelectionState.h"
#include <objc/runtime.h>

static const char selected_key;

@implementation AVPlayerItem (AVPlayerItemMediaSelection)

/// By characteristics: the option, or `NSNull` for none.
- (NSMutableDictionary *)selected {
    NSMutableDictionary *selected = objc_getAssociatedObject(self, &selected_key);
    if (selected) return selected;
    selected = [NSMutableDictionary dictionary];
    objc_setAssociatedObject(self, &selected_key, selected, OBJC_ASSOCIATION_RETAIN);
    return selected;
}

static NSString *characteristic_of(AVMediaSelectionGroup *group, AVAsset *asset) {
    for (NSString *each in asset.availableMediaCharacteristicsWithMediaSelectionOptions) {
        if ([asset mediaSelectionGroupForMediaCharacteristic:each] == group) return each;
    }
    return nil;
}

- (void)selectMediaOption:(AVMediaSelectionOption *)option inMediaSelectionGroup:(AVMediaSelectionGroup *)group {
    NSString *characteristic = group ? characteristic_of(group, self.asset) : nil;
    BOOL isFine = option ? [group.options containsObject:option] : group.allowsEmptySelection;
    // What the group does not have changes nothing.
    if (characteristic == nil || !isFine) return;
    [[self selected] setObject:option ? (id)option : [NSNull null] forKey:characteristic];
    [self mediaDidChange];
}

/// Of sound the first track that is enabled, as it is played; of text none.
- (AVMediaSelectionOption *)selectedMediaOptionInMediaSelectionGroup:(AVMediaSelectionGroup *)group {
    NSString *characteristic = group ? characteristic_of(group, self.asset) : nil;
    if (characteristic == nil) return nil;
    id selected = [[self selected] objectForKey:characteristic];
    if (selected) return selected == [NSNull null] ? nil : selected;
    if (group.allowsEmptySelection) return nil;
    for (AVMediaSelectionOption *option in group.options) {
        if (option.playable && option.track.enabled) return option;
    }
    return [group.options count] ? [group.options objectAtIndex:0] : nil;
}

- (NSSet *)unselectedTracks {
    NSMutableSet *left = [NSMutableSet set];
    for (NSString *characteristic in objc_getAssociatedObject(self, &selected_key)) {
        AVMediaSelectionGroup *group = [self.asset mediaSelectionGroupForMediaCharacteristic:characteristic];
        for (AVMediaSelectionOption *option in group.options) {
            if (option != [[self selected] objectForKey:characteristic]) [left addObject:option.track];
        }
    }
    return left;
}

@end
