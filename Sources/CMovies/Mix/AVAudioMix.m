// After "AVAudioMix Class Reference" and "AVMutableAudioMix Class Reference" of iOS 5.

#import "Mix/MixState.h"

@implementation AVAudioMix

- (NSArray *)inputParameters { return _allParameters ? _allParameters : [NSArray array]; }
- (id)copyWithZone:(NSZone *)zone { return self; }

- (id)mutableCopyWithZone:(NSZone *)zone {
    AVMutableAudioMix *copy = [AVMutableAudioMix audioMix];
    copy.inputParameters = self.inputParameters;
    return copy;
}

@end

@implementation AVMutableAudioMix

+ (AVMutableAudioMix *)audioMix { return [[self alloc] init]; }
- (NSArray *)inputParameters { return [super inputParameters]; }

/// The parameters may be changed after this, which the mix does not follow.
- (void)setInputParameters:(NSArray *)parameters {
    self.allParameters = [[NSArray alloc] initWithArray:parameters copyItems:YES];
}

- (id)copyWithZone:(NSZone *)zone {
    AVAudioMix *copy = [[AVAudioMix alloc] init];
    copy.allParameters = self.allParameters;
    return copy;
}

@end
