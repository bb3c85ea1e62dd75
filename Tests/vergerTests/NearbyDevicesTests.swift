import Foundation
import Glibc
import Testing

/// Apps on two devices that run at the same time, which meet by GameKit.
@Suite struct NearbyDevicesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Connects with whom it finds, says hello, and prints what it hears.
    private static let source = """
        #import <GameKit/GameKit.h>
        #import <UIKit/UIKit.h>
        @interface Delegate : NSObject <UIApplicationDelegate, GKSessionDelegate> {
            UIWindow *window;
            GKSession *session;
        }
        @end
        @implementation Delegate
        - (void)applicationDidFinishLaunching:(UIApplication *)application {
            window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
            [window makeKeyAndVisible];
            session = [[GKSession alloc] initWithSessionID:@"meeting" displayName:[[UIDevice currentDevice] model]
                                               sessionMode:GKSessionModePeer];
            session.delegate = self;
            [session setDataReceiveHandler:self withContext:NULL];
            session.available = YES;
        }
        - (void)session:(GKSession *)sender peer:(NSString *)peer didChangeState:(GKPeerConnectionState)state {
            printf("state %d of %s\\n", state, [[sender displayNameForPeer:peer] UTF8String]);
            if (state == GKPeerStateAvailable && [sender.peerID compare:peer] == NSOrderedAscending) {
                [sender connectToPeer:peer withTimeout:100];
            }
            if (state == GKPeerStateConnected) {
                NSData *data = [sender.displayName dataUsingEncoding:NSUTF8StringEncoding];
                [sender sendDataToAllPeers:data withDataMode:GKSendDataReliable error:NULL];
            }
        }
        - (void)session:(GKSession *)sender didReceiveConnectionRequestFromPeer:(NSString *)peer {
            [sender acceptConnectionFromPeer:peer error:NULL];
        }
        - (void)receiveData:(NSData *)data fromPeer:(NSString *)peer inSession:(GKSession *)sender context:(void *)context {
            printf("heard %.*s\\n", (int)data.length, (const char *)data.bytes);
        }
        @end
        int main(int argc, char *argv[]) {
            setvbuf(stdout, NULL, _IOLBF, 0);
            NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
            int status = UIApplicationMain(argc, argv, nil, @"Delegate");
            [pool release];
            return status;
        }
        """

    @Test func `Sessions on two devices find each other, talk, and notice when the other is gone`() throws {
        try folder.write(Self.source, to: "Meeting/main.m")
        try folder.write(
            """
            <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.Meeting</string>
            <key>CFBundleExecutable</key><string>Meeting</string></dict></plist>
            """, to: "Meeting/Info.plist")
        let home = folder.url
        #expect(try VergerProcess.run(["build", "Meeting"], home: home, currentFolder: home).status == 0)
        let app = "Meeting/build/Debug/Meeting.app"
        let phone = try VergerProcess(["run", app, "--device", "iPhone 4"], home: home, currentFolder: home)
        let pod = try VergerProcess(
            ["run", app, "--device", "iPod touch 4"], home: home, currentFolder: home)
        defer { phone.send(SIGINT) }
        #expect(phone.line(beginningWith: "heard iPod touch") != nil)
        #expect(pod.line(beginningWith: "heard iPhone") != nil)
        pod.send(SIGINT)
        _ = pod.wait()
        #expect(phone.line(beginningWith: "state 3 of iPod touch") != nil)
        let left = try FileManager.default.contentsOfDirectory(atPath: home.appendingPathComponent("Nearby").path)
        #expect(left.count == 1)
    }
}
