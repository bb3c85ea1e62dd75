// What a video composition must have, after "AVVideoCompositionValidationHandling Protocol Reference" of iOS 5.

#import "VideoComposition/VideoCompositionState.h"

/// What a check finds, and whether the delegate wants to hear of more.
struct validation {
    BOOL isValid, goesOn;
};

/// Without an answer of the delegate the first fault ends the check.
static void note(struct validation *validation, BOOL goesOn) {
    validation->isValid = NO;
    validation->goesOn = goesOn;
}

@implementation AVVideoComposition (AVVideoCompositionValidation)

- (void)checkKeys:(struct validation *)validation delegate:(id<AVVideoCompositionValidationHandling>)delegate {
    BOOL hasDuration = CMTIME_IS_NUMERIC(self.frameDuration) && CMTimeCompare(self.frameDuration, kCMTimeZero) > 0;
    const struct {
        __unsafe_unretained NSString *key;
        BOOL isFine;
    } keys[] = {{@"frameDuration", hasDuration},
                {@"renderSize", self.renderSize.width > 0 && self.renderSize.height > 0},
                {@"renderScale", self.renderScale > 0},
                {@"instructions", [self.instructions count] > 0}};
    BOOL answers = [delegate respondsToSelector:@selector(videoComposition:
                                 shouldContinueValidatingAfterFindingInvalidValueForKey:)];
    for (size_t i = 0; i < sizeof keys / sizeof *keys && validation->goesOn; i++) {
        if (keys[i].isFine) continue;
        note(validation, answers && [delegate videoComposition:self
                                        shouldContinueValidatingAfterFindingInvalidValueForKey:keys[i].key]);
    }
}

- (void)checkGap:(CMTimeRange)gap in:(struct validation *)validation
        delegate:(id<AVVideoCompositionValidationHandling>)delegate {
    BOOL answers = [delegate respondsToSelector:@selector(videoComposition:
                                 shouldContinueValidatingAfterFindingEmptyTimeRange:)];
    note(validation, answers && [delegate videoComposition:self shouldContinueValidatingAfterFindingEmptyTimeRange:gap]);
}

/// Instructions follow each other, and leave nothing of the range out. A range without an end asks for none.
- (void)checkTimes:(struct validation *)validation range:(CMTimeRange)range
          delegate:(id<AVVideoCompositionValidationHandling>)delegate {
    CMTime reached = range.start, end = CMTimeRangeGetEnd(range), last = kCMTimeNegativeInfinity;
    BOOL answers = [delegate respondsToSelector:@selector(videoComposition:
                                 shouldContinueValidatingAfterFindingInvalidTimeRangeInInstruction:)];
    for (AVVideoCompositionInstruction *instruction in self.instructions) {
        if (!validation->goesOn) return;
        CMTimeRange its = instruction.timeRange;
        BOOL isRange = CMTIMERANGE_IS_VALID(its) && CMTIME_IS_NUMERIC(its.start) && CMTimeCompare(its.duration, kCMTimeZero) > 0;
        if (!isRange || CMTimeCompare(its.start, last) < 0) {
            note(validation, answers && [delegate videoComposition:self
                                 shouldContinueValidatingAfterFindingInvalidTimeRangeInInstruction:instruction]);
            continue;
        }
        if (CMTimeCompare(its.start, reached) > 0 && CMTimeCompare(reached, end) < 0)
            [self checkGap:CMTimeRangeFromTimeToTime(reached, its.start) in:validation delegate:delegate];
        last = CMTimeRangeGetEnd(its);
        reached = CMTimeMaximum(reached, last);
    }
    if (validation->goesOn && CMTIME_IS_NUMERIC(end) && CMTimeCompare(reached, end) < 0)
        [self checkGap:CMTimeRangeFromTimeToTime(reached, end) in:validation delegate:delegate];
}

- (void)checkTracks:(struct validation *)validation asset:(AVAsset *)asset
           delegate:(id<AVVideoCompositionValidationHandling>)delegate {
    BOOL answers = [delegate respondsToSelector:@selector(videoComposition:
                                 shouldContinueValidatingAfterFindingInvalidTrackIDInInstruction:layerInstruction:asset:)];
    for (AVVideoCompositionInstruction *instruction in self.instructions) {
        for (AVVideoCompositionLayerInstruction *layer in instruction.layerInstructions) {
            if (!validation->goesOn) return;
            BOOL isTool = self.animationTool.additionalLayer && self.animationTool.additionalTrackID == layer.trackID;
            AVAssetTrack *track = [asset trackWithTrackID:layer.trackID];
            if (isTool || [track.mediaType isEqualToString:AVMediaTypeVideo]) continue;
            note(validation, answers && [delegate videoComposition:self
                                 shouldContinueValidatingAfterFindingInvalidTrackIDInInstruction:instruction
                                                                                layerInstruction:layer asset:asset]);
        }
    }
}

/// An asset of nil leaves its tracks unchecked.
- (BOOL)isValidForAsset:(AVAsset *)asset timeRange:(CMTimeRange)timeRange
     validationDelegate:(id<AVVideoCompositionValidationHandling>)validationDelegate {
    struct validation validation = {YES, YES};
    [self checkKeys:&validation delegate:validationDelegate];
    if (validation.goesOn) [self checkTimes:&validation range:timeRange delegate:validationDelegate];
    if (validation.goesOn && asset) [self checkTracks:&validation asset:asset delegate:validationDelegate];
    return validation.isValid;
}

@end
