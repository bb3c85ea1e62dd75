// After "AVVideoCompositionLayerInstruction Class Reference" and its mutable counterpart of iOS 5.

#import "VideoComposition/VideoCompositionState.h"

static struct ramp_value value_of(CGAffineTransform transform) {
    return (struct ramp_value){{transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty}};
}

static CGAffineTransform transform_of(struct ramp_value value) {
    const double *n = value.numbers;
    return CGAffineTransformMake((CGFloat)n[0], (CGFloat)n[1], (CGFloat)n[2], (CGFloat)n[3], (CGFloat)n[4], (CGFloat)n[5]);
}

@implementation AVVideoCompositionLayerInstruction

- (id)init { return [self initWithTrackID:kCMPersistentTrackID_Invalid opacities:nil transforms:nil]; }

/// Without ramps pictures are opaque, and stand as in the file.
- (id)initWithTrackID:(CMPersistentTrackID)trackID opacities:(ValueRamps *)opacities transforms:(ValueRamps *)transforms {
    if (!(self = [super init])) return nil;
    _number = trackID;
    _opacities = opacities ? [opacities copy] : [[ValueRamps alloc] initWithInitial:ramp_value_of(1)];
    _transforms = transforms ? [transforms copy]
                             : [[ValueRamps alloc] initWithInitial:value_of(CGAffineTransformIdentity)];
    return self;
}

- (CMPersistentTrackID)trackID { return _number; }
- (id)copyWithZone:(NSZone *)zone { return self; }

- (id)mutableCopyWithZone:(NSZone *)zone {
    return [[AVMutableVideoCompositionLayerInstruction alloc] initWithTrackID:_number opacities:_opacities
                                                                   transforms:_transforms];
}

- (BOOL)getTransformRampForTime:(CMTime)time startTransform:(CGAffineTransform *)startTransform
                   endTransform:(CGAffineTransform *)endTransform timeRange:(CMTimeRange *)timeRange {
    struct ramp_value from, to;
    CMTimeRange range;
    if (![_transforms rampAt:time from:&from to:&to range:&range]) return NO;
    if (startTransform) *startTransform = transform_of(from);
    if (endTransform) *endTransform = transform_of(to);
    if (timeRange) *timeRange = range;
    return YES;
}

- (BOOL)getOpacityRampForTime:(CMTime)time startOpacity:(float *)startOpacity endOpacity:(float *)endOpacity
                    timeRange:(CMTimeRange *)timeRange {
    struct ramp_value from, to;
    CMTimeRange range;
    if (![_opacities rampAt:time from:&from to:&to range:&range]) return NO;
    if (startOpacity) *startOpacity = (float)from.numbers[0];
    if (endOpacity) *endOpacity = (float)to.numbers[0];
    if (timeRange) *timeRange = range;
    return YES;
}

// MARK: Coding

- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeInt32:_number forKey:@"trackID"];
    [coder encodeObject:_opacities forKey:@"opacities"];
    [coder encodeObject:_transforms forKey:@"transforms"];
}

- (id)initWithCoder:(NSCoder *)coder {
    ValueRamps *opacities = [coder decodeObjectForKey:@"opacities"], *transforms = [coder decodeObjectForKey:@"transforms"];
    BOOL areFine = [opacities isKindOfClass:[ValueRamps class]] && [transforms isKindOfClass:[ValueRamps class]];
    return [self initWithTrackID:[coder decodeInt32ForKey:@"trackID"] opacities:areFine ? opacities : nil
                      transforms:areFine ? transforms : nil];
}

@end

@implementation AVMutableVideoCompositionLayerInstruction

+ (AVMutableVideoCompositionLayerInstruction *)videoCompositionLayerInstruction { return [[self alloc] init]; }

+ (AVMutableVideoCompositionLayerInstruction *)videoCompositionLayerInstructionWithAssetTrack:(AVAssetTrack *)track {
    return [[self alloc] initWithTrackID:track.trackID opacities:nil transforms:nil];
}

- (id)copyWithZone:(NSZone *)zone {
    return [[AVVideoCompositionLayerInstruction alloc] initWithTrackID:self.number opacities:self.opacities
                                                            transforms:self.transforms];
}

- (CMPersistentTrackID)trackID { return [super trackID]; }
- (void)setTrackID:(CMPersistentTrackID)trackID { self.number = trackID; }

- (void)demand:(BOOL)isFine of:(SEL)method what:(NSString *)what {
    if (isFine) return;
    [NSException raise:NSInvalidArgumentException
                format:@"*** -[AVMutableVideoCompositionLayerInstruction %@] The timeRange of a%@ ramp must not overlap the "
                       @"timeRange of an existing%@ ramp.",
                       NSStringFromSelector(method), what, what];
}

- (void)setTransformRampFromStartTransform:(CGAffineTransform)startTransform toEndTransform:(CGAffineTransform)endTransform
                                 timeRange:(CMTimeRange)timeRange {
    [self demand:[self.transforms addFrom:value_of(startTransform) to:value_of(endTransform) range:timeRange] of:_cmd
            what:@" transform"];
}

- (void)setTransform:(CGAffineTransform)transform atTime:(CMTime)time {
    [self demand:[self.transforms set:value_of(transform) at:time] of:_cmd what:@" transform"];
}

- (void)setOpacityRampFromStartOpacity:(float)startOpacity toEndOpacity:(float)endOpacity timeRange:(CMTimeRange)timeRange {
    [self demand:[self.opacities addFrom:ramp_value_of(startOpacity) to:ramp_value_of(endOpacity) range:timeRange] of:_cmd
            what:@"n opacity"];
}

- (void)setOpacity:(float)opacity atTime:(CMTime)time {
    [self demand:[self.opacities set:ramp_value_of(opacity) at:time] of:_cmd what:@"n opacity"];
}

@end
