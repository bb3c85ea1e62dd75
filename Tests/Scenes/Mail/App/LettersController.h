#import <MessageUI/MessageUI.h>
#import <UIKit/UIKit.h>

/// Kinds of letters to begin with; the title tells what became of the last one.
@interface LettersController : UITableViewController <MFMailComposeViewControllerDelegate> {
    NSArray *kinds;
}

@end
