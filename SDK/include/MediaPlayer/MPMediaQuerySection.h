#pragma once
#import <MediaPlayer/MPBase.h>

/// Items that begin with the same letter. Since iOS 4.2.
@interface MPMediaQuerySection : NSObject <NSCoding, NSCopying>
@property (nonatomic, copy, readonly) NSString *title;
@property (nonatomic, readonly) NSRange range;
@end
