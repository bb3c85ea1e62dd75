#import <UIKit/UIKit.h>

@class Contact, ContactFormController;

@protocol ContactFormDelegate <NSObject>
/// The form is done with; contact is nil if nothing is to be kept.
- (void)contactForm:(ContactFormController *)form didFinishWithContact:(Contact *)contact;
@end

/// Text fields for a new contact, to be shown in a navigation controller of its own; without one, a card to look at.
@interface ContactFormController : UITableViewController <UITextFieldDelegate> {
    Contact *contact;
    NSMutableArray *values;
    id<ContactFormDelegate> delegate;
}

@property (nonatomic, assign) id<ContactFormDelegate> delegate;

- (id)initWithContact:(Contact *)contact;

@end
