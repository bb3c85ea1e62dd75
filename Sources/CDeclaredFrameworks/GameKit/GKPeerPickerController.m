#import "Notice/NotThereYet.h"
#import <GameKit/GameKit.h>
#import <UIKit/UIKit.h>

@interface GKPeerPickerController () <UIAlertViewDelegate>
@end

@implementation GKPeerPickerController {
    UIAlertView *_alert;
}

- (id)init {
    if ((self = [super init])) _connectionTypesMask = GKPeerPickerConnectionTypeNearby;
    return self;
}

- (BOOL)isVisible { return _alert != nil; }

- (void)show {
    if (_alert) return;
    NOT_THERE_YET("GKPeerPickerController", "finding other devices");
    _alert = [[UIAlertView alloc] initWithTitle:@"Bluetooth is Not Available"
                                        message:@"No other devices can be found."
                                       delegate:self
                              cancelButtonTitle:@"Cancel"
                              otherButtonTitles:nil];
    [_alert show];
}

- (void)dismiss {
    UIAlertView *alert = _alert;
    _alert = nil;
    alert.delegate = nil;
    [alert dismissWithClickedButtonIndex:0 animated:YES];
}

- (void)alertView:(UIAlertView *)alertView didDismissWithButtonIndex:(NSInteger)buttonIndex {
    if (_alert == nil) return;
    _alert.delegate = nil;
    _alert = nil;
    if ([_delegate respondsToSelector:@selector(peerPickerControllerDidCancel:)]) {
        [_delegate peerPickerControllerDidCancel:self];
    }
}

- (void)dealloc { _alert.delegate = nil; }

@end
