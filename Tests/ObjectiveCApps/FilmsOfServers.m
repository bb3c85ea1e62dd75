// A film of a slow server: it begins to play before all of it has come, waits where no more is there, and goes on to
// its end. One whose tables come last is played when all has come; one that is not there is not.
// film: film.mp4 -movflags +faststart -b:v 400k -maxrate 400k -bufsize 400k -x264opts nal-hrd=cbr:filler=1
// film: tables-last.mp4
// plist: <key>DTSDKName</key><string>iphoneos4.3</string>
// script: network 10 320 0 0
// script: wait 16
// script: network wifi
// script: wait 7
// > film: load 1
// > film: playing from 0.0, all of it is there 0
// > film: load 4
// > film: waits within it 1
// > film: load 3
// > film: ended with 0 at 3.0, waited 1
// > last: load 3
// > last: playing from 0.0, all of it is there 1
// > last: ended with 0 at 3.0, waited 0
// > none: ended with 1 because of NSURLErrorDomain -1100
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
    socklen_t size = sizeof address;
    bind(listener, (struct sockaddr *)&address, size);
    listen(listener, 16);
    getsockname(listener, (struct sockaddr *)&address, &size);
    port = ntohs(address.sin_port);
    pthread_t thread;
    pthread_create(&thread, NULL, serve, (void *)(long)listener);
}

@interface Delegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    MPMoviePlayerController *player;
    const char *name;
    CFTimeInterval start;
}
@end

@implementation Delegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    [window makeKeyAndVisible];
    start_server();
    NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
    [center addObserver:self selector:@selector(load) name:MPMoviePlayerLoadStateDidChangeNotification object:nil];
    [center addObserver:self selector:@selector(state) name:MPMoviePlayerPlaybackStateDidChangeNotification object:nil];
    [center addObserver:self selector:@selector(end:) name:MPMoviePlayerPlaybackDidFinishNotification object:nil];
    [self performSelector:@selector(playFilm) withObject:nil afterDelay:1.5];
    [self performSelector:@selector(playLast) withObject:nil afterDelay:18];
    [self performSelector:@selector(playNone) withObject:nil afterDelay:22];
}

- (void)play:(NSString *)file named:(const char *)newName {
    name = newName;
    [player stop];
    [player release];
    NSString *address = [NSString stringWithFormat:@"http://127.0.0.1:%d/%@", port, file];
    player = [[MPMoviePlayerController alloc] initWithContentURL:[NSURL URLWithString:address]];
    player.view.frame = CGRectMake(0, 100, 320, 240);
    [window addSubview:player.view];
    [player play];
}

- (void)playFilm { [self play:@"film.mp4" named:"film"]; }
- (void)playLast { [self play:@"tables-last.mp4" named:"last"]; }
- (void)playNone { [self play:@"none.mp4" named:"none"]; }

- (void)load {
    if (player.loadState == MPMovieLoadStateUnknown) return;
    printf("%s: load %d\n", name, (int)player.loadState);
    if (player.loadState != MPMovieLoadStateStalled) return;
    BOOL isWithin = player.currentPlaybackTime > 0.2 && player.currentPlaybackTime < 2.5;
    printf("%s: waits within it %d\n", name, isWithin && player.playableDuration < player.duration);
}

- (void)state {
    if (player.playbackState != MPMoviePlaybackStatePlaying) return;
    start = CACurrentMediaTime();
    printf("%s: playing from %.1f, all of it is there %d\n", name, player.currentPlaybackTime,
           player.playableDuration == player.duration);
}

- (void)end:(NSNotification *)notification {
    NSNumber *reason = [notification.userInfo objectForKey:MPMoviePlayerPlaybackDidFinishReasonUserInfoKey];
    NSError *error = [notification.userInfo objectForKey:@"error"];
    printf("%s: ended with %d", name, [reason intValue]);
    if (error) {
        NSError *cause = [error.userInfo objectForKey:NSUnderlyingErrorKey];
        printf(" because of %s %d\n", [cause.domain UTF8String], (int)cause.code);
        return;
    }
    printf(" at %.1f, waited %d\n", player.currentPlaybackTime, CACurrentMediaTime() - start > 3.1);
}

@end

int main(int argc, char *argv[]) {
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, @"Delegate");
    }
}
