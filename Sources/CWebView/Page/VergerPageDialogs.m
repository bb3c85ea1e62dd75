#import "Page/VergerPageDialogs.h"
#import "Engine/VergerWebEngine.h"
#import <UIKit/UIKit.h>

@interface VergerPageDialogs () <UIAlertViewDelegate>
@end

@implementation VergerPageDialogs {
    VergerWebEngine *_engine;
    UIAlertView *_alert;
    /// The dialog that waits for the user, or 0.
    uint32_t _number;
}

- (id)initWithEngine:(VergerWebEngine *)engine {
    if ((self = [super init])) _engine = engine;
    return self;
}

- (void)dealloc { _alert.delegate = nil; }

- (void)show:(const struct web_message *)message {
    enum { alert, confirm, prompt, leave };
    int32_t type = message->values[0];
    // A page is never kept from being left.
    if (type < alert || type >= leave) return [self close:message->number isConfirmed:type == leave];
    [self close:_number isConfirmed:NO];
    _number = message->number;
    _alert = [[UIAlertView alloc] initWithTitle:nil
                                        message:[NSString stringWithUTF8String:message->text]
                                       delegate:self
                              cancelButtonTitle:type == alert ? @"OK" : @"Cancel"
                              otherButtonTitles:type == alert ? nil : @"OK", nil];
    if (type == prompt) {
        _alert.alertViewStyle = UIAlertViewStylePlainTextInput;
        [_alert textFieldAtIndex:0].text = [NSString stringWithUTF8String:message->bytes ?: ""];
    }
    [_alert show];
}

- (void)alertView:(UIAlertView *)view didDismissWithButtonIndex:(NSInteger)index {
    if (view != _alert) return;
    uint32_t number = _number;
    _number = 0;
    BOOL isPrompt = view.alertViewStyle == UIAlertViewStylePlainTextInput;
    [self close:number isConfirmed:index == 1 text:isPrompt ? [view textFieldAtIndex:0].text : nil];
}

- (void)close:(uint32_t)number isConfirmed:(BOOL)isConfirmed { [self close:number isConfirmed:isConfirmed text:nil]; }

- (void)close:(uint32_t)number isConfirmed:(BOOL)isConfirmed text:(NSString *)text {
    if (number == 0) return;
    int32_t values[web_message_value_count] = {isConfirmed};
    [_engine say:web_message_close_dialog number:number values:values text:nil
                  bytes:[text dataUsingEncoding:NSUTF8StringEncoding] descriptor:-1];
}

@end
