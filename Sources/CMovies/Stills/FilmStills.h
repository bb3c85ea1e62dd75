// Single pictures of a film, as images; made with a reader of their own, so that playing goes on undisturbed.
#pragma once
#import "Stills/OpenPictures.h"
#import <CFilm.h>
#import <CoreGraphics/CoreGraphics.h>
#import <Foundation/Foundation.h>

@interface FilmStills : NSObject
/// - Returns: nil for what has no pictures that can be decoded.
- (id)initWithBytes:(NSData *)bytes;
- (id)initWithPictures:(OpenPictures *)pictures duration:(NSTimeInterval)duration;
/// In seconds.
@property (nonatomic, readonly) NSTimeInterval duration;

/// The picture that is shown at a time.
/// - Parameter isNear: YES takes the key picture at or before the time, which is quicker.
/// - Parameter largest: the size within which the image stays, in pixels; a side that is 0 does not count.
/// - Parameter isUpright: NO leaves pictures as they stand in the file, whatever its track's transform says.
/// - Parameter time: when the picture is shown exactly.
/// - Returns: NULL where the film has none. The caller releases it.
- (CGImageRef)copyImageAt:(NSTimeInterval)time near:(BOOL)isNear largest:(CGSize)largest upright:(BOOL)isUpright
               exactTime:(struct film_time *)exactTime;
@end
