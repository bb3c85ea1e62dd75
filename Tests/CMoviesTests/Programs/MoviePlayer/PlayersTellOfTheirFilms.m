// flags: -fobjc-arc
// A movie player has the defaults of the documentation, tells what a film is and why a file is none, and plays one film
// at a time.
// > autoplay 1, session 1, scaling 1, style 1, repeat 0, times -1 -1, state 0, load 0, fullscreen 0
// > the view has 2 parts and a black background
// > no film: This movie could not be played. (MediaPlayerErrorDomain 1) because of NSURLErrorDomain -1100
// > words: This movie could not be played. (MediaPlayerErrorDomain 1) because of (null) 0
// > the film: 3.0 s, 320x240, types 3, source 1
// > thumbnails: 320x240 red, 320x240 lime, 320x240 blue
// > requested: 0.5 red, 1.5 lime, 2.5 blue
// > first plays 1
// > first plays 0, second plays 1
// > moved on 1, still playing 1
// > finished: reason 0 at 3.0
#import "TestFilm.h"
#import <MediaPlayer/MediaPlayer.h>
#import <UIKit/UIKit.h>

@interface Listener : NSObject {
@public
    NSDictionary *information;
    int images;
    NSMutableString *colors;
}
@end

static const char *color_of(UIImage *image) {
    uint8_t pixel[4] = {0};
    CGColorSpaceRef space = CGColorSpaceCreateDeviceRGB();
    CGContextRef context = CGBitmapContextCreate(pixel, 1, 1, 8, 4, space, kCGImageAlphaPremultipliedLast);
    CGContextDrawImage(context, CGRectMake(0, 0, 1, 1), image.CGImage);
    CGContextRelease(context);
    CGColorSpaceRelease(space);
    return pixel[0] > 240 && pixel[1] < 15 && pixel[2] < 15   ? "red"
           : pixel[0] < 15 && pixel[1] > 240 && pixel[2] < 15 ? "lime"
           : pixel[0] < 15 && pixel[1] < 15 && pixel[2] > 240 ? "blue"
                                                              : "another colour";
}

@implementation Listener
- (void)hear:(NSNotification *)notification { information = notification.userInfo; }
- (void)see:(NSNotification *)notification {
    UIImage *image = [notification.userInfo objectForKey:MPMoviePlayerThumbnailImageKey];
    NSNumber *time = [notification.userInfo objectForKey:MPMoviePlayerThumbnailTimeKey];
    if (colors == nil) colors = [NSMutableString string];
    [colors appendFormat:@"%s%.1f %s", images++ ? ", " : "", [time doubleValue], color_of(image)];
}
@end

static void run_until(BOOL (^done)(void)) {
    NSDate *start = [NSDate date];
    while (!done() && -[start timeIntervalSinceNow] < 60) {
        [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.01]];
    }
}

static void refuse(const char *name, NSURL *url) {
    Listener *listener = [[Listener alloc] init];
    NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
    [center addObserver:listener selector:@selector(hear:) name:MPMoviePlayerPlaybackDidFinishNotification object:nil];
    MPMoviePlayerController *player = [[MPMoviePlayerController alloc] initWithContentURL:url];
    [player play];
    run_until(^{ return (BOOL)(listener->information != nil); });
    NSError *error = [listener->information objectForKey:@"error"];
    NSError *cause = [[error userInfo] objectForKey:NSUnderlyingErrorKey];
    printf("%s: %s (%s %d) because of %s %d\n", name, [[error localizedDescription] UTF8String],
           [[error domain] UTF8String], (int)[error code], [cause domain] ? [[cause domain] UTF8String] : "(null)",
           (int)[cause code]);
    [center removeObserver:listener];
}

int main(void) {
    @autoreleasepool {
        MPMoviePlayerController *player = [[MPMoviePlayerController alloc] init];
        printf("autoplay %d, session %d, scaling %d, style %d, repeat %d, times %g %g, state %d, load %d, fullscreen %d\n",
               player.shouldAutoplay, player.useApplicationAudioSession, (int)player.scalingMode,
                   (int)player.controlStyle,
               (int)player.repeatMode, player.initialPlaybackTime, player.endPlaybackTime, (int)player.playbackState,
               (int)player.loadState, player.fullscreen);
        printf("the view has %d parts and a %s background\n",
            (int)[[player.backgroundView.superview subviews] count] - 1,
               [player.backgroundColor isEqual:[UIColor blackColor]] ? "black" : "coloured");
        refuse("no film", [NSURL fileURLWithPath:@"/there/is/no.mp4"]);
        NSString *words = [NSTemporaryDirectory() stringByAppendingPathComponent:@"words.mp4"];
        [@"These are words." writeToFile:words atomically:NO encoding:NSUTF8StringEncoding error:NULL];
        refuse("words", [NSURL fileURLWithPath:words]);

        NSURL *url = make_film(@"film.mp4", 3, @"");
        MPMoviePlayerController *first = [[MPMoviePlayerController alloc] initWithContentURL:url];
        run_until(^{ return (BOOL)(first.loadState != MPMovieLoadStateUnknown); });
        printf("the film: %.1f s, %gx%g, types %d, source %d\n", first.duration, first.naturalSize.width,
               first.naturalSize.height, (int)first.movieMediaTypes, (int)first.movieSourceType);
        printf("thumbnails:");
        for (int i = 0; i < 3; i++) {
            UIImage *image = [first thumbnailImageAtTime:i + 0.5 timeOption:MPMovieTimeOptionExact];
            printf("%s %gx%g %s", i ? "," : "", image.size.width, image.size.height, color_of(image));
        }
        Listener *viewer = [[Listener alloc] init];
        [[NSNotificationCenter defaultCenter] addObserver:viewer selector:@selector(see:)
                                                     name:MPMoviePlayerThumbnailImageRequestDidFinishNotification
                                                         object:first];
        NSArray *times = [NSArray arrayWithObjects:[NSNumber numberWithDouble:0.5], [NSNumber numberWithDouble:1.5],
                                                   [NSNumber numberWithDouble:2.5], nil];
        [first requestThumbnailImagesAtTimes:times timeOption:MPMovieTimeOptionExact];
        run_until(^{ return (BOOL)(viewer->images == 3); });
        printf("\nrequested: %s\n", [viewer->colors UTF8String]);

        [first play];
        run_until(^{ return (BOOL)(first.playbackState == MPMoviePlaybackStatePlaying); });
        printf("first plays %d\n", first.currentPlaybackRate == 1);
        MPMoviePlayerController *second = [[MPMoviePlayerController alloc] initWithContentURL:url];
        [second play];
        run_until(^{ return (BOOL)(second.playbackState == MPMoviePlaybackStatePlaying); });
        printf("first plays %d, second plays %d\n", first.currentPlaybackRate == 1, second.currentPlaybackRate == 1);
        Listener *listener = [[Listener alloc] init];
        [[NSNotificationCenter defaultCenter] addObserver:listener selector:@selector(hear:)
                                                     name:MPMoviePlayerPlaybackDidFinishNotification object:second];
        second.currentPlaybackTime = 2;
        printf("moved on %d, still playing %d\n", second.currentPlaybackTime >= 2,
               second.playbackState == MPMoviePlaybackStatePlaying);
        run_until(^{ return (BOOL)(listener->information != nil); });
        printf("finished: reason %d at %.1f\n",
               [[listener->information objectForKey:MPMoviePlayerPlaybackDidFinishReasonUserInfoKey] intValue],
               second.currentPlaybackTime);
    }
    return 0;
}
