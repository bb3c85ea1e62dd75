// The part of a recorder that the sound input holds on to: its file, which takes frames on the input's thread.
#pragma once
#import "RecorderFormat.h"
#import <CSound.h>

@class RecorderFile;

/// Told on the main thread.
@protocol RecorderFileOwner
/// All frames that it was started for are in the file.
- (void)fileIsComplete:(RecorderFile *)file;
- (void)file:(RecorderFile *)file didFail:(OSStatus)status;
@end

@interface RecorderFile : NSObject
/// Makes the file. Nil with the status if it cannot be made.
- (id)initWithURL:(NSURL *)url format:(const struct recorder_format *)format status:(OSStatus *)status;

/// Cleared by the owner when it goes.
@property (nonatomic, assign) id<RecorderFileOwner> owner;
@property (nonatomic, readonly) BOOL isTaking;

/// Takes what is heard from now on, for so many seconds; infinity without end.
- (BOOL)startForDuration:(NSTimeInterval)duration;
- (void)pause;
/// Writes what is left, and closes the file.
- (OSStatus)close;

/// The seconds that have been recorded at this moment.
@property (nonatomic, readonly) NSTimeInterval time;
@property (nonatomic) BOOL measures;
/// The loudness since it was last asked for.
- (struct sound_level)takeLevel;
@end
