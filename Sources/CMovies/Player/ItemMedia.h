#pragma once
#import "Playing/PlayedMedia.h"
#import <AVFoundation/AVFoundation.h>

/// What a player plays of an asset whose files have been read.
/// - Parameter left: the tracks that are not played.
/// - Returns: nil for what has neither pictures nor sound that can be played.
PlayedMedia *item_media(AVAsset *asset, NSSet *left, AVAudioMix *mix, AVVideoComposition *composition);
