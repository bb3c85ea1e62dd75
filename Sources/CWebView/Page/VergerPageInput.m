#import "Page/VergerPageInput.h"
#import "Engine/VergerWebEngine.h"
#import "Page/VergerPageScripts.h"
#import "Page/VergerWebDocumentView.h"

@interface VergerPageInput () <VergerWebDocumentViewOwner>
@end

@implementation VergerPageInput {
    VergerWebEngine *_engine;
    VergerWebDocumentView *_view;
    BOOL _wasTapped;
}

- (id)initWithEngine:(VergerWebEngine *)engine view:(VergerWebDocumentView *)view {
    if ((self = [super init])) {
        _engine = engine;
        _view = view;
        _view.owner = self;
        _zoom = 1;
    }
    return self;
}

- (void)dealloc { _view.owner = nil; }

- (void)documentView:(VergerWebDocumentView *)view wasTappedAt:(CGPoint)point {
    CGFloat scale = [UIScreen mainScreen].scale;
    _wasTapped = YES;
    for (int32_t type = 1; type <= 3; type += 2) {
        int32_t values[web_message_value_count] = {type, (int32_t)(point.x * scale), (int32_t)(point.y * scale)};
        [_engine say:web_message_touch number:0 values:values text:nil bytes:nil descriptor:-1];
    }
    [_engine whenSettled:^{}];
}

- (void)documentView:(VergerWebDocumentView *)view typed:(NSString *)text {
    [_engine say:web_message_typed
          number:0
          values:NULL
            text:nil
           bytes:[text dataUsingEncoding:NSUTF8StringEncoding]
      descriptor:-1];
    [_engine whenSettled:^{}];
}

- (void)documentView:(VergerWebDocumentView *)view pressed:(int)key {
    [_engine say:web_message_key value:key];
    [_engine whenSettled:^{}];
}

/// The keyboard comes up for a field that was tapped, not for one that a script chose.
- (void)changeFocus:(const struct web_message *)message {
    static const UIKeyboardType types[] = {
        UIKeyboardTypeDefault, UIKeyboardTypeNumberPad, UIKeyboardTypeNumbersAndPunctuation, UIKeyboardTypePhonePad,
        UIKeyboardTypeURL, UIKeyboardTypeEmailAddress, UIKeyboardTypeDefault};
    enum { type_count = sizeof types / sizeof types[0], password = 6 };
    int32_t purpose = message->values[1];
    if (message->values[0] == 0) {
        _view.takesText = NO;
        [_view resignFirstResponder];
        return;
    }
    _view.keyboardType = purpose >= 0 && purpose < type_count ? types[purpose] : UIKeyboardTypeDefault;
    _view.secureTextEntry = purpose == password;
    _view.takesText = YES;
    if (!_wasTapped) return;
    [_view resignFirstResponder];
    [_view becomeFirstResponder];
}

- (NSString *)contentsOfDocumentView:(VergerWebDocumentView *)view {
    NSString *zoom = [NSString stringWithFormat:@"(%g)", (double)_zoom];
    return [_engine examine:[VergerContentsScript stringByAppendingString:zoom]];
}

@end
