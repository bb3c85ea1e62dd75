// What the logs of AVFoundation and of MediaPlayer tell of films of a server: one that is played for a second, one that is not
// there; and that films of the device have none.
// film: film.mp4 -movflags +faststart
// script: wait 9
// > before: 1 1
// > access: 1 event, /film.mp4 of 127.0.0.1, session 1, began 1 at 0.0
// > watched 1.0, stalls 0, bytes all 1, downloaded 3.0, segments 1, changes 0, dropped 0
// > observed 1, indicated -1, no errors 1
// > text in 4: #Version: 1.0, fields 1, of the film 1
// > errors: 1, NSURLErrorDomain -1100 of /none.mp4 at 127.0.0.1, session 1, told 1, when 1, text 1
// > movie player: 1 event, watched 1.0, bytes 1, stalls 0, text 1, errors 0
// > movie player's errors: 1, NSURLErrorDomain -1100, text 1
// > of a file: 1 1
#import <AVFoundation/AVFoundation.h>
#import <MediaPlayer/MediaPlayer.h>
#import <UIKit/UIKit.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stdio.h>
#include <sys/socket.h>
#include <unistd.h>

static int port;

/// Answers a request for a file of the bundle.
static void answer(int client, const char *request) {
    char name[64] = "", head[256];
    sscanf(request, "GET /%63[^ ]", name);
    NSString *file = [NSString stringWithUTF8String:name];
    NSString *path = [[[NSBundle mainBundle] bundlePath] stringByAppendingPathComponent:file];
    NSData *data = [NSData dataWithContentsOfFile:path];
    snprintf(head, sizeof head, "HTTP/1.1 %s\r\nContent-Length: %d\r\nConnection: close\r\n\r\n",
             data ? "200 OK" : "404 Not Found", (int)[data length]);
    write(client, head, strlen(head));
    for (NSUInteger sent = 0; sent < [data length];) {
        ssize_t count = write(client, (const char *)[data bytes] + sent, [data length] - sent);
        if (count <= 0) break;
        sent += (NSUInteger)count;
    }
}

static void *serve(void *listener) {
    for (int client; (client = accept((int)(long)listener, NULL, NULL)) >= 0;) {
        NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
        char request[4096] = "";
        read(client, request, sizeof request - 1);
        answer(client, request);
        close(client);
        [pool release];
    }
    return NULL;
}

static void start_server(void) {
    int listener = socket(AF_INET, SOCK_STREAM, 0);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t length = sizeof address;
    bind(listener, (struct sockaddr *)&address, length);
    listen(listener, 4);
    getsockname(listener, (struct sockaddr *)&address, &length);
    port = ntohs(address.sin_port);
    pthread_t thread;
    pthread_create(&thread, NULL, serve, (void *)(long)listener);
}

static NSURL *served(NSString *name) {
    return [NSURL URLWithString:[NSString stringWithFormat:@"http://127.0.0.1:%d/%@", port, name]];
}

static NSString *text(NSData *data) { return [[[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding] autorelease]; }

@interface Delegate : NSObject <UIApplicationDelegate> {
    AVPlayer *player, *none;
    MPMoviePlayerController *movie, *missing;
    UIWindow *window;
}
@end

@implementation Delegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    [window makeKeyAndVisible];
    start_server();
    player = [[AVPlayer alloc] initWithURL:served(@"film.mp4")];
    none = [[AVPlayer alloc] initWithURL:served(@"none.mp4")];
    printf("before: %d %d\n", player.currentItem.accessLog == nil, player.currentItem.errorLog == nil);
    [self performSelector:@selector(play) withObject:nil afterDelay:1];
}

- (void)play {
    [player play];
    [self performSelector:@selector(tell) withObject:nil afterDelay:1];
}

- (void)tell {
    [player pause];
    AVPlayerItemAccessLog *log = [[[player.currentItem accessLog] copy] autorelease];
    AVPlayerItemAccessLogEvent *event = [log.events objectAtIndex:0];
    NSURL *url = [NSURL URLWithString:event.URI];
    printf("access: %d event, %s of %s, session %d, began %d at %.1f\n", (int)log.events.count, [[url path] UTF8String],
           [event.serverAddress UTF8String], event.playbackSessionID.length > 10,
           fabs([event.playbackStartDate timeIntervalSinceNow] + 1) < 0.2, event.playbackStartOffset);
    NSData *film = [NSData dataWithContentsOfURL:[[NSBundle mainBundle] URLForResource:@"film" withExtension:@"mp4"]];
    printf("watched %.1f, stalls %d, bytes all %d, downloaded %.1f, segments %d, changes %d, dropped %d\n",
           event.durationWatched, (int)event.numberOfStalls, event.numberOfBytesTransferred == (long long)film.length,
           event.segmentsDownloadedDuration, (int)event.numberOfSegmentsDownloaded,
           (int)event.numberOfServerAddressChanges, (int)event.numberOfDroppedVideoFrames);
    printf("observed %d, indicated %g, no errors %d\n", event.observedBitrate == -1 || event.observedBitrate > 1000,
           event.indicatedBitrate, player.currentItem.errorLog == nil);
    NSString *lines = text([log extendedLogData]);
    printf("text in %d: %s, fields %d, of the film %d\n", (int)[log extendedLogDataStringEncoding],
           [[[lines componentsSeparatedByString:@"\n"] objectAtIndex:0] UTF8String],
           [lines rangeOfString:@"#Fields: date uri "].length > 0, [lines rangeOfString:event.URI].length > 0);
    AVPlayerItemErrorLog *errors = [[[none.currentItem errorLog] copy] autorelease];
    AVPlayerItemErrorLogEvent *error = [errors.events objectAtIndex:0];
    printf("errors: %d, %s %d of %s at %s, session %d, told %d, when %d, text %d\n", (int)errors.events.count,
           [error.errorDomain UTF8String], (int)error.errorStatusCode, [[[NSURL URLWithString:error.URI] path] UTF8String],
           [error.serverAddress UTF8String], error.playbackSessionID.length > 10, error.errorComment.length > 0,
           error.date != nil, [text([errors extendedLogData]) rangeOfString:@"-1100"].length > 0 &&
                                  [errors extendedLogDataStringEncoding] == NSUTF8StringEncoding);
    [self performSelector:@selector(playMovie) withObject:nil afterDelay:0.5];
}

- (void)playMovie {
    movie = [[MPMoviePlayerController alloc] initWithContentURL:served(@"film.mp4")];
    movie.view.frame = CGRectMake(0, 0, 320, 240);
    [window addSubview:movie.view];
    [movie prepareToPlay];
    movie.shouldAutoplay = NO;
    missing = [[MPMoviePlayerController alloc] initWithContentURL:served(@"none.mp4")];
    [missing prepareToPlay];
    [self performSelector:@selector(startMovie) withObject:nil afterDelay:1];
}

- (void)startMovie {
    [movie play];
    [self performSelector:@selector(tellOfMovie) withObject:nil afterDelay:1];
}

- (void)tellOfMovie {
    [movie pause];
    MPMovieAccessLog *log = [[movie.accessLog copy] autorelease];
    MPMovieAccessLogEvent *event = [log.events objectAtIndex:0];
    printf("movie player: %d event, watched %.1f, bytes %d, stalls %d, text %d, errors %d\n", (int)log.events.count,
           event.durationWatched, event.numberOfBytesTransferred > 1000, (int)event.numberOfStalls,
           [text(log.extendedLogData) rangeOfString:event.URI].length > 0 &&
               log.extendedLogDataStringEncoding == NSUTF8StringEncoding, (int)movie.errorLog.events.count);
    MPMovieErrorLog *errors = missing.errorLog;
    MPMovieErrorLogEvent *error = [errors.events objectAtIndex:0];
    printf("movie player's errors: %d, %s %d, text %d\n", (int)errors.events.count, [error.errorDomain UTF8String],
           (int)error.errorStatusCode, [text(errors.extendedLogData) rangeOfString:@"-1100"].length > 0);
    NSURL *file = [[NSBundle mainBundle] URLForResource:@"film" withExtension:@"mp4"];
    [player release];
    player = [[AVPlayer alloc] initWithURL:file];
    [player play];
    [self performSelector:@selector(tellOfFile) withObject:nil afterDelay:1];
}

- (void)tellOfFile {
    printf("of a file: %d %d\n", player.currentItem.accessLog == nil, player.currentItem.errorLog == nil);
}

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, @"Delegate");
    }
}
