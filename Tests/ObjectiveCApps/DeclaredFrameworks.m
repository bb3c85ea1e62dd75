// script: wait 1
// What is declared only answers as its documentation says of what is not available, and tells so once.

#import <AVFoundation/AVFoundation.h>
#import <AudioToolbox/AudioToolbox.h>
#import <CoreMotion/CoreMotion.h>
#import <CoreTelephony/CoreTelephony.h>
#import <EventKitUI/EventKitUI.h>
#import <ExternalAccessory/ExternalAccessory.h>
#import <MediaPlayer/MediaPlayer.h>
#import <MobileCoreServices/MobileCoreServices.h>
#import <QuartzCore/CAEAGLLayer.h>
#import <QuickLook/QuickLook.h>
#import <Twitter/Twitter.h>
#import <UIKit/UIKit.h>
#import <iAd/iAd.h>

@interface GraphicsView : UIView
@end
@implementation GraphicsView
+ (Class)layerClass {
    return [CAEAGLLayer class];
}
@end

@interface Delegate : NSObject <UIApplicationDelegate, ADBannerViewDelegate> {
    UIWindow *window;
}
@end

@implementation Delegate

- (void)sounds {
    NSError *error = nil;
    NSURL *url = [NSURL fileURLWithPath:@"/there/is/no.mp3"];
    AVAudioPlayer *player = [[AVAudioPlayer alloc] initWithContentsOfURL:url error:&error];
    printf("player %d, %s\n", player != nil, [[error domain] UTF8String]);
    AVAudioSession *session = [AVAudioSession sharedInstance];
    printf("category %d, wrong one %d, microphone %d\n", [session setCategory:AVAudioSessionCategoryPlayback error:NULL],
           [session setCategory:@"Loud" error:NULL], session.inputIsAvailable);
    AudioQueueRef queue = NULL;
    AudioStreamBasicDescription format = {.mSampleRate = 44100, .mFormatID = kAudioFormatLinearPCM};
    printf("queue %d\n", (int)AudioQueueNewOutput(&format, NULL, NULL, NULL, NULL, 0, &queue));
    UInt32 category = 0, size = sizeof category;
    printf("session %d", AudioSessionGetProperty(kAudioSessionProperty_AudioCategory, &size, &category) == 0);
    AudioSessionInitialize(NULL, NULL, NULL, NULL);
    printf(" %d %d\n", AudioSessionGetProperty(kAudioSessionProperty_AudioCategory, &size, &category) == 0,
           category == kAudioSessionCategory_MediaPlayback);
}

- (void)movieDidFinish:(NSNotification *)notification {
    printf("film ended, %s\n",
           [[[[notification userInfo] objectForKey:@"error"] localizedDescription] UTF8String]);
}

- (void)media {
    [[NSNotificationCenter defaultCenter] addObserver:self
                                             selector:@selector(movieDidFinish:)
                                                 name:MPMoviePlayerPlaybackDidFinishNotification
                                               object:nil];
    static MPMoviePlayerController *player;
    player = [[MPMoviePlayerController alloc] initWithContentURL:[NSURL fileURLWithPath:@"/no.mov"]];
    [player play];
    printf("songs %d, music %d\n", (int)[[[MPMediaQuery songsQuery] items] count],
           (int)[[MPMusicPlayerController iPodMusicPlayer] playbackState]);
}

- (void)bannerView:(ADBannerView *)banner didFailToReceiveAdWithError:(NSError *)error {
    printf("no advertisement, %d\n", (int)error.code);
}

- (void)others {
    NSError *error = nil;
    EKEventStore *store = [[EKEventStore alloc] init];
    EKEvent *event = [EKEvent eventWithEventStore:store];
    printf("event saved %d, ", [store saveEvent:event span:EKSpanThisEvent error:&error]);
    printf("error %d\n", (int)error.code);
    printf("motion %d, carrier %d, accessories %d, tweets %d\n",
           [[[CMMotionManager alloc] init] isDeviceMotionAvailable],
           [[[CTTelephonyNetworkInfo alloc] init] subscriberCellularProvider] != nil,
           (int)[[[EAAccessoryManager sharedAccessoryManager] connectedAccessories] count],
           [TWTweetComposeViewController canSendTweet]);
    printf("photographs %d, camera %d, previews %d %d\n",
           [UIImagePickerController isSourceTypeAvailable:UIImagePickerControllerSourceTypePhotoLibrary],
           [UIImagePickerController isSourceTypeAvailable:UIImagePickerControllerSourceTypeCamera],
           [QLPreviewController canPreviewItem:(id)[NSURL fileURLWithPath:@"/a.txt"]],
           [QLPreviewController canPreviewItem:(id)[NSURL fileURLWithPath:@"/a.key"]]);
    @try {
        [[[UIImagePickerController alloc] init] setSourceType:UIImagePickerControllerSourceTypeSavedPhotosAlbum];
    } @catch (NSException *exception) {
        printf("%s\n", [[exception reason] UTF8String]);
    }
}

- (void)types {
    NSString *type = (NSString *)UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, CFSTR("PNG"), NULL);
    NSString *mime = (NSString *)UTTypeCopyPreferredTagWithClass((CFStringRef)type, kUTTagClassMIMEType);
    printf("%s %s, image %d, film %d\n", [type UTF8String], [mime UTF8String],
           UTTypeConformsTo((CFStringRef)type, kUTTypeImage), UTTypeConformsTo((CFStringRef)type, kUTTypeMovie));
    NSString *unknown = (NSString *)UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, CFSTR("xyz"), NULL);
    printf("unknown %d %s\n", [unknown hasPrefix:@"dyn."],
           [(NSString *)UTTypeCopyPreferredTagWithClass((CFStringRef)unknown, kUTTagClassFilenameExtension) UTF8String]);
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    [self sounds];
    [self media];
    [self others];
    [self types];
    ADBannerView *banner = [[ADBannerView alloc] initWithFrame:CGRectZero];
    banner.delegate = self;
    [window addSubview:banner];
    GraphicsView *graphics = [[GraphicsView alloc] initWithFrame:CGRectMake(0, 100, 100, 100)];
    [window addSubview:graphics];
    MPVolumeView *volume = [[MPVolumeView alloc] initWithFrame:CGRectMake(20, 220, 280, 23)];
    [window addSubview:volume];
    printf("banner %.0f, layer %d\n", banner.frame.size.height, [graphics.layer isKindOfClass:[CAEAGLLayer class]]);
    [window makeKeyAndVisible];
}

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > player 0, NSOSStatusErrorDomain
// > category 1, wrong one 0, microphone 1
// > queue 1718449215
// > session 0 1 1
// > songs 0, music 0
// > event saved 0, error 1
// > motion 0, carrier 0, accessories 0, tweets 0
// > photographs 0, camera 1, previews 1 0
// > Source type 2 not available
// > public.png image/png, image 1, film 0
// > unknown 1 xyz
// > banner 50, layer 1
// > film ended, This movie could not be played.
// > no advertisement, 3
