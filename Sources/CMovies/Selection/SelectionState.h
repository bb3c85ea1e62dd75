// What groups of choices and their options know of each other.
#pragma once
#import <AVFoundation/AVFoundation.h>

@interface AVMediaSelectionOption ()
- (id)initWithTrack:(AVAssetTrack *)track;
@property (nonatomic, readonly) AVAssetTrack *track;
@end

@interface AVMediaSelectionGroup ()
/// - Parameter tracks: that stand in for each other.
- (id)initWithTracks:(NSArray *)tracks allowsEmptySelection:(BOOL)allowsEmptySelection;
@end

/// The groups of an asset, each made once, by their characteristics.
NSDictionary *selection_groups_of(AVAsset *asset);
/// For an asset whose tracks have changed.
void selection_groups_forget(AVAsset *asset);
