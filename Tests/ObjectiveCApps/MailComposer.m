// script: wait-for "space"
// script: expect "a@example.com"
// script: tap "Subject:"
// script: wait 1
// script: type "ing"
// script: wait 1
// script: expect "Greeting"
// script: tap "Cancel"
// script: wait 1
// script: expect "Save Draft"
// script: tap "Cancel"
// script: wait 1
// script: tap "Send"
// script: wait 1
// A mail that the app has begun, and what became of it; the outbox gets the file.

#import <MessageUI/MessageUI.h>
#import <UIKit/UIKit.h>

@interface Controller : UIViewController <MFMailComposeViewControllerDelegate>
@end
@implementation Controller
- (void)viewDidAppear:(BOOL)animated {
    static BOOL isShown;
    if (isShown) return;
    isShown = YES;
    printf("can send: %d\n", [MFMailComposeViewController canSendMail]);
    MFMailComposeViewController *mail = [[MFMailComposeViewController alloc] init];
    mail.mailComposeDelegate = self;
    [mail setSubject:@"Greet"];
    [mail setToRecipients:[NSArray arrayWithObjects:@"a@example.com", @"someone.else@example.com", nil]];
    [mail setCcRecipients:[NSArray arrayWithObject:@"c@example.com"]];
    [mail setMessageBody:@"Good <b>day</b>.<br>Yours" isHTML:YES];
    [mail addAttachmentData:[@"text" dataUsingEncoding:NSUTF8StringEncoding] mimeType:@"text/plain" fileName:@"note.txt"];
    [self presentModalViewController:mail animated:YES];
    [mail release];
}
- (void)mailComposeController:(MFMailComposeViewController *)controller
          didFinishWithResult:(MFMailComposeResult)result
                        error:(NSError *)error {
    printf("result: %d %d\n", result, error == nil);
    NSString *device = [[[NSHomeDirectory() stringByDeletingLastPathComponent] stringByDeletingLastPathComponent]
        stringByAppendingPathComponent:@"Outbox/0001.eml"];
    NSString *file = [[[NSString alloc] initWithData:[NSData dataWithContentsOfFile:device]
                                            encoding:NSUTF8StringEncoding] autorelease];
    for (NSString *line in [file componentsSeparatedByString:@"\r\n"]) {
        if ([line hasPrefix:@"To"] || [line hasPrefix:@"\t"] || [line hasPrefix:@"Cc"] || [line hasPrefix:@"Subj"]
            || [line hasPrefix:@"Content-T"] || [line hasPrefix:@"Good"] || [line hasPrefix:@"Date"])
            printf("%s\n", [line UTF8String]);
    }
    [self dismissModalViewControllerAnimated:YES];
}
@end

@interface Delegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    Controller *controller;
}
@end
@implementation Delegate
- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    controller = [[Controller alloc] init];
    [window addSubview:controller.view];
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

// > can send: 1
// > result: 2 1
// > To: a@example.com,
// > 	someone.else@example.com
// > Cc: c@example.com
// > Subject: Greeting
// > Date: Fri, 19 Jun 2009 09:41:06 +0000
// > Content-Type: multipart/mixed; boundary=Apple-Mail-1-1245404466
// > Content-Type: text/html; charset=utf-8
// > Content-Transfer-Encoding: quoted-printable
// > Good <b>day</b>.<br>Yours<br/><br/>Sent from my iPhone
// > Content-Type: text/plain; name="note.txt"
// > Content-Transfer-Encoding: base64
