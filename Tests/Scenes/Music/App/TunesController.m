#import "TunesController.h"
#import "SongFile.h"

@implementation TunesController

- (void)dealloc {
    [[NSNotificationCenter defaultCenter] removeObserver:self];
    [words release];
    [super dealloc];
}

- (void)loadView {
    self.view = [[[UIView alloc] initWithFrame:[[UIScreen mainScreen] applicationFrame]] autorelease];
    self.view.backgroundColor = [UIColor groupTableViewBackgroundColor];
    NSArray *titles = [NSArray arrayWithObjects:@"Many", @"One", @"Play", @"Pause", @"Next", @"Back", nil];
    for (NSUInteger i = 0; i < [titles count]; i++) {
        UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
        button.frame = CGRectMake(10 + 102 * (i % 3), 10 + 47 * (i / 3), 96, 37);
        [button setTitle:[titles objectAtIndex:i] forState:UIControlStateNormal];
        [button addTarget:self action:@selector(press:) forControlEvents:UIControlEventTouchUpInside];
        [self.view addSubview:button];
    }
    words = [[UILabel alloc] initWithFrame:CGRectMake(10, 120, 300, 300)];
    words.numberOfLines = 0;
    words.backgroundColor = [UIColor clearColor];
    [self.view addSubview:words];
    write_song(@"1.wav", 2, @"The Rain", @"Ada", @"Weather", @"2");
    write_song(@"2.wav", 3, @"Sun", @"Ada", @"Weather", @"1");
    write_song(@"3.wav", 4, @"Snow", @"Bob", @"Winter", nil);
    write_song(@"4.wav", 4, @"99 Clouds", @"Bob", nil, nil);
    player = [MPMusicPlayerController applicationMusicPlayer];
    NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
    for (NSString *name in [NSArray arrayWithObjects:MPMusicPlayerControllerNowPlayingItemDidChangeNotification,
                                                     MPMusicPlayerControllerPlaybackStateDidChangeNotification, nil]) {
        [center addObserver:self selector:@selector(update) name:name object:player];
    }
    [player beginGeneratingPlaybackNotifications];
    [self update];
}

- (void)update {
    NSArray *states = [NSArray arrayWithObjects:@"stopped", @"playing", @"paused", nil];
    NSString *title = [player.nowPlayingItem valueForProperty:MPMediaItemPropertyTitle];
    words.text = [NSString stringWithFormat:@"%@, %@", title, [states objectAtIndex:player.playbackState]];
}

- (void)press:(UIButton *)sender {
    NSString *title = [sender titleForState:UIControlStateNormal];
    if ([title isEqual:@"Play"]) [player play];
    if ([title isEqual:@"Pause"]) [player pause];
    if ([title isEqual:@"Next"]) [player skipToNextItem];
    if ([title isEqual:@"Back"]) [player skipToPreviousItem];
    if ([title isEqual:@"Many"] || [title isEqual:@"One"]) {
        MPMediaPickerController *picker = [[MPMediaPickerController alloc] initWithMediaTypes:MPMediaTypeAnyAudio];
        picker.delegate = self;
        picker.allowsPickingMultipleItems = [title isEqual:@"Many"];
        picker.prompt = [title isEqual:@"Many"] ? @"Add songs to play" : nil;
        [self presentModalViewController:picker animated:YES];
        [picker release];
    }
}

- (void)mediaPicker:(MPMediaPickerController *)picker didPickMediaItems:(MPMediaItemCollection *)collection {
    [player setQueueWithItemCollection:collection];
    words.text = [NSString stringWithFormat:@"%d songs", (int)collection.count];
    [self dismissModalViewControllerAnimated:YES];
}

- (void)mediaPickerDidCancel:(MPMediaPickerController *)picker {
    words.text = @"cancelled";
    [self dismissModalViewControllerAnimated:YES];
}

@end
