// What apps before iPhone OS 3.2 call.

#import "MoviePlayer/MovieFullscreen.h"
#import "MoviePlayer/MoviePlayerState.h"

/// True if the app was built before films had views; what does not say so goes by the system.
static BOOL is_old(void) {
    NSString *name = [[NSBundle mainBundle] objectForInfoDictionaryKey:@"DTSDKName"];
    NSRange digit = [name rangeOfCharacterFromSet:[NSCharacterSet decimalDigitCharacterSet]];
    NSString *version = [UIDevice currentDevice].systemVersion;
    if ([name length] && digit.location != NSNotFound) version = [name substringFromIndex:digit.location];
    return [version compare:@"3.2" options:NSNumericSearch] == NSOrderedAscending;
}

@implementation MPMoviePlayerController (Old)

- (void)enterScreenOfOldApps {
    if (self.hasView || self.isInViewController || self.wholeScreen || !is_old()) return;
    self.wholeScreen = [[MovieFullscreen alloc] initWithMovieView:[self makeMovieView] home:nil];
    [self chooseControls];
    [self.wholeScreen enterFor:0 then:^{}];
}

- (void)leaveScreenOfOldApps {
    if (self.hasView || self.wholeScreen == nil) return;
    MovieFullscreen *wholeScreen = self.wholeScreen;
    self.wholeScreen = nil;
    [wholeScreen leaveFor:0 then:^{}];
}

- (MPMovieControlMode)movieControlMode {
    return self.controlStyle == MPMovieControlStyleNone ? MPMovieControlModeHidden : MPMovieControlModeDefault;
}

/// There are no controls of the volume alone: those of a film that shows them are the nearest.
- (void)setMovieControlMode:(MPMovieControlMode)mode {
    self.controlStyle = mode == MPMovieControlModeHidden ? MPMovieControlStyleNone : MPMovieControlStyleDefault;
}

@end
