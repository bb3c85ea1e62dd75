#pragma once
#import "Stills/OpenPictures.h"

/// What a player plays: pictures, sound, or both.
@interface PlayedMedia : NSObject
/// A film whose bytes are there, or come.
/// - Returns: nil for what has neither.
- (id)initWithFilm:(struct film *)film bytes:(NSData *)bytes;
/// - Parameter pictures: nil for none; `sound` is closed with this, and NULL for none.
/// - Parameter kept: what they read, and lives as long as the mixer needs it.
- (id)initWithPictures:(OpenPictures *)pictures sound:(struct film_sound *)sound duration:(NSTimeInterval)duration
                  kept:(id)kept;
/// Ends the sound. The mixer may read on for a moment.
- (void)close;
@property (nonatomic, readonly) struct film_pictures *pictures;
@property (nonatomic, readonly) struct film_sound *sound;
@property (nonatomic, readonly) NSTimeInterval duration;
/// Of the upright pictures; zero without pictures.
@property (nonatomic, readonly) CGSize naturalSize;
@property (nonatomic, readonly) int turns;
/// How long a picture stays, as far as that is known; 0 if it is not.
@property (nonatomic) NSTimeInterval pictureLength;
@end
