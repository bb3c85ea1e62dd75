#import "Notice/Refusal.h"
#import <AVFoundation/AVFoundation.h>

@implementation AVAssetExportSession

+ (NSArray *)allExportPresets REFUSES(nil)
+ (NSArray *)exportPresetsCompatibleWithAsset:(AVAsset *)asset REFUSES(nil)
+ (id)exportSessionWithAsset:(AVAsset *)asset presetName:(NSString *)presetName REFUSES(nil)
- (id)initWithAsset:(AVAsset *)asset presetName:(NSString *)presetName REFUSES(nil)
- (void)exportAsynchronouslyWithCompletionHandler:(void (^)(void))handler REFUSES()
- (void)cancelExport REFUSES()

@end

@implementation AVAssetReaderVideoCompositionOutput

+ (AVAssetReaderVideoCompositionOutput *)assetReaderVideoCompositionOutputWithVideoTracks:(NSArray *)videoTracks
    videoSettings:(NSDictionary *)videoSettings REFUSES(nil)
- (id)initWithVideoTracks:(NSArray *)videoTracks videoSettings:(NSDictionary *)videoSettings REFUSES(nil)

@end
