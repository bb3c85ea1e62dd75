#import "Link/GameCenterLink.h"
#import "Screens/GamePage.h"

@implementation GKFriendRequestComposeViewController {
    NSMutableArray *_recipients;
    UITextView *_text;
    UILabel *_to;
    NSString *_message;
}

+ (NSUInteger)maxNumberOfRecipients { return 8; }

- (id)init {
    if ((self = [super init])) {
        _recipients = [[NSMutableArray alloc] init];
        UIViewController *page = [[UIViewController alloc] init];
        page.title = @"Friend Request";
        game_pages_begin(self, page, UIBarButtonSystemItemCancel, @selector(finish));
        page.navigationItem.leftBarButtonItem = page.navigationItem.rightBarButtonItem;
        page.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Send"
                                                                                  style:UIBarButtonItemStyleDone
                                                                                 target:self
                                                                                 action:@selector(send)];
        [self fill:page];
    }
    return self;
}

- (void)fill:(UIViewController *)page {
    UIView *view = page.view;
    view.backgroundColor = game_felt();
    _to = [[UILabel alloc] initWithFrame:CGRectMake(12, 10, view.bounds.size.width - 24, 40)];
    _to.autoresizingMask = UIViewAutoresizingFlexibleWidth;
    _to.backgroundColor = [UIColor clearColor];
    _to.textColor = [UIColor whiteColor];
    _to.numberOfLines = 2;
    [view addSubview:_to];
    _text = [[UITextView alloc] initWithFrame:CGRectMake(12, 58, view.bounds.size.width - 24, 110)];
    _text.autoresizingMask = UIViewAutoresizingFlexibleWidth;
    _text.layer.cornerRadius = 6;
    _text.font = [UIFont systemFontOfSize:16];
    _text.text = @"Please accept my Game Center friend request.";
    [view addSubview:_text];
    [self showRecipients];
}

- (void)showRecipients {
    _to.text = [@"To: " stringByAppendingString:[_recipients componentsJoinedByString:@", "]];
    self.topViewController.navigationItem.rightBarButtonItem.enabled = _recipients.count > 0;
}

- (void)setMessage:(NSString *)message {
    _message = [message copy];
    _text.text = message;
}

- (void)add:(NSArray *)recipients {
    for (NSString *recipient in recipients) {
        if (_recipients.count >= [GKFriendRequestComposeViewController maxNumberOfRecipients]) {
            [NSException raise:NSInvalidArgumentException
                        format:@"A friend request has at most %u recipients.",
                               (unsigned)[GKFriendRequestComposeViewController maxNumberOfRecipients]];
        }
        [_recipients addObject:[recipient description]];
    }
    [self showRecipients];
}

- (void)addRecipientsWithPlayerIDs:(NSArray *)playerIDs { [self add:playerIDs]; }
- (void)addRecipientsWithEmailAddresses:(NSArray *)emailAddresses { [self add:emailAddresses]; }

- (void)send {
    game_center_ask(@"befriend",
                    [NSDictionary dictionaryWithObjectsAndKeys:_recipients, @"players", _text.text ?: @"", @"message", nil], nil);
    [self finish];
}

- (void)finish {
    id delegate = _composeViewDelegate;
    [delegate friendRequestComposeViewControllerDidFinish:self];
}

@end
