// After "AVComposition Class Reference" of iOS 5.

#import "Composition/CompositionState.h"
#import "Selection/SelectionState.h"

@implementation AVComposition
@synthesize parts = _parts;

- (id)init {
    if (!(self = [super init])) return nil;
    _parts = [NSArray array];
    return self;
}

- (NSArray *)parts {
    @synchronized(self) {
        return _parts;
    }
}

- (void)setParts:(NSArray *)parts {
    @synchronized(self) {
        _parts = [parts copy];
        selection_groups_forget(self);
    }
}

- (void)takeTracksOf:(AVComposition *)other as:(Class)kind {
    NSMutableArray *copies = [NSMutableArray array];
    for (AVCompositionTrack *track in other.tracks) [copies addObject:[track copyAs:kind for:self]];
    self.parts = copies;
    self.ownSize = other.ownSize;
}

- (id)mutableCopyWithZone:(NSZone *)zone {
    AVMutableComposition *copy = [AVMutableComposition composition];
    [copy takeTracksOf:self as:[AVMutableCompositionTrack class]];
    return copy;
}

- (NSArray *)tracks { return self.parts; }

- (CMTime)duration {
    CMTime end = kCMTimeZero;
    for (AVCompositionTrack *track in self.tracks) end = CMTimeMaximum(end, track.end);
    return end;
}

- (CGSize)naturalSize {
    if (_ownSize.width > 0 && _ownSize.height > 0) return _ownSize;
    NSArray *tracks = [self tracksWithMediaType:AVMediaTypeVideo];
    return [tracks count] ? ((AVAssetTrack *)[tracks objectAtIndex:0]).naturalSize : CGSizeZero;
}

- (BOOL)loadMedia:(NSError **)error { return YES; }
- (BOOL)isComposable { return YES; }

@end
