// After "AVVideoCompositionInstruction Class Reference" and "AVMutableVideoCompositionInstruction Class Reference" of iOS 5.

#import "VideoComposition/VideoCompositionState.h"

@implementation AVVideoCompositionInstruction {
    id _color;
}

- (id)init {
    if (!(self = [super init])) return nil;
    _ownRange = kCMTimeRangeInvalid;
    _ownPostProcessing = YES;
    return self;
}

- (CMTimeRange)timeRange { return _ownRange; }
- (NSArray *)layerInstructions { return _ownLayers ? _ownLayers : [NSArray array]; }
- (BOOL)enablePostProcessing { return _ownPostProcessing; }
- (CGColorRef)backgroundColor { return (__bridge CGColorRef)_color; }
- (void)setBackgroundColor:(CGColorRef)color { _color = (__bridge id)color; }

- (void)take:(AVVideoCompositionInstruction *)other {
    self.ownRange = other.ownRange;
    self.ownPostProcessing = other.ownPostProcessing;
    self.ownLayers = other.ownLayers ? [[NSArray alloc] initWithArray:other.ownLayers copyItems:YES] : nil;
    self.backgroundColor = other.backgroundColor;
}

- (id)copyWithZone:(NSZone *)zone { return self; }

- (id)mutableCopyWithZone:(NSZone *)zone {
    AVMutableVideoCompositionInstruction *copy = [AVMutableVideoCompositionInstruction videoCompositionInstruction];
    [copy take:self];
    return copy;
}

// MARK: Coding

- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:(__bridge_transfer NSDictionary *)CMTimeRangeCopyAsDictionary(_ownRange, NULL) forKey:@"timeRange"];
    [coder encodeObject:_ownLayers forKey:@"layerInstructions"];
    [coder encodeBool:_ownPostProcessing forKey:@"enablePostProcessing"];
    CGColorRef color = self.backgroundColor;
    size_t count = color ? CGColorGetNumberOfComponents(color) : 0;
    if (count == 0 || count > 4) return;
    NSMutableArray *components = [NSMutableArray array];
    for (size_t i = 0; i < count; i++)
        [components addObject:[NSNumber numberWithDouble:CGColorGetComponents(color)[i]]];
    [coder encodeObject:components forKey:@"backgroundColor"];
}

- (id)initWithCoder:(NSCoder *)coder {
    if (!(self = [self init])) return nil;
    NSDictionary *range = [coder decodeObjectForKey:@"timeRange"];
    if ([range isKindOfClass:[NSDictionary class]])
        _ownRange = CMTimeRangeMakeFromDictionary((__bridge CFDictionaryRef)range);
    NSArray *layers = [coder decodeObjectForKey:@"layerInstructions"];
    if ([layers isKindOfClass:[NSArray class]]) _ownLayers = [layers copy];
    _ownPostProcessing = [coder decodeBoolForKey:@"enablePostProcessing"];
    NSArray *components = [coder decodeObjectForKey:@"backgroundColor"];
    if (![components isKindOfClass:[NSArray class]] || [components count] % 2 || [components count] > 4) return self;
    CGFloat values[4] = {0};
    for (NSUInteger i = 0; i < [components count]; i++) values[i] = (CGFloat)[[components objectAtIndex:i] doubleValue];
    CGColorSpaceRef space = [components count] == 4 ? CGColorSpaceCreateDeviceRGB() : CGColorSpaceCreateDeviceGray();
    CGColorRef color = CGColorCreate(space, values);
    self.backgroundColor = color;
    CGColorRelease(color);
    CGColorSpaceRelease(space);
    return self;
}

@end

@implementation AVMutableVideoCompositionInstruction

+ (id)videoCompositionInstruction { return [[self alloc] init]; }

- (id)copyWithZone:(NSZone *)zone {
    AVVideoCompositionInstruction *copy = [[AVVideoCompositionInstruction alloc] init];
    [copy take:self];
    return copy;
}

- (CMTimeRange)timeRange { return [super timeRange]; }
- (void)setTimeRange:(CMTimeRange)range { self.ownRange = range; }
- (NSArray *)layerInstructions { return [super layerInstructions]; }
- (void)setLayerInstructions:(NSArray *)instructions { self.ownLayers = instructions; }
- (BOOL)enablePostProcessing { return [super enablePostProcessing]; }
- (void)setEnablePostProcessing:(BOOL)enables { self.ownPostProcessing = enables; }
- (CGColorRef)backgroundColor { return [super backgroundColor]; }
- (void)setBackgroundColor:(CGColorRef)color { [super setBackgroundColor:color]; }

@end
