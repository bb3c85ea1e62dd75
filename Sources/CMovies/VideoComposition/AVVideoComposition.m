// After "AVVideoComposition Class Reference" and "AVMutableVideoComposition Class Reference" of iOS 5.

#import "VideoComposition/VideoCompositionState.h"

@implementation AVVideoComposition

- (id)init {
    if (!(self = [super init])) return nil;
    _ownFrameDuration = kCMTimeInvalid;
    _ownRenderScale = 1;
    return self;
}

- (CMTime)frameDuration { return _ownFrameDuration; }
- (CGSize)renderSize { return _ownRenderSize; }
- (float)renderScale { return _ownRenderScale; }
- (NSArray *)instructions { return _ownInstructions; }
- (AVVideoCompositionCoreAnimationTool *)animationTool { return _ownTool; }

- (id)copyAs:(Class)kind {
    AVVideoComposition *copy = [[kind alloc] init];
    copy.ownFrameDuration = _ownFrameDuration;
    copy.ownRenderSize = _ownRenderSize;
    copy.ownRenderScale = _ownRenderScale;
    copy.ownInstructions = _ownInstructions;
    copy.ownTool = _ownTool;
    return copy;
}

- (id)copyWithZone:(NSZone *)zone { return self; }
- (id)mutableCopyWithZone:(NSZone *)zone { return [self copyAs:[AVMutableVideoComposition class]]; }

- (void)demandFor:(NSString *)what isPlayed:(BOOL)isPlayed {
    NSString *fault = nil;
    if (!(_ownRenderSize.width > 0 && _ownRenderSize.height > 0)) fault = @"video composition must have a positive renderSize";
    else if (!CMTIME_IS_NUMERIC(_ownFrameDuration) || CMTimeCompare(_ownFrameDuration, kCMTimeZero) <= 0)
        fault = @"video composition must have a positive frameDuration";
    else if (!(_ownRenderScale > 0)) fault = @"video composition must have a positive renderScale";
    else if (isPlayed && _ownTool) fault = @"video composition must not have an animationTool";
    if (fault) [NSException raise:NSInvalidArgumentException format:@"*** %@ %@", what, fault];
}

- (AVVideoCompositionInstruction *)instructionAt:(CMTime)time {
    for (AVVideoCompositionInstruction *instruction in _ownInstructions) {
        if (CMTimeRangeContainsTime(instruction.timeRange, time)) return instruction;
    }
    return nil;
}

@end

@implementation AVMutableVideoComposition

+ (AVMutableVideoComposition *)videoComposition { return [[self alloc] init]; }
- (id)copyWithZone:(NSZone *)zone {
    AVVideoComposition *copy = [self copyAs:[AVVideoComposition class]];
    // Instructions that change later are those of the mutable composition alone.
    copy.ownInstructions = self.ownInstructions
                               ? [[NSArray alloc] initWithArray:self.ownInstructions copyItems:YES] : nil;
    return copy;
}

- (CMTime)frameDuration { return [super frameDuration]; }
- (void)setFrameDuration:(CMTime)duration { self.ownFrameDuration = duration; }
- (CGSize)renderSize { return [super renderSize]; }
- (void)setRenderSize:(CGSize)size { self.ownRenderSize = size; }
- (float)renderScale { return [super renderScale]; }
- (void)setRenderScale:(float)scale { self.ownRenderScale = scale; }
- (NSArray *)instructions { return [super instructions]; }
- (void)setInstructions:(NSArray *)instructions { self.ownInstructions = instructions; }
- (AVVideoCompositionCoreAnimationTool *)animationTool { return [super animationTool]; }
- (void)setAnimationTool:(AVVideoCompositionCoreAnimationTool *)tool { self.ownTool = tool; }

@end
