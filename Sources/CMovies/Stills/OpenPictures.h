#pragma once
#import <AVFoundation/AVAssetTrack.h>
#import <CFilm.h>

/// Pictures with a reader of their own. They belong to one thread at a time.
@interface OpenPictures : NSObject
/// - Returns: nil for a track without pictures that can be decoded.
+ (OpenPictures *)picturesOfTrack:(AVAssetTrack *)track;
/// Those of the first track of a file that can be decoded.
+ (OpenPictures *)picturesOfBytes:(NSData *)bytes duration:(double *)duration;
/// - Parameter pictures: closed with this; nil is the result for NULL.
/// - Parameter kept: what they need, and lives as long.
- (id)initWithPictures:(struct film_pictures *)pictures size:(CGSize)size turns:(int)turns kept:(id)kept;
@property (nonatomic, readonly) struct film_pictures *pictures;
/// In pixels, as they stand in the file.
@property (nonatomic, readonly) CGSize size;
/// Pictures of the size that is in the file from now on, whatever shape its pixels have.
- (void)takeEncodedSizeOf:(AVAssetTrack *)track;
/// Quarters of a turn to the right by which they are shown.
@property (nonatomic, readonly) int turns;
@end

/// The quarters of a turn to the right that a transform is.
int turns_of_transform(CGAffineTransform transform);
