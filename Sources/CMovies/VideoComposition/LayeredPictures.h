#pragma once
#import "Stills/OpenPictures.h"
#import <AVFoundation/AVFoundation.h>

/// Puts the pictures of several tracks over each other as a video composition says.
@interface LayeredPictures : NSObject
/// The pictures of an asset's tracks, one each frame duration of the composition. The composition, and the layers of its
/// animation tool, are taken as they are now.
/// - Returns: nil without memory.
+ (OpenPictures *)picturesOfAsset:(AVAsset *)asset composition:(AVVideoComposition *)composition;
@end
